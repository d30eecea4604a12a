import { medianOf } from "@/modules/pipelines/rules";
import type { Answers, ChannelFigures } from "./model";
import { hoursBetween, rounded } from "./outcomes";
import { type Channel, channels } from "./rules";

export type Direction = "in" | "out";

/** What the figures need of one message, call or meeting. */
export type Contact = {
  /** Those that answer one another: a thread, or all calls with one record. */
  conversation: string;
  channel: Channel;
  direction: Direction;
  at: string;
};

type Wait = { channel: Channel; asked: Direction; at: string; hours: number | null };

/** Per channel, how many went out, and how soon either side answered what came over it. */
export function channelsOf(contacts: readonly Contact[], isAsked: (at: string) => boolean) {
  const waits = conversationsOf(contacts)
    .flatMap(waitsOf)
    .filter(({ at }) => isAsked(at));
  const sent = contacts.filter(({ direction, at }) => direction === "out" && isAsked(at));
  return channels.map((channel): ChannelFigures => {
    const here = waits.filter((it) => it.channel === channel);
    return {
      channel,
      sent: sent.filter((it) => it.channel === channel).length,
      ours: answersTo(here.filter(({ asked }) => asked === "in")),
      theirs: answersTo(here.filter(({ asked }) => asked === "out")),
    };
  });
}

const conversationsOf = (contacts: readonly Contact[]): Contact[][] =>
  Object.values(Object.groupBy(contacts, ({ conversation }) => conversation)).flatMap((found) =>
    found ? [found.toSorted((a, b) => a.at.localeCompare(b.at))] : [],
  );

/** Several messages in a row wait as one, from the first of them until the other side says anything. */
function waitsOf(conversation: readonly Contact[]): Wait[] {
  const waits: Wait[] = [];
  for (const { channel, direction, at } of conversation) {
    const open = waits.at(-1);
    if (open?.asked === direction) continue;
    if (open) open.hours = hoursBetween(open.at, at);
    waits.push({ channel, asked: direction, at, hours: null });
  }
  return waits;
}

function answersTo(waits: readonly Wait[]): Answers {
  const hours = waits.flatMap((it) => (it.hours === null ? [] : [it.hours]));
  return { messages: waits.length, answered: hours.length, medianHours: rounded(medianOf(hours)) };
}
