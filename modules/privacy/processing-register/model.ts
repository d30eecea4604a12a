import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { country, wordsOrNull } from "@/modules/records/core/model";
import { dataKinds, places, processorKinds, transferBases, troubles } from "./rules";

export const Processor = z.object({
  id: z.uuid(),
  kind: z.enum(processorKinds),
  name: z.string(),
  purpose: z.string(),
  country: z.string(),
  basis: z.enum(transferBases),
  agreedOn: z.iso.date().nullable(),
  termsUrl: z.string().nullable(),
  note: z.string().nullable(),
  place: z.enum(places),
  troubles: z.array(z.enum(troubles)),
  hasEnded: z.boolean(),
  version: z.number().int(),
});
export type Processor = z.infer<typeof Processor>;

/** The processors, and what is in use according to the settings and in no line of theirs. */
export const ProcessorList = z.object({
  processors: z.array(Processor),
  unlisted: z.array(z.object({ kind: z.enum(processorKinds), name: z.string() })),
});
export type ProcessorList = z.infer<typeof ProcessorList>;

const words = (longest: number) => z.string().trim().min(1, "Required").max(longest);
const day = z
  .literal("")
  .transform(() => null)
  .or(z.iso.date("Invalid date").nullable())
  .default(null);
const address = z
  .literal("")
  .transform(() => null)
  .or(
    z
      .url({ protocol: /^https?$/, error: "Invalid web address" })
      .max(300)
      .nullable(),
  )
  .default(null);

const fields = {
  kind: z.enum(processorKinds, required),
  name: words(120),
  purpose: words(300),
  country,
  basis: z.enum(transferBases, required).default("none"),
  agreedOn: day,
  termsUrl: address,
  note: wordsOrNull(500),
};
export const NewProcessor = z.strictObject(fields);
export type NewProcessor = z.infer<typeof NewProcessor>;
/** The whole line as it shall be. */
export const ProcessorChanges = z.strictObject({ ...fields, version: z.number().int() });
export type ProcessorChanges = z.infer<typeof ProcessorChanges>;

export const registerLanguages = ["en", "nl", "de"] as const;
export const RegisterQuery = z.object({ language: z.enum(registerLanguages).default("en") });
export const RegisterExport = RegisterQuery.extend({
  format: z.enum(["json", "md", "csv"]).default("json"),
});
export type RegisterExport = z.infer<typeof RegisterExport>;

const Activity = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  basis: z.string(),
  subjects: z.string(),
  recipients: z.string(),
  retention: z.string(),
  dataKinds: z.array(z.enum(dataKinds)),
  /** Where it lies, by the schema of the database itself. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

/** The record of processing activities (GDPR, article 30). */
export const Register = z.object({
  madeAt: z.iso.datetime(),
  language: z.enum(registerLanguages),
  controller: z.object({
    name: z.string(),
    address: z.string(),
    contact: z.string(),
    officer: z.string().nullable(),
  }),
  activities: z.array(Activity),
  processors: z.array(Processor),
  /** What is done to keep it safe, in general words. */
  measures: z.array(z.string()),
});
export type Register = z.infer<typeof Register>;
