import { keeping } from "@/modules/platform/records";
import { clientsChanged } from "./events";
import { clients } from "./schema";

export const { rowOf, fresh, changed, idOf, deed, told, archive, restore } = keeping({
  kind: "client",
  table: clients,
  prefix: "K",
  news: clientsChanged,
});
