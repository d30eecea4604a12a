import { z } from "zod";
import { required, singleLine } from "@/modules/platform/texts/model";
import { channels, profileTopics, topics } from "@/modules/platform/notifications/rules";
import { recordKinds } from "@/modules/records/core/rules";
import { densities, locales, roles, themes } from "@/modules/platform/accounts/rules";
import { isTimezone } from "@/src/calendar";
import { countedBadges, maxNameLength, maxPhoneLength, maxTitleLength } from "./rules";

const Chosen = z.object({ bell: z.boolean(), mail: z.boolean(), digest: z.boolean() });

/** Who somebody is to the product, by which clock they live and what they are told of. */
export const Profile = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  title: z.string().nullable(),
  phone: z.string().nullable(),
  timezone: z.string(),
  locale: z.enum(locales),
  theme: z.enum(themes),
  density: z.enum(densities),
  hasSingleKeys: z.boolean(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The address that waits for its letter to be answered. */
  newEmail: z.object({ email: z.string(), expiresAt: z.iso.datetime() }).nullable(),
  /** Specification §3: whether they are told of these at all, in whichever way. */
  notifications: z.record(z.enum(profileTopics), z.boolean()),
  /** Whether letters can go out at all; until somebody has set the mail up, none do. */
  isMailReady: z.boolean(),
  /** Every topic, and every way to be told of it. */
  channels: z.record(z.enum(topics), Chosen),
});
export type Profile = z.infer<typeof Profile>;

const name = (sentence: string) => singleLine(required).min(1, sentence).max(maxNameLength);
const words = (longest: number) => singleLine().max(longest).nullable();

export const ProfileChanges = z
  .object({
    firstName: name("First name is required"),
    lastName: name("Last name is required"),
    title: words(maxTitleLength),
    phone: words(maxPhoneLength),
    timezone: z.string().refine(isTimezone, "There is no such timezone."),
    locale: z.enum(locales),
    theme: z.enum(themes),
    density: z.enum(densities),
    hasSingleKeys: z.boolean(),
    notifications: z.partialRecord(z.enum(profileTopics), z.boolean()),
    channels: z.partialRecord(z.enum(topics), z.partialRecord(z.enum(channels), z.boolean())),
  })
  .partial()
  .strict();
export type ProfileChanges = z.infer<typeof ProfileChanges>;

export const NewPicture = z.object({
  picture: z.instanceof(File, { message: "Choose a picture." }),
});
export type NewPicture = z.infer<typeof NewPicture>;

export const NewAddress = z.object({ email: z.email("Invalid email address").max(254) });
export type NewAddress = z.infer<typeof NewAddress>;
export const AddressToken = z.object({ token: z.string().min(1).max(128) });

const figure = z.number().nullable();

/** Specification §3; null where there is too little to measure. */
export const ProfileMetrics = z.object({
  activePlacements: z.number().int(),
  successRate: figure,
  avgTimeToFill: figure,
  /** What those rest on, and over which days. */
  placements: z.number().int(),
  seats: z.number().int(),
  /** Fewer cases than this say nothing. */
  needed: z.number().int(),
  days: z.number().int(),
  badges: z.array(
    z.union([
      z.object({ code: z.literal("role"), value: z.enum(roles) }),
      z.object({ code: z.enum(countedBadges), value: z.number() }),
    ]),
  ),
});
export type ProfileMetrics = z.infer<typeof ProfileMetrics>;

/** What somebody did in one go to one record or to several of a kind. */
export const OwnAction = z.object({
  key: z.string(),
  type: z.enum(["change", "note", "task"]),
  at: z.string(),
  event: z.string(),
  kind: z.enum(recordKinds),
  recordId: z.string(),
  /** How the record is called; null where it is gone. */
  label: z.string().nullable(),
  /** How many records it was done to. */
  n: z.number().int(),
});
export type OwnAction = z.infer<typeof OwnAction>;

const Compared = z.object({
  value: figure,
  /** From how many cases. */
  n: z.number().int(),
  /** Against as many days before, in percent or points; null without a base. */
  change: figure,
  /** In the middle of those colleagues who have a figure; null where they are too few. */
  median: z.number().nullable(),
  colleagues: z.number().int(),
});

/** Somebody's figures beside those of the team, for themselves and for administrators. */
export const Performance = z.object({
  userId: z.uuid(),
  name: z.string(),
  days: z.number().int(),
  figures: z.object({
    placements: Compared,
    activePlacements: Compared,
    successRate: Compared,
    timeToFill: Compared,
    revenue: Compared,
  }),
});
export type Performance = z.infer<typeof Performance>;
