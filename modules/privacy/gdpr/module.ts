import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { declareSetting } from "@/modules/platform/settings";
import { webhookEvent } from "@/modules/platform/webhooks";
import { minuteMs } from "@/src/calendar";
import { noteTime } from "@/src/installation/known-time";
import { defineModule } from "@/src/module";
import { startGdprWorker } from "./worker";
import { GdprChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { gdprTasks } from "./retention/nightly";
import { applyTombstones } from "./retention/restoring";
import { concerns, halts } from "./health";
import { gdprRoutes } from "./routes";
import { dataProtection, retentionDays } from "./rules";
import * as subjectModels from "./subject-model";
import { mergeTombstones } from "./erasure/tombstones";

/** How long data stays where the law says no less, whether it then goes by itself, and how long that can be undone. */
const DataProtection = z.strictObject({
  retentionDays: z
    .number(required)
    .int()
    .min(28)
    .max(retentionDays, "More than a year requires the person's consent."),
  isAutomatic: z.boolean(),
  tracksConsent: z.boolean(),
  quarantineDays: z.number(required).int().min(0).max(30),
});

declare module "@/modules/platform/settings/model" {
  interface SettingValues {
    gdpr: z.infer<typeof DataProtection>;
  }
}

export const manifest = defineModule({
  name: "privacy/gdpr",
  heading: { tag: "GDPR" },
  routes: [gdprRoutes],
  access: {
    // All that is kept includes what colleagues wrote in private, so administrators hand it out; they erase as well.
    "POST /api/gdpr/data-export": { for: "admin", does: "Export what is kept about a person" },
    "GET /api/gdpr/exports": { for: "admin", does: "List personal exports" },
    "POST /api/gdpr/exports": { for: "admin", does: "Order a personal export" },
    "GET /api/gdpr/exports/:id": { for: "admin", does: "Show a personal export" },
    "GET /api/gdpr/exports/:id/content": { for: "admin", does: "Download a personal export" },
    "POST /api/gdpr/data-deletion": { for: "recruiter", does: "Ask for a person to be erased" },
    "GET /api/gdpr/erasures": { for: "viewer", does: "List erasures" },
    "GET /api/gdpr/erasures/:id": { for: "viewer", does: "Show an erasure" },
    "GET /api/gdpr/erasures/:id/preview": {
      for: "recruiter",
      does: "Preview what an erasure removes",
    },
    "POST /api/gdpr/erasures/:id/identity": {
      for: "recruiter",
      does: "Note how the identity behind an erasure was checked",
    },
    "POST /api/gdpr/erasures/:id/confirmation": {
      for: "admin",
      fresh: true,
      does: "Confirm an erasure",
    },
    "POST /api/gdpr/erasures/:id/refusal": { for: "admin", does: "Refuse an erasure" },
    "DELETE /api/gdpr/erasures/:id": { for: "recruiter", does: "Cancel an erasure" },
    "GET /api/gdpr/subjects": { for: "recruiter", does: "Find the people whose data is kept" },
    "GET /api/gdpr/subjects/:entityType/:entityId": {
      for: "recruiter",
      does: "Show how a person stands with the law",
    },
    "POST /api/gdpr/holds": { for: "admin", does: "Hold a person's data back from erasure" },
    "DELETE /api/gdpr/holds/:id": { for: "admin", does: "Lift a hold" },
    "GET /api/gdpr/purge": { for: "viewer", does: "Show what the nightly purge will remove" },
    "POST /api/gdpr/purge/preview": { for: "recruiter", does: "Preview the nightly purge" },
    "POST /api/gdpr/purge/confirmation": {
      for: "admin",
      fresh: true,
      does: "Confirm that the nightly purge may run",
    },
    "DELETE /api/gdpr/purge/confirmation": { for: "admin", does: "Stop the nightly purge" },
    "POST /api/gdpr/purge/runs": { for: "admin", fresh: true, does: "Purge now" },
  },
  settings: [declareSetting({ key: "gdpr", model: DataProtection, standard: dataProtection })],
  events: [GdprChanged],
  holder,
  restoration: { adopt: mergeTombstones, eraseAgain: applyTombstones },
  daily: gdprTasks,
  workers: [startGdprWorker],
  timers: [{ everyMs: 10 * minuteMs, run: noteTime }],
  webhooks: [webhookEvent("gdpr.changed", GdprChanged, () => ({}))],
  health: { concerns, halts },
  models: [model, subjectModels],
});
