import type { Policy } from "@/src/http/policy";

/** Reports as files; who is sent them says whoever administers the house. */
export const boardPacks: Policy = {
  "GET /api/board-packs": "recruiter",
  "POST /api/board-packs": "recruiter",
  "GET /api/board-packs/:id": "recruiter",
  "GET /api/board-packs/:id/content": "recruiter",
  "DELETE /api/board-packs/:id": "recruiter",
  "GET /api/board-packs/readers": "admin",
  "PUT /api/board-packs/readers/:id": "admin",
};
