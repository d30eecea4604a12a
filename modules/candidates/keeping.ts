import { keeping } from "@/modules/records";
import { candidatesChanged } from "./events";
import { candidates } from "./schema";

export const { rowOf, fresh, changed, idOf, deed, told, archive, restore } = keeping({
  kind: "candidate",
  table: candidates,
  prefix: "C",
  news: candidatesChanged,
});
