import { audit } from "@/modules/platform/audit";
import { suppressions } from "@/modules/platform/mail/suppressions";
import { changesOf, refuseTransition } from "@/modules/records/core";
import type { App } from "@/src/app";
import { invalid } from "@/src/errors";
import { utcToday } from "@/src/calendar";
import {
  heldBy,
  certificatesAsText,
  replaceCertificates,
  rowsOf,
} from "../certificates/certificates";
import { type ArrivingConsent, consentsArrived } from "../consents/arriving";
import { consentFromCheckbox } from "../consents/consents";
import { objectionArrived } from "../data-rights/objection-rows";
import { candidatesChanged } from "../events";
import { updateIfVersion, auditEntry, findUnchanged, historyLine } from "./archiving";
import { keysOf } from "../duplicates/likeness";
import type { CandidateChanges, CandidateRecord, StatusChange } from "../model";
import { columnsOf, historyFields } from "./recording";
import { nextStatuses } from "../rules";
import { find } from "../lists/service";
import type { CandidateRow } from "./shape";

/** Changes what was sent, if the record is still the one it was changed from; the history keeps what it was. */
export async function edit(
  app: App,
  id: string,
  { version, ...given }: CandidateChanges,
): Promise<CandidateRecord> {
  const edit = await editChanges(app, await findUnchanged(app, id, version), given);
  if (!edit) return find(app, id);
  const { fields, writes } = edit;
  await app.write(
    [...writes, audit.entry(app, auditEntry("edited", id, { fields }))],
    candidatesChanged([id]),
  );
  return find(app, id);
}

type Amendment = Omit<CandidateChanges, "version"> & {
  consents?: ArrivingConsent[];
  /** Since which day they want not to be approached. */
  objectedOn?: string | undefined;
  /** Why, as the history tells it. */
  reason?: string | null;
};

/** What an edit writes and which fields it changes; null where it changes nothing. */
export async function editChanges(
  app: App,
  before: CandidateRow,
  { certificates, consents = [], objectedOn, reason = null, ...given }: Amendment,
) {
  // No file that is imported changes whoever is restricted.
  if (before.restrictedAt) return null;
  const columns = await columnsOf(given);
  const after = { ...before, ...columns };
  const changes = changesOf(historyFields, before, after);
  const certificateRows = certificates ? await rowsOf(app, before.id) : [];
  const heldNow = certificates && heldBy(before.id, certificates, certificateRows);
  const hasNewCertificates = heldNow && !isSame(certificateRows, heldNow);
  if (hasNewCertificates)
    changes["certificates"] = [certificatesAsText(certificateRows), certificatesAsText(heldNow)];
  const arrived = consents.length > 0 ? await consentsArrived(app, before, consents) : null;
  const fields = Object.keys(changes);
  const objection = objectedOn ? await objectionArrived(app, before, objectedOn) : null;
  if (fields.length === 0 && !arrived && !objection) return null;
  const consent = changes["gdprConsent"]
    ? await consentFromCheckbox(app, before, after.gdprConsent)
    : arrived;
  const writes = [
    updateIfVersion(app, before, {
      ...columns,
      ...keysOf(after),
      ...consent?.set,
      ...objection?.set,
    }),
    ...(hasNewCertificates ? replaceCertificates(app, certificateRows, heldNow) : []),
    ...(consent?.writes ?? []),
    ...(objection?.writes ?? []),
    ...objectionKept(app, before, after.email),
    ...(fields.length > 0
      ? [historyLine(app, [before.id], { event: "edited", reason, changes })]
      : []),
  ];
  return { fields, writes };
}

/** An objection also covers the new address: it is suppressed as well. */
const objectionKept = (app: App, { objectedAt, email }: CandidateRow, now: string | null) =>
  objectedAt && now && now !== email ? suppressions.suppress(app, now, "objected") : [];

const isSame = (before: { id: string }[], after: { id: string }[]) =>
  before.length === after.length && after.every(({ id }) => before.some((it) => it.id === id));

/** Moves a candidate on; the blacklist asks for a reason and for a day to think again. */
export async function setStatus(
  app: App,
  id: string,
  { version, status, reason = null, until = null }: StatusChange,
): Promise<CandidateRecord> {
  const before = await findUnchanged(app, id, version);
  refuseTransition("a candidate", nextStatuses, { from: before.status, to: status });
  if (status === "blacklisted") refuseUnreasoned(app, reason, until);
  const statusUntil = status === "blacklisted" ? until : null;
  const changes = { status: [before.status, status] as [string, string] };
  await app.write(
    [
      updateIfVersion(app, before, { status, statusReason: reason, statusUntil }),
      historyLine(app, [id], { event: "status", reason, changes }),
      audit.entry(app, auditEntry("moved", id, { from: before.status, to: status })),
    ],
    candidatesChanged([id]),
  );
  return find(app, id);
}

function refuseUnreasoned(app: App, reason: string | null, until: string | null): void {
  const today = utcToday(app);
  if (!reason)
    throw invalid([{ path: ["reason"], message: "A reason is required for the blacklist." }]);
  if (!until || until <= today) {
    const message = "A review date is required for the blacklist.";
    throw invalid([{ path: ["until"], message }]);
  }
}
