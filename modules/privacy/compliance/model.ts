import { z } from "zod";
import { Decision } from "@/modules/records/decision-log/model";
import { kinds } from "@/modules/records/decision-log/rules";
import { PayCheck, PayTotals } from "@/modules/market/employers/model";
import { publicationStates } from "@/modules/engagement/careers/rules";
import { maxSearchLength, pageSize, systems } from "./rules";

/** A decision with the names of what it was about; null where that is gone or never was. */
export const LoggedDecision = Decision.extend({
  jobTitle: z.string().nullable(),
  candidateName: z.string().nullable(),
  recruiterName: z.string().nullable(),
  /** Whether it went against what the machine said. */
  isOverruling: z.boolean(),
  /** Whether somebody signed in decided it, and no schedule or command. */
  isByPerson: z.boolean(),
});
export type LoggedDecision = z.infer<typeof LoggedDecision>;

export const LogQuery = z.object({
  kind: z.enum([...kinds, "overruling", "selecting"]).optional(),
  q: z.string().trim().max(maxSearchLength).optional(),
  candidate: z.uuid().optional(),
  cursor: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(pageSize),
});
export type LogQuery = z.infer<typeof LogQuery>;

/** What computes numbers here, by which rules, and how people deal with them. */
export const Oversight = z.object({
  systems: z.array(
    z.object({
      id: z.enum(systems),
      version: z.string(),
      /** Numbers kept now; null where they are not kept one by one. */
      scores: z.number().int().nullable(),
    }),
  ),
  /** Whether a language model is asked at all. */
  usesModel: z.boolean(),
  decisions: z.number().int(),
  byPeople: z.number().int(),
  /** Decisions where a number stood beside, and those of them that went against it. */
  judged: z.number().int(),
  overruled: z.number().int(),
});
export type Oversight = z.infer<typeof Oversight>;

/** One of the agency's own ads, checked as the directive asks. */
export const OwnAd = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  title: z.string(),
  /** Whom the job is for. */
  client: z.string().nullable(),
  clientId: z.uuid().nullable(),
  state: z.enum(publicationStates),
  ...PayCheck.shape,
});
export type OwnAd = z.infer<typeof OwnAd>;

export const ClientPay = z.object({
  name: z.string(),
  clientId: z.uuid().nullable(),
  /** The agency's own ads for them. */
  ads: z.number().int(),
  score: z.number().nullable(),
  /** Ads of theirs that were found elsewhere. */
  found: z.number().int(),
  foundScore: z.number().nullable(),
});
export type ClientPay = z.infer<typeof ClientPay>;

export const PayTransparency = z.object({
  totals: PayTotals,
  /** The lowest score first. */
  ads: z.array(OwnAd),
  clients: z.array(ClientPay),
});
export type PayTransparency = z.infer<typeof PayTransparency>;
