import type { Policy } from "@/src/http/policy";

const confirmed = { for: "admin", fresh: true } as const;
const own = { for: "viewer", fresh: true } as const;

/** Who may get in: what everybody does about their own account, and administrators about others. */
export const accounts: Policy = {
  // Answers as soon as it is fresh: what the browser asks before it opens a download.
  "GET /api/auth/confirmation": own,
  "POST /api/auth/confirmation": "viewer",
  "PUT /api/auth/password": "viewer",
  "GET /api/auth/sessions": "viewer",
  "DELETE /api/auth/sessions": "viewer",
  "DELETE /api/auth/sessions/:id": "viewer",
  "GET /api/auth/second-factor": "viewer",
  "POST /api/auth/second-factor": own,
  "PUT /api/auth/second-factor": "viewer",
  "DELETE /api/auth/second-factor": own,
  "POST /api/auth/second-factor/codes": own,

  // By a link that was mailed or handed over.
  "GET /api/auth/forgotten": "anyone",
  "POST /api/auth/forgotten": "anyone",
  "POST /api/auth/link": "anyone",
  "POST /api/auth/reset": "anyone",
  "POST /api/auth/acceptance": "anyone",

  "GET /api/users": "admin",
  "GET /api/users/sign-ins": "admin",
  "PATCH /api/users/:id": confirmed,
  "DELETE /api/users/:id/sessions": confirmed,
  "DELETE /api/users/:id/second-factor": confirmed,
  "POST /api/users/:id/reset-link": confirmed,
  "GET /api/users/:id/belongings": "admin",
  "POST /api/users/:id/hand-over": confirmed,
  "POST /api/users/hand-overs/:id/undo": confirmed,
  "GET /api/invitations": "admin",
  "POST /api/invitations": confirmed,
  "POST /api/invitations/:id/link": confirmed,
  "DELETE /api/invitations/:id": confirmed,
};
