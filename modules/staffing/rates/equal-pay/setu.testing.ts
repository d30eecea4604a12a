import { existsSync } from "node:fs";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020";

// What SETU itself says a message has to be. Its description of Inquiry Pay Equity lies beside the repository; the schema
// of Timecards lies in a copy of the foundation's `xml-specifications`, whose folder COLDAISLE_SETU names.

const beside = join(import.meta.dir, "../../../../../shared/data/setu");
const timecards = "setu/schemas/purchase-to-pay-v2/Timecard.yml";
const files = {
  inquiryPayEquity: join(beside, "inquiry-pay-equity.openapi.yml"),
  timecard: join(Bun.env["COLDAISLE_SETU"] ?? beside, timecards),
};

export const hasInquirySchema = existsSync(files.inquiryPayEquity);
export const hasTimecardSchema = existsSync(files.timecard);
if (!hasInquirySchema) console.warn("SKIPPED: no SETU description in ../shared/data/setu.");
if (!hasTimecardSchema)
  console.warn(`SKIPPED: no schema of Timecards; COLDAISLE_SETU names a folder with ${timecards}.`);

type Described = { components: { schemas: Record<string, { $id?: string; $schema?: string }> } };

/** What of a message SETU's own schema refuses: nothing where it is valid. */
export async function faultsOfInquiry(message: unknown): Promise<string[]> {
  const described = Bun.YAML.parse(await Bun.file(files.inquiryPayEquity).text()) as Described;
  // Its name would make every reference one to itself.
  const {
    $id: _,
    $schema: __,
    ...inquiry
  } = described.components.schemas["InquiryPayEquity"] ?? {};
  Object.assign(described.components.schemas, { InquiryPayEquity: inquiry });
  const judge = judging();
  judge.addSchema(described, "setu");
  return faultsBy(judge, { $ref: "setu#/components/schemas/InquiryPayEquity" }, message);
}

export const faultsOfTimecard = async (timecard: unknown): Promise<string[]> =>
  faultsBy(judging(), Bun.YAML.parse(await Bun.file(files.timecard).text()) as object, timecard);

/** Days and times are told by pattern there, and its descriptions hold words that no schema knows. */
const judging = () => new Ajv2020({ strict: false, allErrors: true, validateFormats: false });

function faultsBy(judge: Ajv2020, schema: object, value: unknown): string[] {
  const isValid = judge.compile(schema);
  isValid(value);
  return (isValid.errors ?? []).map((it) => `${it.instancePath} ${it.message}`);
}
