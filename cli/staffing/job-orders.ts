import type { Command } from "commander";
import { clients } from "@/modules/crm/clients";
import {
  type JobOrder,
  JobOrderChanges,
  NewJobOrder,
  jobOrders,
} from "@/modules/staffing/job-orders";
import type { App } from "@/src/app";
import type { Context } from "../context";
import { print } from "../print";
import { readText } from "../arguments";

/** What is done with the jobs that clients ask for, beside those that were found. */
export function jobOrderCommands(jobs: Command, context: Context): void {
  addCommand(jobs, context);
  editCommand(jobs, context);
  duplicateCommand(jobs, context);
  stepCommand(jobs, context, ["close", "Close a job order"]);
  stepCommand(jobs, context, ["reopen", "Reopen a closed job order"]);
}

const withTerms = (command: Command) =>
  command
    .option("--client <number>", "client, by number like K-0042 or id")
    .option("--location <place>", "work location")
    .option("--country <code>", "e.g. NL or UK")
    .option("--seats <n>", "number of positions", Number)
    .option("--rate <amount>", "rate per position")
    .option("--currency <code>", "e.g. EUR")
    .option("--period <period>", "hour, day, month or year")
    .option("--start <day>", "start date, e.g. 2026-03-01")
    .option("--contract <kind>", "permanent, contract, temporary or freelance")
    .option("--text <file>", "file with the job description")
    .option("--json", "print JSON");

function addCommand(jobs: Command, { open }: Context): void {
  withTerms(jobs.command("add <title>").description("Add a job order")).action(
    async (title: string, { json, ...terms }) => {
      const app = open();
      const input = NewJobOrder.parse({ title, ...(await inputOf(app, terms)) });
      const order = await jobOrders.add(app, input);
      print(order, json, () => told(order));
    },
  );
}

function editCommand(jobs: Command, { open }: Context): void {
  withTerms(jobs.command("edit <number>").description("Edit a job order"))
    .option("--title <title>", "job title")
    .action(async (number: string, { json, title, ...terms }) => {
      const app = open();
      const { id, version } = await jobOrders.find(app, await jobOrders.idOf(app, number));
      const changes = { version, ...(title && { title }), ...(await inputOf(app, terms)) };
      const order = await jobOrders.edit(app, id, JobOrderChanges.parse(changes));
      print(order, json, () => told(order));
    });
}

function duplicateCommand(jobs: Command, { open }: Context): void {
  jobs
    .command("duplicate <number>")
    .description("Add the same job once more")
    .option("--json", "answer as JSON")
    .action(async (number: string, { json }) => {
      const app = open();
      const order = await jobOrders.duplicate(app, await jobOrders.idOf(app, number));
      print(order, json, () => told(order));
    });
}

type Step = [verb: "close" | "reopen", does: string];

function stepCommand(jobs: Command, { open }: Context, [verb, does]: Step): void {
  jobs
    .command(`${verb} <number>`)
    .description(does)
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const app = open();
      const { id, version } = await jobOrders.find(app, await jobOrders.idOf(app, number));
      const order = await jobOrders[verb](app, id, version);
      print(order, json, () => told(order));
    });
}

type Terms = Record<string, string | number | undefined>;

/** Only what was typed: what is left out says nothing. */
async function inputOf(app: App, { client, currency, period, start, text, ...same }: Terms) {
  const input = {
    ...same,
    clientId: client && (await clients.idOf(app, String(client))),
    rateCurrency: currency,
    ratePeriod: period,
    startsOn: start,
    description: text && (await readText(String(text))),
  };
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

const told = (it: JobOrder) =>
  [
    `${it.number}  ${it.title}  ${it.isOpen ? "open" : "closed"}`,
    [it.clientName, it.contactName, it.location, it.country].filter(Boolean).join("  "),
    [
      it.seats && `${it.seats} wanted`,
      it.rate && `${it.rateCurrency} ${it.rate} per ${it.ratePeriod}`,
      it.startsOn,
      it.contract,
    ]
      .filter(Boolean)
      .join("  "),
  ]
    .filter(Boolean)
    .join("\n");
