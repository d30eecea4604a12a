import { candidates } from "@/modules/crm/candidates";
import { type CvReading, cvs, type Proposal } from "@/modules/crm/cvs";
import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import { findWithAnswers } from "./service";

/** What an application would fill in of its candidate's record: what they said, and what their CV says. */
export async function proposals(app: App, id: string): Promise<CvReading> {
  const application = await findWithAnswers(app, id);
  const { candidateId: recordId, jobTitle: name } = application;
  const [record, kept] = await Promise.all([
    candidates.find(app, recordId),
    files.list(app, { kind: "candidate", recordId }),
  ]);
  const cv = kept.find(({ type }) => type === "cv");
  const nothing = { name, state: "empty" as const, trouble: null, text: null, proposals: [] };
  const reading = cv ? await cvs.proposals(app, cv.id) : nothing;
  const said = cvs.proposalsOf(application, record);
  return {
    ...reading,
    proposals: [...said.filter(isNotIn(reading.proposals)), ...reading.proposals],
  };
}

/** A certificate that the CV names too has its last day from there. */
const isNotIn = (known: Proposal[]) => (it: Proposal) =>
  !known.some(({ field, value }) => field === it.field && value === it.value);
