import { audit } from "@/modules/audit";
import { changesOf, refuseStep } from "@/modules/records";
import type { App } from "@/src/app";
import { invalid } from "@/src/errors";
import { heldBy, papersAsText, replacePapers, rowsOf } from "./certificates";
import { candidatesChanged } from "./events";
import { changed, deed, fresh, told } from "./keeping";
import { keysOf } from "./likeness";
import type { CandidateChanges, CandidateRecord, StatusChange } from "./model";
import { columnsOf, toldFields } from "./recording";
import { nextStatuses } from "./rules";
import { find } from "./service";
import type { CandidateRow } from "./shape";

/** Changes what was sent, if the record is still the one it was changed from; the history keeps what it was. */
export async function edit(
  app: App,
  id: string,
  { version, certificates, ...given }: CandidateChanges,
): Promise<CandidateRecord> {
  const before = await fresh(app, id, version);
  const columns = await columnsOf(given);
  const after = { ...before, ...columns };
  const changes = changesOf(toldFields, before, after);
  const papers = await rowsOf(app, id);
  const heldNow = certificates && heldBy(id, certificates, papers);
  const isNewPaper = heldNow && !isSame(papers, heldNow);
  if (isNewPaper) changes["certificates"] = [papersAsText(papers), papersAsText(heldNow)];
  const fields = Object.keys(changes);
  if (fields.length === 0) return find(app, id);

  const consent = changes["gdprConsent"] && { consentAt: consentAt(app, after) };
  await app.write(
    [
      changed(app, before, { ...columns, ...keysOf(after), ...consent }),
      ...(isNewPaper ? replacePapers(app, id, heldNow) : []),
      told(app, [id], { event: "edited", changes }),
      audit.entry(app, deed("edited", id, { fields })),
    ],
    candidatesChanged([id]),
  );
  return find(app, id);
}

const consentAt = (app: App, { gdprConsent }: CandidateRow) =>
  gdprConsent ? app.now().toISOString() : null;

const isSame = (before: { id: string }[], after: { id: string }[]) =>
  before.length === after.length && after.every(({ id }) => before.some((it) => it.id === id));

/** Moves a candidate on; the blacklist asks for a reason and for a day to think again. */
export async function setStatus(
  app: App,
  id: string,
  { version, status, reason = null, until = null }: StatusChange,
): Promise<CandidateRecord> {
  const before = await fresh(app, id, version);
  refuseStep("a candidate", nextStatuses, before.status, status);
  if (status === "blacklisted") refuseUnreasoned(app, reason, until);
  const statusUntil = status === "blacklisted" ? until : null;
  const changes = { status: [before.status, status] as [string, string] };
  await app.write(
    [
      changed(app, before, { status, statusReason: reason, statusUntil }),
      told(app, [id], { event: "status", reason, changes }),
      audit.entry(app, deed("moved", id, { from: before.status, to: status })),
    ],
    candidatesChanged([id]),
  );
  return find(app, id);
}

function refuseUnreasoned(app: App, reason: string | null, until: string | null): void {
  const today = app.now().toISOString().slice(0, 10);
  if (!reason) throw invalid([{ path: ["reason"], message: "The blacklist needs a reason." }]);
  if (!until || until <= today) {
    const message = "The blacklist needs a day on which it is looked at again.";
    throw invalid([{ path: ["until"], message }]);
  }
}
