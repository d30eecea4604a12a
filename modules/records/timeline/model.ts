import { z } from "zod";
import { Happening } from "@/modules/records/core/model";
import { recordKinds } from "@/modules/records/core/rules";
import { longestPage, pageLength, timelineTypes } from "./rules";

const Person = z.object({ id: z.string(), name: z.string() });

/** One thing that happened: a line of the history, or what another module tells of the record. */
export const TimelineEntry = Happening.extend({
  /** The same on every page. */
  key: z.string(),
  type: z.enum(timelineTypes),
  /** Plain text: what was noted, what was done, which job or person it was about. */
  text: z.string().nullable(),
  /** Who stands in the text as `<@id>`. */
  mentions: z.array(Person),
  /** What it is about beside the record. */
  about: z.object({ kind: z.enum(recordKinds), id: z.string() }).nullable(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const TimelineQuery = z.object({
  kind: z.enum(recordKinds),
  id: z.uuid(),
  type: z.enum(timelineTypes).optional(),
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(longestPage).default(pageLength),
});
export type TimelineQuery = z.infer<typeof TimelineQuery>;
