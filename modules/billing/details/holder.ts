import { eq, ne } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { billingDetails, billingPermissions } from "./schema";
import { mentionsIn, wordsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

/** A company is nobody; personal are the address that invoices go to, and who may bill. */
export const holder: Holder = {
  name: "billing",
  tables: ["billing_details", "billing_permissions"],

  async collect(app, { type, id }) {
    if (type === "user") {
      const isTheirs = eq(billingPermissions.userId, id);
      return { permissions: await app.db.select().from(billingPermissions).where(isTheirs) };
    }
    if (type !== "client") return {};
    const { clientId, email } = billingDetails;
    const rows = await app.db
      .select({ clientId, email })
      .from(billingDetails)
      .where(eq(clientId, id));
    return { billingDetails: rows };
  },

  async erase(app, { type, id }) {
    if (type === "user") {
      const gone = app.db.delete(billingPermissions).where(eq(billingPermissions.userId, id));
      return { writes: [gone], news: [] };
    }
    if (type !== "client") return { writes: [], news: [] };
    const forgotten = app.db
      .update(billingDetails)
      .set({ email: null })
      .where(eq(billingDetails.clientId, id));
    return { writes: [forgotten], news: [] };
  },

  mentions(app, { id }, search) {
    return mentionsIn(app, search, {
      table: billingDetails,
      where: ne(billingDetails.clientId, id),
      tell: ({ clientId, legalName, email, buyerReference, orderNumber, orders, ...more }) => ({
        ...onRecord("client", clientId),
        texts: {
          name: legalName,
          contacts: [email, buyerReference, orderNumber, wordsIn(orders)]
            .filter(Boolean)
            .join(" · "),
          reason: more.reverseChargeReason,
        },
      }),
    });
  },
};
