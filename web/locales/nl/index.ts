import type { Frame } from "..";
import common from "./common.json";
import shell from "./shell.json";
import ui from "./ui.json";

export default { common, shell, ui } satisfies Frame;
