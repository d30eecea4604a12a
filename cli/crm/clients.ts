import { Command } from "commander";
import { ClientQuery, ContactQuery, type ClientRecord, clients } from "@/modules/crm/clients";
import type { Context } from "../context";
import { print, table } from "../print";

export function clientsCommand({ open }: Context): Command {
  const command = new Command("clients").description("List and show clients");

  command
    .command("list")
    .description("List clients, newest first")
    .option("-q, --query <words>", "words, or a number like K-0042")
    .option("--status <status>", "active, inactive, prospect or all")
    .option("--sort <order>", "date, name or value")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ json, query, ...filter }) => {
      const page = await clients.list(open(), ClientQuery.parse({ ...filter, q: query }));
      const rows = page.clients.map((it) => [
        it.number,
        it.name,
        it.industry,
        it.status,
        it.tier,
        it.contractValue,
      ]);
      const head = ["NUMBER", "NAME", "INDUSTRY", "STATUS", "TIER", "EUR A YEAR"];
      print(page, json, () => table(head, rows));
    });

  command
    .command("show <number>")
    .description("Show a client by number or id")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const app = open();
      const record = await clients.find(app, await clients.idOf(app, number));
      print(record, json, () => told(record));
    });

  contactsCommand(command, open);
  return command;
}

function contactsCommand(command: Command, open: Context["open"]): void {
  command
    .command("contacts")
    .description("List the people at clients")
    .option("-q, --query <words>", "words of the name, position, address or client")
    .option("--where <conditions>", "e.g. client:Amstel;main:yes;email:yes")
    .option("--sort <order>", "name, client or title")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ json, query, ...filter }) => {
      const page = await clients.contacts(open(), ContactQuery.parse({ ...filter, q: query }));
      const rows = page.contacts.map((it) => [
        it.name,
        it.title,
        it.email,
        it.phone,
        it.client.number,
        it.client.name,
      ]);
      print(page, json, () => table(["NAME", "POSITION", "EMAIL", "PHONE", "NO.", "CLIENT"], rows));
    });
}

const told = (it: ClientRecord) =>
  [
    `${it.number}  ${it.name}  ${it.status}  ${it.tier}`,
    [it.industry, it.website].filter(Boolean).join("  "),
    ...it.contacts.map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join("  ")),
    ...it.sites.map(({ name, city, country }) => [name, city, country].filter(Boolean).join("  ")),
  ]
    .filter(Boolean)
    .join("\n");
