import { candidates } from "@/modules/crm/candidates";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { CvReading, Proposal } from "./model";
import { readCvByModel } from "./ports";
import { proposed, readIn, type Words } from "./reading";
import type { Found } from "./readers/found";
import { manyOf } from "./rules";

/**
 * What rules found stays as it is; a model adds what they did not, each with its words and none of it ticked. Addresses
 * and numbers are blotted out before it is sent, and that it was sent is written down first.
 */
export async function readWithModel(app: App, words: Words): Promise<CvReading> {
  const { record, text } = words;
  const reading = await readIn(app, words);
  if (!text) return reading;
  if (record) await candidates.refuseRestricted(app, [record.id]);
  const { withoutContacts } = await import("./readers");
  const { by, fields, employments } = await readCvByModel(app, {
    text: withoutContacts(text),
    sentEntry: (model) => sentEntry(app, record, model),
  });
  const isNew = newTo(reading);
  return {
    ...reading,
    model: null,
    proposals: [
      ...reading.proposals,
      ...fields
        .filter(isNew)
        .map((found) => proposed(text, { ...found, by, isCertain: false }, record)),
    ],
    employments: [
      ...reading.employments,
      ...employments
        .filter((one) => !reading.employments.some((known) => isSameTime(known, one)))
        .map((one) => ({ ...one, isCertain: false })),
    ],
  };
}

const sentEntry = (app: App, record: Words["record"], model: string) =>
  audit.entry(app, {
    action: "cv.sent",
    entityType: "candidate",
    ...(record && { entityId: record.id }),
    details: { model },
  });

type Told = Pick<Found, "field" | "value">;

/** Whether nothing has been said of a field, or of a field of which there are many not this. */
function newTo({ proposals }: CvReading): (told: Told) => boolean {
  const known = new Set<string>(proposals.map(keyOf));
  return (told) => {
    const isNew = !known.has(keyOf(told));
    known.add(keyOf(told));
    return isNew;
  };
}

const keyOf = ({ field, value }: Pick<Proposal, "field" | "value">) =>
  manyOf.includes(field) ? `${field} ${value}` : field;

const isSameTime = (known: { from: string }, one: { from: string }) =>
  known.from.slice(0, 4) === one.from.slice(0, 4);
