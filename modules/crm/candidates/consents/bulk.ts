import { and, inArray, isNull } from "drizzle-orm";
import { activities } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import { suppressions } from "@/modules/platform/mail/suppressions";
import type { App } from "@/src/app";
import { isFutureDay } from "@/src/calendar";
import { must } from "@/src/database";
import { invalid } from "@/src/errors";
import { jsonValues } from "@/src/database/bulk-insert";
import { momentOf } from "./arriving";
import type { ConsentRefusal, ConsentsNoted, NewConsents } from "./consent-model";
import {
  consentFrom,
  consentLine,
  type ConsentRow,
  consentsAsked,
  insertConsents,
  withConsents,
} from "./consent-rows";
import { candidatesChanged } from "../events";
import { updateIfVersion, auditEntry, historyLine } from "../lifecycle/archiving";
import { isTakenBack, mistakenBy } from "../legal-bases/rules";
import { numberOf, type Purpose } from "../rules";
import { candidateConsents as consents } from "../schema";
import type { CandidateRow } from "../lifecycle/shape";
import { standingOf } from "./standing";

type Person = { row: CandidateRow; given: ConsentRow[]; isUnwanted: boolean };

/** Notes one consent for many people, given the same way on the same day. Whoever cannot have agreed is refused by name. */
export async function noteConsents(app: App, asked: NewConsents): Promise<ConsentsNoted> {
  const now = app.now().toISOString();
  const { ids, givenOn, ...given } = asked;
  if (isFutureDay(app, givenOn)) {
    throw invalid([{ path: ["givenOn"], message: "This date is in the future." }]);
  }
  const people = await peopleOf(app, ids);
  const judged = people.map((one) => ({ ...one, refusal: refusalOf(one, given.purpose) }));
  const agreeing = judged.filter(({ refusal }) => refusal === null);
  const rows = agreeing.map(({ row }) =>
    consentFrom(app, row.id, { ...given, at: momentOf(givenOn, now) }),
  );
  if (rows.length > 0) await saveConsents(app, agreeing, { rows, purpose: given.purpose });
  return {
    consentIds: rows.map(({ id }) => id),
    refused: judged.flatMap(({ row: { id, seq, firstName, lastName }, refusal }) =>
      refusal ? [{ id, number: numberOf(seq), name: `${firstName} ${lastName}`, refusal }] : [],
    ),
  };
}

/** The undo of `noteConsents`: marked as mistakes, so that they shorten no retention as a withdrawal would. */
export async function unnoteConsents(app: App, consentIds: string[]) {
  const isNoted = and(inArray(consents.id, jsonValues(consentIds)), isNull(consents.withdrawnAt));
  const noted = await app.db.select().from(consents).where(isNoted);
  const people = await peopleOf(
    app,
    noted.map(({ candidateId }) => candidateId),
  );
  const ids = people.map(({ row }) => row.id);
  if (ids.length === 0) return { count: 0, ids };
  const set = { withdrawnAt: app.now().toISOString(), withdrawnBy: mistakenBy };
  const isMistake = ({ id }: ConsentRow) => noted.some((it) => it.id === id);
  await app.write(
    [
      ...people.map(({ row, given }) => {
        const after = given.map((it) => (isMistake(it) ? { ...it, ...set } : it));
        return updateIfVersion(app, row, standingOf(row, after));
      }),
      must(app.db.update(consents).set(set).where(isNoted)),
      historyLine(app, ids, { event: "consent-mistaken", reason: noted[0]?.purpose ?? null }),
      ...activities.logActivities(app, ids.map(lineOf)),
      audit.entry(app, auditEntry("consent-mistaken", null, { count: ids.length })),
    ],
    candidatesChanged(ids),
  );
  return { count: ids.length, ids };
}

const lineOf = (entityId: string) =>
  ({ deed: "consent-mistaken", entityType: "candidate", entityId }) as const;

async function peopleOf(app: App, ids: string[]): Promise<Person[]> {
  const people = await withConsents(app, ids);
  const addresses = people.flatMap(({ row }) => row.email ?? []);
  const reasons = await suppressions.isSuppressed(app, addresses);
  return people.map((person) => ({
    ...person,
    // An address that bounces says nothing about what its owner wants.
    isUnwanted: (reasons.get(person.row.email ?? "") ?? []).some((it) => it !== "bounced"),
  }));
}

/** Whoever took something back, or objected, is asked by a person and not written down with many others. */
function refusalOf({ row, given, isUnwanted }: Person, purpose: Purpose): ConsentRefusal | null {
  if (row.restrictedAt) return "restricted";
  if (purpose === "marketing") {
    if (!row.email) return "no-address";
    if (row.objectedAt || isUnwanted) return "objected";
  }
  const mine = given.filter((it) => it.purpose === purpose);
  if (mine.some(({ withdrawnAt }) => withdrawnAt === null)) return "already";
  return mine.some(({ withdrawnBy }) => isTakenBack(withdrawnBy)) ? "withdrew" : null;
}

/** The new consents, in the order of those who gave them, and to what. */
type Agreed = { rows: ConsentRow[]; purpose: Purpose };

const saveConsents = (app: App, people: Person[], { rows, purpose }: Agreed) => {
  const ids = people.map(({ row }) => row.id);
  const { version: textVersion } = consentsAsked;
  return app.write(
    [
      ...people.map(({ row, given }, n) =>
        updateIfVersion(app, row, standingOf(row, [...rows.slice(n, n + 1), ...given])),
      ),
      ...insertConsents(app, rows),
      ...(purpose === "keep"
        ? ids.map((id) =>
            activities.settlePendingWrite(app, { deed: "renewal-asked", entityId: id }),
          )
        : []),
      historyLine(app, ids, { event: "consent-given", reason: purpose }),
      ...activities.logActivities(app, rows.map(consentLine)),
      audit.entry(
        app,
        auditEntry("consent-given", null, { count: ids.length, purpose, textVersion }),
      ),
    ],
    candidatesChanged(ids),
  );
};
