import type { Act } from "./model";
import type { notifications } from "./schema";
import { filledIn, type Words } from "./wording";

type Told = Pick<typeof notifications.$inferSelect, "what" | "kind" | "recordId" | "params">;

/** What one press does about it; where none is enough, following it leads to where something is done. */
export function actOf({ what, kind, recordId, params }: Told, words: Words): Act | null {
  const { taskId, applicationId, jobId } = params;
  if (taskId) return { verb: "completeTask", taskId: String(taskId) };
  if (what === "applicationAdded" && applicationId)
    return { verb: "startReview", applicationId: String(applicationId) };
  if (what === "matchFound" && jobId && recordId)
    return { verb: "addToJob", jobId: String(jobId), candidateId: recordId };
  if (!isToDo(what, words)) return null;
  const title = filledIn(words.toDo[what], params);
  return { verb: "addTask", title, record: kind && recordId ? { kind, id: recordId } : null };
}

const isToDo = (what: string, { toDo }: Words): what is keyof Words["toDo"] => what in toDo;
