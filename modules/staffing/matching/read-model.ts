import { readModel } from "@/src/database/read-model";
import { matchNews, matches } from "./schema";

export const matchNewRows = readModel(matchNews, ["at", "candidateId", "jobId"]);

export const matchRows = readModel(matches, ["candidateId", "jobId", "score"]);
