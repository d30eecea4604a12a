import type { Policy } from "@/src/http/policy";

/** Copies of everything: who takes one away, or the last one, shows anew that it is them. */
export const backups: Policy = {
  "GET /api/admin/backups": "admin",
  "POST /api/admin/backup": "admin",
  "POST /api/admin/backups/copy/test": "admin",
  "POST /api/admin/backups/:name/verification": "admin",
  "POST /api/admin/backups/:name/release": { for: "admin", fresh: true },
  "GET /api/admin/backups/:name/content": { for: "admin", fresh: true },
  "DELETE /api/admin/backups/:name": { for: "admin", fresh: true },
};
