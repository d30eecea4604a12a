import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { addressesOf, holder } from "./holder";
import { ClientsChanged } from "./events";
import * as contactQuestions from "./contacts/questions";
import { contactRoutes } from "./contacts/routes";
import * as model from "./model";
import * as questions from "./lists/questions";
import { clientRoutes, clientStepRoutes } from "./routes";
import { clients } from "./schema";
import { keysAmong } from "./lists/service";
import { contactSearch, search } from "./lists/search";

export const manifest = defineModule({
  name: "crm/clients",
  routes: [clientRoutes, clientStepRoutes, contactRoutes],
  tokenArea: "clients",
  access: {
    "GET /api/clients": { for: "viewer", does: "List clients" },
    "GET /api/clients/facets": {
      for: "viewer",
      does: "Count the clients that have each value of a field",
    },
    "GET /api/clients/ids": { for: "viewer", does: "List the ids of clients" },
    "GET /api/clients/duplicates": {
      for: "viewer",
      does: "Find clients like the one that is described",
    },
    "GET /api/clients/export": { for: "viewer", does: "Export clients as a table" },
    "GET /api/clients/:id": { for: "viewer", does: "Show a client" },
    "GET /api/contacts": { for: "viewer", does: "List the people at clients" },
    "GET /api/contacts/facets": {
      for: "viewer",
      does: "Count the contacts that have each value of a field",
    },
    "GET /api/contacts/ids": { for: "viewer", does: "List the ids of contacts" },
    "GET /api/contacts/export": { for: "viewer", does: "Export contacts as a table" },
    "POST /api/clients": { for: "recruiter", does: "Add a client" },
    "PATCH /api/clients/:id": { for: "recruiter", does: "Change a client" },
    "POST /api/clients/:id/status": { for: "recruiter", does: "Change the status of a client" },
    "POST /api/clients/:id/tier": { for: "recruiter", does: "Change the tier of a client" },
    "POST /api/clients/statuses": {
      for: "recruiter",
      does: "Change the status of several clients",
    },
    "DELETE /api/clients/statuses": {
      for: "recruiter",
      does: "Take a change of status of several clients back",
    },
    "POST /api/clients/archivals": { for: "recruiter", does: "Archive clients" },
    "DELETE /api/clients/archivals": { for: "recruiter", does: "Bring archived clients back" },
  },
  events: [ClientsChanged],
  holder,
  webhooks: [webhookEvent("clients.changed", ClientsChanged, ({ ids }) => ({ ids }))],
  health: { counted: { clients } },
  addressesOf,
  merging: {
    client: [
      {
        table: "client_contacts",
        owner: "client_id",
        key: "id",
        once: ["name", "email"],
        isOrdered: true,
      },
      {
        table: "client_sites",
        owner: "client_id",
        key: "id",
        once: ["name", "city"],
        isOrdered: true,
      },
    ],
  },
  answers: { clientKeys: keysAmong },
  search: [search, contactSearch],
  models: [model, questions, contactQuestions],
});
