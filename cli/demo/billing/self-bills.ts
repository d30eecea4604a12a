import { NewSelfBillingDetails, type SelfBill, selfBilling } from "@/modules/billing/self-billing";
import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import { addDays, utcToday } from "@/src/calendar";
import { peopleByEmail } from "../records/candidates";
import { daysAgo } from "./hours";
import { weeksBefore } from "./weeks";

/** Invoices in the names of freelancers: paid, sent, ready to be made out, and one that lacks its agreement. */
export async function sampleSelfBills(app: App): Promise<void> {
  await sampleFreelancers(app);
  await selfBilling.addPast(app, weeksBefore(utcToday(app), periods));
  const { items } = await selfBilling.list(app, { status: "all", limit: 50 });
  await paid(app, items.at(-1));
}

/** Of which weeks ago, made out how many days ago. */
const periods = [
  { first: 10, last: 7, issued: 34 },
  { first: 6, last: 3, issued: 9 },
];

async function sampleFreelancers(app: App): Promise<void> {
  const { default: samples } = await import("./freelancers.json");
  const people = await peopleByEmail(app);
  for (const { candidate, isAgreed, details } of samples) {
    const id = people.get(candidate);
    if (!id) continue;
    const agreed = isAgreed && {
      agreedOn: addDays(utcToday(app), -80),
      agreementFileId: await agreementOf(app, id),
    };
    const input = { version: 0, email: candidate, ...details, ...agreed };
    await selfBilling.saveDetails(app, id, NewSelfBillingDetails.parse(input));
  }
}

/** The signed agreement among the person's files. */
async function agreementOf(app: App, recordId: string): Promise<string> {
  const file = new File([agreement], "self-billing-agreement.txt", { type: "text/plain" });
  const about = { kind: "candidate" as const, recordId, type: "letter" as const };
  return (await files.add(app, { ...about, file, audience: "internal" })).id;
}

const agreement = `Self-billing agreement (sample)

The agency makes out the invoices for approved hours in the name of the contractor, who makes out none for them.
`;

/** The oldest is paid. */
async function paid(app: App, first: SelfBill | undefined): Promise<void> {
  if (!first) return;
  const paidOn = addDays(utcToday(app), -21);
  await selfBilling.pay(daysAgo(app, 21), first.id, { version: first.version, paidOn });
}
