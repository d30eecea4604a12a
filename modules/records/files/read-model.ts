import { readModel } from "@/src/database/read-model";
import { files } from "./schema";

export const fileRows = readModel(files, [
  "addedAt",
  "audience",
  "bytes",
  "content",
  "format",
  "id",
  "kind",
  "name",
  "recordId",
  "removedAt",
  "type",
]);
