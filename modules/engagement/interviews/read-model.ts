import { readModel } from "@/src/database/read-model";
import { interviewHistory, interviewPeople, interviews, scorecards } from "./schema";

export const interviewHistoryRows = readModel(interviewHistory, [
  "at",
  "by",
  "event",
  "interviewId",
  "seq",
]);

export const interviewPeopleRows = readModel(interviewPeople, ["interviewId", "userId"]);

export const interviewRows = readModel(interviews, [
  "candidateId",
  "clientId",
  "createdAt",
  "id",
  "jobId",
  "projectId",
  "scheduledAt",
  "status",
  "type",
]);

export const scorecardRows = readModel(scorecards, ["interviewId", "overall", "userId"]);
