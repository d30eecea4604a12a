import type { Resolver } from "react-hook-form";
import type { ServerFields } from "./checks";

// The models are loaded with the first check and not with the page.
export const serverCheck: Resolver<ServerFields> = async (...input) =>
  (await import("./checks")).server(...input);
