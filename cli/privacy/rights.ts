import type { Command } from "commander";
import { candidates, type ConsentOverview, NewRestriction } from "@/modules/crm/candidates";
import { restrictionGrounds } from "@/modules/crm/candidates/legal-bases";
import { NoticeQuery, rights } from "@/modules/privacy/privacy-notices";
import type { Context } from "../context";
import { print, table } from "../print";

/** What the use of a candidate's data rests on, and what they may ask about it. */
export function rightsOf(command: Command, context: Context): void {
  rightsCommand(command, context);
  restrictCommand(command, context);
  objectCommand(command, context);
  informCommand(command, context);
}

function rightsCommand(command: Command, { open }: Context): void {
  command
    .command("rights <number>")
    .description("Show the legal bases for a candidate's data")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const app = open();
      const overview = await candidates.consentsOf(app, await candidates.idOf(app, number));
      print(overview, json, () => told(overview));
    });
}

function restrictCommand(command: Command, { open }: Context): void {
  command
    .command("restrict <number>")
    .description("Restrict processing of a candidate's data, or lift the restriction")
    .option("--ground <ground>", restrictionGrounds.filter((it) => it !== "erasure").join(", "))
    .option("--note <words>", "note")
    .option("--lift", "lift the restriction")
    .option("--json", "print JSON")
    .action(async (number: string, { lift, json, ...given }) => {
      const app = open();
      const id = await candidates.idOf(app, number);
      const overview = lift
        ? await candidates.unrestrict(app, id)
        : await candidates.restrict(app, id, NewRestriction.parse(given));
      print(overview, json, () => told(overview));
    });
}

function objectCommand(command: Command, { open }: Context): void {
  command
    .command("object <number>")
    .description("Record or lift an objection to contact")
    .option("--lift", "lift the objection")
    .option("--json", "print JSON")
    .action(async (number: string, { lift, json }) => {
      const app = open();
      const id = await candidates.idOf(app, number);
      const overview = await candidates[lift ? "unobject" : "object"](app, id);
      print(overview, json, () => told(overview));
    });
}

function informCommand(command: Command, { open }: Context): void {
  command
    .command("inform <number>")
    .description("Send the privacy notice (GDPR, Article 14)")
    .option("--locale <locale>", "en, nl or de")
    .option("--source <words>", "data source")
    .option("--dry-run", "only print the email")
    .option("--json", "print JSON")
    .action(async (number: string, { dryRun, json, ...given }) => {
      const app = open();
      const id = await candidates.idOf(app, number);
      const query = NoticeQuery.parse(given);
      if (dryRun) {
        const letter = await rights.preview(app, id, query);
        return print(letter, json, () => `${letter.subject}\n\n${letter.text}`);
      }
      const overview = await rights.send(app, id, query);
      print(overview, json, () => told(overview));
    });
}

function told({ bases, restriction, objectedAt, information }: ConsentOverview): string {
  const rows = bases.map(({ purpose, rests }) => [
    purpose,
    rests?.basis ?? "nothing",
    rests?.until ?? null,
  ]);
  return [
    table(["PURPOSE", "RESTS ON", "UNTIL"], rows),
    restriction && `Restricted since ${restriction.at.slice(0, 10)}: ${restriction.ground}`,
    objectedAt && `Objected on ${objectedAt.slice(0, 10)}`,
    information && noticed(information),
  ]
    .filter(Boolean)
    .join("\n");
}

const noticed = ({ dueOn, informedAt }: NonNullable<ConsentOverview["information"]>) =>
  informedAt ? `Told on ${informedAt.slice(0, 10)}` : `To be told by ${dueOn}`;
