import { medianOf } from "@/modules/staffing/pipeline/rules";
import type { Answers, ChannelFigures } from "./model";
import { rounded } from "./outcomes";
import { channels } from "./rules";
import type { Wait } from "./waits";

/** Per channel, how many went out, and how soon either side answered what came over it. */
export function channelsOf(
  waits: readonly Wait[],
  sent: ReadonlyMap<string, number>,
): ChannelFigures[] {
  return channels.map((channel) => {
    const here = waits.filter((it) => it.channel === channel);
    return {
      channel,
      sent: sent.get(channel) ?? 0,
      ours: answersTo(here.filter(({ asked }) => asked === "in")),
      theirs: answersTo(here.filter(({ asked }) => asked === "out")),
    };
  });
}

function answersTo(waits: readonly Wait[]): Answers {
  const hours = waits.flatMap((it) => (it.hours === null ? [] : [it.hours]));
  return { messages: waits.length, answered: hours.length, medianHours: rounded(medianOf(hours)) };
}
