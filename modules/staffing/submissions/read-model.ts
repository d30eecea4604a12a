import { readModel } from "@/src/database/read-model";
import { shortlistEntries, shortlists, submissions } from "./schema";

export const submissionRows = readModel(submissions, ["at", "candidateId", "clientId", "event"]);

export const shortlistEntryRows = readModel(shortlistEntries, ["candidateId", "shortlistId"]);

export const shortlistRows = readModel(shortlists, ["createdAt", "id", "projectId"]);
