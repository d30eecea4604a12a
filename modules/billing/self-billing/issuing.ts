import { billingPermissions } from "@/modules/billing/details";
import {
  hoursAnnex,
  type Renderer,
  nextNumber,
  numberOf,
  openRenderer,
  sellerOf,
} from "@/modules/billing/invoices";
import { timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { errorFields } from "@/src/log";
import { contentOf } from "./contents";
import type { Supplier } from "./details";
import { type Draft, draftsOf } from "./drafting";
import type { NewSelfBills, SelfBillsIssued } from "./model";
import { signOf } from "./rules";
import { write } from "./writing";

/** Issues the confirmed drafts, each in one write; one that fails is answered with its reason and uses up no number. */
export async function issue(app: App, { drafts, ...days }: NewSelfBills): Promise<SelfBillsIssued> {
  await billingPermissions.refuseUnpermitted(app);
  // Loading the renderer takes long, so it is opened with the first invoice, once.
  let opened: Promise<Renderer> | undefined;
  const maker = () => (opened ??= openRenderer(app));
  const done: SelfBillsIssued = [];
  try {
    for (const { key, fingerprint } of drafts)
      done.push({ key, ...(await tried(app, { ...days, key, fingerprint, maker })) });
  } finally {
    (await opened)?.close();
  }
  return done;
}

type Item = {
  key: string;
  fingerprint: string;
  from: string;
  to: string;
  maker: () => Promise<Renderer>;
};
const attempts = 3;

async function tried(app: App, item: Item) {
  for (let left = attempts; ; left -= 1) {
    try {
      return { number: await issueOne(app, item), reason: null };
    } catch (error) {
      const failure = Failure.from(error);
      // Retried with fresh data: another write took the number or the hours.
      if (failure.kind === "conflict" && left > 1) continue;
      if (failure.kind === "bug")
        app.log.error("a self-bill could not be made", errorFields(error));
      return { number: null, reason: failure.message };
    }
  }
}

async function issueOne(app: App, { maker, ...item }: Item): Promise<string> {
  const draft = await draftFor(app, item);
  if (!draft.supplier) throw new Failure("invalid", "This invoice lacks details. See the preview.");
  return makeOut(app, { draft, supplier: draft.supplier, maker: await maker() });
}

type Making = { draft: Draft; supplier: Supplier; maker: Renderer };

/** Makes a draft out under the next number of its supplier, and answers the number. */
export async function makeOut(app: App, { draft, supplier, maker }: Making): Promise<string> {
  const issuedOn = utcToday(app);
  const sign = signOf(supplier.seq);
  const place = await nextNumber(app, issuedOn, sign);
  const number = numberOf(place.series, place.n);
  const id = Bun.randomUUIDv7();
  const content = await contentOf(app, draft, { number, issuedOn, sign });
  const { hours, details } = draft;
  const ids = hours.map((it) => it.id);
  const spent = draft.expenses.map((it) => it.id);
  await write(app, {
    id,
    place,
    content,
    hours,
    maker,
    creditsId: null,
    supplierId: supplier.id,
    candidateId: details.candidateId,
    email: details.email,
    annex: await hoursAnnex(app, hours),
    beside: [...timesheets.payLocked(app, id, ids), ...timesheets.expensesPaid(app, id, spent)],
  });
  return number;
}

/** The confirmed draft; fails if it differs from what would be issued now. */
async function draftFor(app: App, { key, fingerprint, from, to }: Omit<Item, "maker">) {
  const asked = { from, to, candidateId: candidateOf(key) };
  const drafts = await draftsOf(app, asked, await sellerOf(app));
  const draft = drafts.find((it: Draft) => it.key === key);
  if (!draft) throw new Failure("invalid", "These hours were billed already.");
  if (draft.fingerprint !== fingerprint) {
    const sentence = "The hours or details changed since the preview. Preview the run again.";
    throw new Failure("invalid", sentence);
  }
  return draft;
}

/** A draft is named by its person and currency. */
function candidateOf(key: string): string {
  try {
    return String((JSON.parse(key) as unknown[])[0]);
  } catch {
    throw new Failure("invalid", "Choose invoices of the preview.");
  }
}
