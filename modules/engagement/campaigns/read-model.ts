import { readModel } from "@/src/database/read-model";
import { campaignLetters, campaignRecipients } from "./schema";

export const campaignLetterRows = readModel(campaignLetters, ["id"]);

export const campaignRecipientRows = readModel(campaignRecipients, [
  "candidateId",
  "changedAt",
  "state",
]);
