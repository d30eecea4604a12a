import { declareSetting } from "@/modules/platform/settings";
import { defineModule } from "@/src/module";
import { LedgerExported } from "./events";
import * as model from "./model";
import { ledgerRoutes } from "./routes";
import { defaultAccounts } from "./rules";

export const manifest = defineModule({
  name: "billing/ledger",
  routes: [ledgerRoutes],
  tokenArea: "billing",
  access: {
    "GET /api/ledger-exports": { for: "recruiter", does: "List exports of the books" },
    "POST /api/ledger-exports": {
      for: "recruiter",
      does: "Export invoices and payments for accounting",
    },
    "GET /api/ledger-exports/:id/file": {
      for: "recruiter",
      does: "Download an export of the books",
    },
  },
  settings: [
    declareSetting({ key: "ledger", model: model.LedgerAccounts, standard: defaultAccounts }),
  ],
  events: [LedgerExported],
  models: [model],
});
