import type { Locale } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { type Colleague, candidateOf } from "./context";
import type { InterviewRow } from "./shape";
import zones from "./zones.json";

/** Somebody who is written to about an interview, in their language and by their clock. */
export type Reader = {
  /** Null is the candidate. */
  userId: string | null;
  name: string;
  /** How a letter calls them. */
  calledName: string;
  address: string;
  locale: Locale;
  timezone: string;
};

export const colleagueAsReader = (person: Colleague): Reader => ({
  userId: person.id,
  name: nameOf(person),
  calledName: calledIn(person.locale, person),
  address: person.email,
  locale: person.locale,
  timezone: person.timezone,
});

/** In German one is called by both names as long as one is not on first-name terms. */
const calledIn = (locale: Locale, person: Named) =>
  locale === "de" ? nameOf(person) : oneLine(person.firstName);

type Asked = Pick<InterviewRow, "candidateId" | "locale" | "timezone" | "type">;

/** The candidate, by the clock of their country; whoever comes to a room goes by the clock of that place. */
export async function candidateAsReader(app: App, row: Asked): Promise<Reader | null> {
  const { firstName, lastName, email, country } = await candidateOf(app, row.candidateId);
  if (!email) return null;
  const own = Object.entries(zones).find(([code]) => code === country)?.[1];
  return {
    userId: null,
    name: nameOf({ firstName, lastName }),
    address: email,
    locale: row.locale,
    calledName: calledIn(row.locale, { firstName, lastName }),
    timezone: row.type === "in-person" ? row.timezone : (own ?? row.timezone),
  };
}

type Named = Pick<Colleague, "firstName" | "lastName">;

export const nameOf = ({ firstName, lastName }: Named) => oneLine(`${firstName} ${lastName}`);

/** What stands in the head of a letter or in a calendar ends no line of it. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ");
