import type { Locale } from "@/modules/users";
import type { App } from "@/src/app";
import { type Colleague, candidateOf } from "./around";
import type { InterviewRow } from "./shape";
import zones from "./zones.json";

/** Somebody who is written to about an interview, in their language and by their clock. */
export type Reader = {
  /** Null is the candidate. */
  userId: string | null;
  name: string;
  firstName: string;
  address: string;
  locale: Locale;
  timezone: string;
};

export const colleagueAsReader = (person: Colleague): Reader => ({
  ...{ userId: person.id, name: nameOf(person), firstName: person.firstName },
  ...{ address: person.email, locale: person.locale, timezone: person.timezone },
});

type Asked = Pick<InterviewRow, "candidateId" | "locale" | "timezone" | "type">;

/** The candidate, by the clock of their country; whoever comes to a room goes by the clock of that place. */
export async function candidateAsReader(app: App, row: Asked): Promise<Reader | null> {
  const { firstName, lastName, email, country } = await candidateOf(app, row.candidateId);
  if (!email) return null;
  const own = Object.entries(zones).find(([code]) => code === country)?.[1];
  return {
    ...{ userId: null, name: nameOf({ firstName, lastName }), address: email, locale: row.locale },
    // Germans are called by both names where one does not know them.
    firstName: row.locale === "de" ? nameOf({ firstName, lastName }) : firstName,
    timezone: row.type === "in-person" ? row.timezone : (own ?? row.timezone),
  };
}

export const nameOf = ({ firstName, lastName }: Pick<Colleague, "firstName" | "lastName">) =>
  oneLine(`${firstName} ${lastName}`);

/** What stands in the head of a letter or in a calendar ends no line of it. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ");
