import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { addressesOf, holder } from "./holder";
import {
  certificateCalls,
  certificateRoutes,
  bulkCertificateRoutes,
  certificateStepRoutes,
} from "./certificates/routes";
import * as certificatesWalletModels from "./certificates/wallet-model";
import * as consentsConsentModels from "./consents/consent-model";
import { consentCalls, consentRoutes, groundRoutes, restrictionRoutes } from "./consents/routes";
import { CandidatesChanged } from "./events";
import * as factsModels from "./facts-model";
import * as model from "./model";
import * as questions from "./lists/questions";
import { candidateLookupRoutes, candidateRoutes, candidateStatusRoutes } from "./routes";
import { candidates } from "./schema";
import { search } from "./lists/search";
import { namingTasks } from "./certificates/naming";
import { restrictedAmong } from "./lifecycle/archiving";

export const manifest = defineModule({
  name: "crm/candidates",
  routes: [
    candidateRoutes,
    candidateStatusRoutes,
    candidateLookupRoutes,
    certificateRoutes,
    certificateStepRoutes,
    bulkCertificateRoutes,
    consentRoutes,
    restrictionRoutes,
    groundRoutes,
  ],
  tokenArea: "candidates",
  access: {
    "GET /api/candidates": { for: "viewer", does: "List candidates" },
    "GET /api/candidates/catalogue": {
      for: "viewer",
      does: "List the roles, skills and certificates that a candidate may have",
    },
    "GET /api/candidates/facets": {
      for: "viewer",
      does: "Count the candidates that have each value of a field",
    },
    "GET /api/candidates/export": { for: "viewer", does: "Export candidates as a table" },
    "GET /api/candidates/ids": { for: "viewer", does: "List the ids of candidates" },
    "GET /api/candidates/duplicates": {
      for: "viewer",
      does: "Find candidates like the one that is described",
    },
    "GET /api/candidates/:id": { for: "viewer", does: "Show a candidate" },
    "GET /api/candidates/:id/duplicates": {
      for: "viewer",
      does: "List possible duplicates of a candidate",
    },
    "POST /api/candidates": { for: "recruiter", does: "Add a candidate" },
    "PATCH /api/candidates/:id": { for: "recruiter", does: "Change a candidate" },
    "POST /api/candidates/:id/status": {
      for: "recruiter",
      does: "Change the status of a candidate",
    },
    "POST /api/candidates/statuses": {
      for: "recruiter",
      does: "Change the status of several candidates",
    },
    "DELETE /api/candidates/statuses": {
      for: "recruiter",
      does: "Take a change of status of several candidates back",
    },
    "POST /api/candidates/archivals": { for: "recruiter", does: "Archive candidates" },
    "DELETE /api/candidates/archivals": {
      for: "recruiter",
      does: "Bring archived candidates back",
    },
    ...certificateCalls,
    ...consentCalls,
  },
  events: [CandidatesChanged],
  holder,
  daily: namingTasks,
  webhooks: [webhookEvent("candidates.changed", CandidatesChanged, ({ ids }) => ({ ids }))],
  health: { counted: { candidates } },
  addressesOf,
  merging: {
    candidate: [
      {
        table: "candidate_certificates",
        owner: "candidate_id",
        key: "id",
        once: ["certificate", "number", "expires_on"],
      },
      { table: "candidate_identities", owner: "candidate_id", key: "document", once: [] },
    ],
    stays: {
      candidate_consents: "consent was given for the other record; nobody takes it over unasked",
      legal_grounds: "what was recorded of the other record is looked at anew for this one",
      restrictions: "a restricted record is not merged",
    },
  },
  answers: { restrictedAmong },
  search: [search],
  models: [certificatesWalletModels, consentsConsentModels, factsModels, model, questions],
});
