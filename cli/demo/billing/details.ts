import type { z } from "zod";
import { billingDetails, NewBillingDetails } from "@/modules/billing/details";
import { settings } from "@/modules/platform/settings";
import { approvals } from "@/modules/staffing/timesheets/approvals";
import type { App } from "@/src/app";
import { clientsWithSites } from "../records/clients";

type Details = Partial<z.input<typeof NewBillingDetails>>;
const samples = async () => (await import("./details.json")).default;

/** The names of the clients that are invoiced. */
export const billedClients = async (): Promise<Set<string>> =>
  new Set((await samples()).clients.map(({ client }) => client));

/** Where the agency is paid, how three clients are billed, and who approves hours at every client. */
export async function sampleDetails(app: App): Promise<void> {
  const { agency, clients } = await samples();
  await settings.save(app, "billing", { value: agency });
  const known = (await clientsWithSites(app)).filter(({ isSample }) => isSample);
  for (const { id, name, contacts } of known) {
    const details = clients.find(({ client }) => client === name)?.details as Details | undefined;
    if (details)
      await billingDetails.save(app, id, NewBillingDetails.parse({ version: 0, ...details }));
    const approvers = contacts.slice(0, 2).flatMap((contact, n) => {
      const rank = n === 0 ? (1 as const) : (2 as const);
      return contact.email
        ? [{ siteId: null, rank, contactId: contact.id, locale: "en" as const }]
        : [];
    });
    await approvals.changeApprovers(app, id, { version: 0, approvers });
  }
}
