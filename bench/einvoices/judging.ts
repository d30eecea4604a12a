import fc from "fast-check";
import type { Syntax } from "@/modules/billing/details/rules";
import { anyContent } from "@/modules/billing/invoices/forms/content.testing";
import { asBilling, spoilt, withTwoDates } from "@/modules/billing/invoices/forms/spoiling.testing";
import { electronicOf } from "@/modules/billing/invoices/forms/electronic";
import { paperOf } from "@/modules/billing/invoices/forms/paper";
import { hasSchemas, refusedIn } from "@/modules/billing/invoices/forms/schemas.testing";
import { failedIn, rulesOf } from "@/modules/billing/invoices/forms/schematron.testing";
import { formOf } from "@/modules/staffing/documents/printing/forms/form";

// One share of the documents of a syntax, judged by the official rules; a process of its own, because a transformation
// holds its thread. It prints what it found so far as lines of JSON.

export type Share = { syntax: Syntax; count: number; seed: number; of: number; place: number };
export type Found = {
  documents: number;
  failed: string[];
  refused: number;
  /** What the XML schemas refused, and how many spoilt copies they did. */
  invalid: string[];
  misplaced: number;
};

const brand = { name: "Noord", ink: "#123456", logo: null };
const toldEvery = 10;

async function* judged({ syntax, count, seed, of, place }: Share): AsyncGenerator<Found> {
  const all = fc.sample(anyContent(syntax), { numRuns: count, seed });
  for (const content of all.filter((_, n) => n % of === place)) {
    const pdf =
      syntax === "facturx" ? await formOf(paperOf(content, null, brand)) : new Uint8Array();
    const { xml: written } = await electronicOf(content, pdf);
    const xml = asBilling(content, written);
    const failed = await failedIn(xml, rulesOf[syntax]);
    const isRefused = (await failedIn(spoilt(xml), rulesOf[syntax])).length > 0;
    yield { documents: 1, failed, refused: Number(isRefused), ...(await judgedBySchema(written)) };
  }
}

async function judgedBySchema(xml: Uint8Array): Promise<Pick<Found, "invalid" | "misplaced">> {
  if (!hasSchemas()) return { invalid: [], misplaced: 0 };
  const twice = await refusedIn(withTwoDates(xml));
  return { invalid: await refusedIn(xml), misplaced: Number(twice.length > 0) };
}

export const none = (): Found => ({
  ...{ documents: 0, failed: [], refused: 0, invalid: [], misplaced: 0 },
});

export const both = (one: Found, other: Found): Found => ({
  documents: one.documents + other.documents,
  failed: [...one.failed, ...other.failed],
  refused: one.refused + other.refused,
  invalid: [...one.invalid, ...other.invalid],
  misplaced: one.misplaced + other.misplaced,
});

if (import.meta.main) {
  let since = none();
  for await (const found of judged(JSON.parse(Bun.argv[2] ?? "{}"))) {
    since = both(since, found);
    if (since.documents < toldEvery) continue;
    console.log(JSON.stringify(since));
    since = none();
  }
  console.log(JSON.stringify(since));
}
