/** JSON as the document is made of. */
export type Json = { [name: string]: unknown };

export const schemaAddress = "#/components/schemas/";
export const responseAddress = "#/components/responses/";

const csv = "text/csv";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const tables = [csv, xlsx, "application/json"];
const zip = "application/zip";
/** What people may put up as a file. */
const kept = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.oasis.opendocument.text",
  xlsx,
  "text/plain",
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/heic",
];

/** What a route without a model of its answer answers with: files, by the type of their content. */
export const fileTypes: Readonly<Record<string, readonly string[]>> = {
  "GET /metrics": ["text/plain"],
  "GET /uploads/:name": ["image/png"],
  "GET /careers/feed.xml": ["application/xml"],
  "GET /careers/feed.rss": ["application/rss+xml"],
  "GET /careers/feed.json": ["application/feed+json"],
  "GET /calendar/:token": ["text/calendar"],
  "GET /api/profile/pictures/:name": ["image/png"],
  "GET /api/admin/backups/:name/content": ["application/octet-stream"],
  "GET /api/jobs/export": tables,
  "GET /api/candidates/export": tables,
  "GET /api/clients/export": tables,
  "GET /api/contacts/export": tables,
  "GET /api/projects/export": tables,
  "GET /api/deployments/export": tables,
  "GET /api/applications/export": tables,
  "GET /api/certificates/export": tables,
  "GET /api/tasks/export": tables,
  "GET /api/crm/interviews/export": tables,
  "GET /api/campaigns/export": tables,
  "GET /api/expenses/export": tables,
  "GET /api/leads/export": tables,
  "GET /api/payments/export": tables,
  "GET /api/timesheets/export": tables,
  "GET /api/timesheets/pay": tables,
  "GET /api/ledger-exports/:id/file": [csv],
  "GET /api/invoices/export": tables,
  "GET /api/invoices/:id/pdf": ["application/pdf"],
  "GET /api/invoices/:id/xml": ["application/xml"],
  "GET /api/self-billing/invoices/:id/pdf": ["application/pdf"],
  "GET /api/self-billing/invoices/:id/xml": ["application/xml"],
  "GET /api/applications/my/:id/documents.zip": [zip],
  "GET /api/analysis/runs/:id/report": [csv, "application/json"],
  "GET /api/crm/interviews/:id/invitation.ics": ["text/calendar"],
  "GET /api/gdpr/log": tables,
  "GET /api/gdpr/exports/:id/content": [zip],
  "GET /api/board-packs/:id/content": [zip],
  "GET /api/deployments/:id/dossier/archive": [zip],
  "GET /api/legal/certificates/:id/proof": kept,
  "GET /api/processing/register/export": ["application/json", "text/markdown", csv],
  "GET /api/files/:id/content": kept,
  "GET /api/files/:id/portrait": ["image/png"],
  "GET /api/files/:id/picture": ["image/png", "image/jpeg", "image/webp"],
  "GET /api/crm/communications/:id/files/:fileId/content": kept,
  "GET /api/imports/:id/rejected": [csv],
};

/** Where a route answers with another address instead of something of its own. */
export const leadsElsewhere: readonly string[] = ["GET /api/login", "GET /api/logout"];
/** Read for its status alone. */
export const answersNothing: readonly string[] = ["GET /api/auth/confirmation"];

/** Each kind of refusal that a status stands for, and when it comes. */
export const refusals = {
  401: ["Unauthenticated", "Nobody is signed in, or the token is not known any more."],
  403: [
    "Forbidden",
    "The role or the token does not reach that, the request came from another site, or a confirmation with the password is needed (`confirm_password`).",
  ],
  404: ["Missing", "There is no such record. It may have been removed."],
  409: [
    "Conflict",
    "The record has been changed since it was read, or its state does not allow this.",
  ],
  413: ["Oversized", "The body is larger than what is accepted."],
  415: ["Mistyped", "The body is of another type than the one that is accepted."],
  422: ["Invalid", "Something is wrong with what was sent; `fields` says with what."],
  429: ["Throttled", "Too many requests. `Retry-After` says when to come again."],
  500: ["Bug", "Something went wrong; the log has it under the id of the request."],
  503: ["Unavailable", "Something that this needs cannot be reached, or the server is stopping."],
  507: ["Full", "The disk is full. Nothing was changed."],
} as const satisfies Record<number, readonly [name: string, meaning: string]>;
export type RefusalStatus = keyof typeof refusals;
