import { audit } from "@/modules/platform/audit";
import { refuseStep } from "@/modules/records/core";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { stoppersOf } from "./blockers";
import { deploymentsChanged } from "./events";
import { hired } from "./hiring";
import { kept } from "./keeping";
import { nextStatuses } from "./rules";
import type { DeploymentRow } from "./shape";

/** Begins it, if nothing stops it; whoever starts is hired from that moment. */
export async function begin(app: App, row: DeploymentRow): Promise<void> {
  refuseStep("a deployment", nextStatuses, row.status, "active");
  const stoppers = await stoppersOf(app, row);
  const [first] = stoppers;
  if (first) throw new Failure("conflict", `It cannot start yet. ${first}`);
  const person = await hired(app, row);
  await app.write(
    [
      kept.changed(app, row, { status: "active" }),
      kept.told(app, [row.id], { event: "status", changes: { status: [row.status, "active"] } }),
      ...person.writes,
      audit.entry(app, kept.deed("started", row.id)),
    ],
    deploymentsChanged([row.id]),
    ...person.news,
  );
}
