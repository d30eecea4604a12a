import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { modules } from "@/modules/all";
import { syntaxes } from "@/modules/billing/details/rules";
import { agencyBills, approvedWeek, billed, colleagues } from "@/modules/billing/invoices/fixtures";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { furnished, type Installation } from "../installation";

/** How many deployments a client has; each has one approved week. */
const deploymentsEach = 3;

/** An agency with so many clients whose hours are approved and not billed, each in its own syntax. */
export async function agencyWith(clients: number): Promise<Installation> {
  const { folder, cookie } = await furnished();
  const app = openApp(readConfig({ DATA_DIR: folder, LOG_LEVEL: "error" }), { modules });
  await agencyBills(app);
  const desk = await colleagues(app);
  for (let n = 0; n < clients; n += 1) {
    const { clientId } = await approvedWeek(app, desk);
    const grouping = n % 2 === 0 ? ("client" as const) : ("person" as const);
    const syntax = syntaxes[n % syntaxes.length];
    await billed(app, clientId, { syntax, grouping, buyerReference: "04011000-1234512345-06" });
    for (let more = 1; more < deploymentsEach; more += 1)
      await approvedWeek(app, desk, { clientId, days: 5 - more });
  }
  await app.close();
  return { folder, cookie };
}

/** A copy to work in. */
export function copyOf({ folder: from, cookie }: Installation): Installation {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-billing-"));
  cpSync(from, folder, { recursive: true });
  return { folder, cookie };
}

export const thrownAway = ({ folder }: Installation) =>
  rmSync(folder, { recursive: true, force: true });
