import { Command } from "commander";
import { compliance, LogQuery } from "@/modules/privacy/compliance";
import { dossiers } from "@/modules/privacy/posted-workers";
import { independence } from "@/modules/privacy/contractor-status";
import { legal } from "@/modules/privacy/legal-documents";
import { packs } from "@/modules/staffing/country-rules";
import type { Context } from "../context";
import { print, table } from "../print";

export function complianceCommand(context: Context): Command {
  const command = new Command("compliance").description(
    "Country rules and how the agency meets them",
  );
  return command
    .addCommand(rulesCommand(context))
    .addCommand(dossiersCommand(context))
    .addCommand(independenceCommand(context))
    .addCommand(decisionsCommand(context))
    .addCommand(payCommand(context))
    .addCommand(wttaCommand(context));
}

const rulesCommand = ({ open }: Context) =>
  new Command("rules")
    .description("List country rules with their values, date and source")
    .option("--country <code>", "only this country")
    .option("--json", "print JSON")
    .action(async ({ country, json }) => {
      const rules = await packs.list(open(), { country });
      print(rules, json, () =>
        table(
          ["RULE", "FROM", "NUMBERS", "REVIEWED", "SOURCE"],
          rules.map((it) => [
            it.id,
            it.validFrom,
            numbersOf(it.values),
            it.reviewedOn,
            it.source.address,
          ]),
        ),
      );
    });

const numbersOf = (values: Record<string, number>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ") || null;

const dossiersCommand = ({ open }: Context) =>
  new Command("dossiers")
    .description("List people working abroad and open duties")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const all = await dossiers.list(open());
      print(all, json, () =>
        table(
          ["DEPLOYMENT", "PERSON", "FROM", "TO", "LEFT", "LATE", "NEXT"],
          all.map((it) => [
            it.number,
            it.candidateName,
            it.home,
            it.work,
            it.toDo,
            it.overdue,
            it.nextDue,
          ]),
        ),
      );
    });

const independenceCommand = ({ open }: Context) =>
  new Command("independence")
    .description("List contractors and their status checks")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const all = await independence.list(open());
      print(all, json, () =>
        table(
          ["DEPLOYMENT", "PERSON", "CLIENT", "STANDING", "RISK", "WARNINGS"],
          all.map((it) => [
            it.number,
            it.candidateName,
            it.clientName,
            it.standing,
            it.risk,
            it.warnings.join(" ") || null,
          ]),
        ),
      );
    });

const decisionsCommand = ({ open }: Context) =>
  new Command("decisions")
    .description("Log of decisions that overrode a score, with names")
    .option("--search <words>", "search text")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ search, limit, json }) => {
      const { decisions } = await compliance.log(open(), LogQuery.parse({ q: search, limit }));
      print(decisions, json, () =>
        table(
          ["AT", "BY", "KIND", "PERSON", "JOB", "SCORE", "REASON"],
          decisions.map((it) => [
            it.at,
            it.by,
            it.kind,
            it.candidateName,
            it.jobTitle,
            it.machine?.score ?? null,
            it.reason,
          ]),
        ),
      );
    });

const payCommand = ({ open }: Context) =>
  new Command("pay")
    .description("Pay transparency of the agency's own ads")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const report = await compliance.payTransparency(open());
      print(report, json, () =>
        table(
          ["SCORE", "AD", "CLIENT", "LACKS"],
          report.ads.map(({ score, title, client, findings }) => {
            const lacks = findings.filter(({ isWell }) => !isWell).map(({ check }) => check);
            return [score, title, client, lacks.join(" ") || null];
          }),
        ),
      );
    });

const wttaCommand = ({ open }: Context) =>
  new Command("wtta")
    .description("Inspection report for a Dutch agency: certificates and who works where")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const app = open();
      const certificates = await legal.certificatesOf(app);
      const abroad = await dossiers.list(app);
      print({ papers: certificates, abroad }, json, () =>
        table(
          ["PAPER", "NUMBER", "STANDING", "UNTIL"],
          certificates.map((it) => [it.kind, it.number, it.standing, it.validUntil]),
        ),
      );
    });
