import { readModel } from "@/src/read-model";
import { merges } from "./schema";

export const mergeRows = readModel(merges, ["mergedId", "recordId"]);
