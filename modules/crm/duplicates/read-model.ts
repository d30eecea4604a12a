import { readModel } from "@/src/database/read-model";
import { merges } from "./schema";

export const mergeRows = readModel(merges, ["before", "mergedId", "recordId", "undoneAt"]);
