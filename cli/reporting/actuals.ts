import { Command } from "commander";
import { type Actuals, actuals, ActualsQuery } from "@/modules/reporting/actuals";
import type { Context } from "../context";
import { print, table } from "../print";

type Choice = { deployment?: string; project?: string; client?: string; json?: boolean };

/** `coldaisle reports actuals`: what the last weeks came to, beside what was planned, and the plan of the next ones. */
export const actualsCommand = ({ open }: Context): Command =>
  new Command("actuals")
    .description("Compare planned with actual hours, revenue and margin by week")
    .option("--deployment <id>", "only this deployment")
    .option("--project <id>", "only this project")
    .option("--client <id>", "only this client")
    .option("--json", "print JSON")
    .action(async (choice: Choice) => {
      const found = await actuals.compare(open(), queryOf(choice));
      print(found, choice.json ?? false, () => shown(found));
    });

function queryOf({ deployment, project, client }: Choice): ActualsQuery {
  if (deployment) return ActualsQuery.parse({ kind: "deployment", id: deployment });
  if (project) return ActualsQuery.parse({ kind: "project", id: project });
  return ActualsQuery.parse(client ? { kind: "client", id: client } : {});
}

/** Of a week of which something is not approved yet: so much of it counts as it was agreed. */
const estimate = "estimate: in part not approved";

const hours = (minutes: number) => (minutes / 60).toFixed(1);
const cents = (euros: number) => euros.toFixed(2);

const shown = ({ weeks, ahead, ...sums }: Actuals): string =>
  [
    table(
      ["week", "planned h", "approved h", "planned margin", "actual margin", ""],
      [
        ...weeks.map(({ week, planned, approved, outcome }) => [
          week,
          hours(planned.minutes),
          hours(approved.minutes),
          cents(planned.margin),
          cents(outcome.margin),
          Math.abs(outcome.margin - approved.margin) < 0.005 ? null : estimate,
        ]),
        ...ahead.map(({ week, planned }) => [
          week,
          hours(planned.minutes),
          null,
          cents(planned.margin),
          null,
          null,
        ]),
      ],
    ),
    `invoiced ${cents(sums.invoiced)}, to be billed ${cents(sums.waiting)}, written off ${cents(sums.writtenOff)}`,
  ].join("\n");
