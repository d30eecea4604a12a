import { Command } from "commander";
import { candidates } from "@/modules/crm/candidates";
import { clients } from "@/modules/crm/clients";
import { projects } from "@/modules/staffing/projects";
import { Start, type StartCheck, starts } from "@/modules/staffing/start-checks";
import type { App } from "@/src/app";
import type { Context } from "../context";
import { print, table } from "../print";

type Options = { client?: string; site?: string; project?: string; from?: string; until?: string };

/** `coldaisle candidates can-start C-0042 --client K-0003 --from 2026-03-02`. */
export const canStartCommand = ({ open }: Context): Command =>
  new Command("can-start")
    .description(
      "Check whether a candidate can start at a client, site or project, and what blocks it",
    )
    .argument("<number>", "the candidate's number or id")
    .option("--client <number>", "a client's number or id")
    .option("--site <id>", "the id of a client's datacenter")
    .option("--project <number>", "a project's number or id")
    .option("--from <day>", "start date; default: today")
    .option("--until <day>", "end date")
    .option("--json", "print JSON")
    .action(async (number: string, { json, ...options }: Options & { json?: boolean }) => {
      const app = open();
      const check = await starts.canStart(app, await startFrom(app, number, options));
      print(check, json === true, () => told(check));
    });

const startFrom = async (app: App, number: string, options: Options): Promise<Start> =>
  Start.parse({
    candidateId: await candidates.idOf(app, number),
    clientId: options.client && (await clients.idOf(app, options.client)),
    siteId: options.site,
    projectId: options.project && (await projects.idOf(app, options.project)),
    startDate: options.from,
    endDate: options.until,
  });

function told({ candidateName, light, from, until, blockers, owners }: StartCheck): string {
  const where = owners.map(({ name }) => name).join(", ") || "nowhere in particular";
  const head = `${candidateName}: ${light} (${where}, ${[from, until].filter(Boolean).join(" to ")})`;
  const rows = blockers.map((it) => [
    it.severity,
    it.why,
    [it.name ?? it.what, it.level, it.years].filter((word) => word !== null).join(" "),
    it.expiresOn,
    it.leadDays,
  ]);
  if (rows.length === 0) return head;
  return `${head}\n${table(["SEVERITY", "WHY", "WHAT", "ENDS", "LEAD DAYS"], rows)}`;
}
