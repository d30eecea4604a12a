import { z } from "zod";
import { channels, profileTopics, topics } from "@/modules/notifications/rules";
import { isTimezone } from "@/modules/zones/rules";
import { longestName, longestPhone } from "./rules";

const Chosen = z.object({ bell: z.boolean(), mail: z.boolean(), digest: z.boolean() });

/** Who somebody is to the product, by which clock they live and what they are told of. */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  timezone: z.string(),
  /** Specification §3: whether they are told of these at all, in whichever way. */
  notifications: z.record(z.enum(profileTopics), z.boolean()),
  /** Whether letters can go out at all; until somebody has set the mail up, none do. */
  isMailReady: z.boolean(),
  /** Every topic, and every way to be told of it. */
  channels: z.record(z.enum(topics), Chosen),
});
export type Profile = z.infer<typeof Profile>;

const name = (sentence: string) => z.string("Required").trim().min(1, sentence).max(longestName);

export const ProfileChanges = z
  .object({
    firstName: name("First name is required"),
    lastName: name("Last name is required"),
    phone: z.string().trim().max(longestPhone).nullable(),
    timezone: z.string().refine(isTimezone, "There is no such timezone."),
    notifications: z.partialRecord(z.enum(profileTopics), z.boolean()),
    channels: z.partialRecord(z.enum(topics), z.partialRecord(z.enum(channels), z.boolean())),
  })
  .partial()
  .strict();
export type ProfileChanges = z.infer<typeof ProfileChanges>;
