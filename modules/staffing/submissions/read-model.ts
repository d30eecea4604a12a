import { readModel } from "@/src/read-model";
import { submissions } from "./schema";

export const submissionRows = readModel(submissions, ["at", "candidateId", "clientId", "event"]);
