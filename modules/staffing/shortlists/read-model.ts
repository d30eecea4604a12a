import { readModel } from "@/src/read-model";
import { shortlistEntries, shortlists } from "./schema";

export const shortlistEntryRows = readModel(shortlistEntries, ["candidateId", "shortlistId"]);

export const shortlistRows = readModel(shortlists, ["createdAt", "id", "projectId"]);
