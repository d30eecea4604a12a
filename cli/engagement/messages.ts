import { Command } from "commander";
import { candidates } from "@/modules/crm/candidates";
import { clients } from "@/modules/crm/clients";
import {
  type Communication,
  CommunicationQuery,
  communications,
} from "@/modules/engagement/communications";
import { deployments } from "@/modules/staffing/deployments";
import { projects } from "@/modules/staffing/projects";
import type { App } from "@/src/app";
import type { Context } from "../context";
import { print, table } from "../print";
import { readBytes } from "../arguments";

export function messagesCommand(context: Context): Command {
  const command = new Command("messages").description("List messages and calls, file email");
  listCommand(command, context);
  fileCommand(command, context);
  receiveCommand(command, context);
  return command;
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List messages shared with the whole agency, newest first")
    .option("-q, --query <words>", "search text, sender or recipient")
    .option("--type <type>", "email, phone, meeting or note")
    .option("--direction <direction>", "in or out")
    .option("--record <number>", "only this record: C-0042, K-0007, P-012, D-0003")
    .option("--unfiled", "only messages not linked to a record")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ json, query, record, unfiled, ...filter }) => {
      const app = open();
      const about = await placeOf(app, record);
      const whose = unfiled ? { whose: "unfiled" } : {};
      const asked = CommunicationQuery.parse({ ...filter, ...about, ...whose, q: query });
      const page = await communications.list(app, asked);
      const head = ["WHEN", "TYPE", "WAY", "WITH", "ABOUT", "SUBJECT"];
      print(page, json, () => table(head, page.communications.map(line)));
    });
}

function fileCommand(command: Command, { open }: Context): void {
  command
    .command("file <eml>")
    .description("File a saved email (.eml)")
    .option("--record <number>", "link it to this record: C-0042, K-0007, P-012, D-0003")
    .option("--json", "print JSON")
    .action(async (eml: string, { json, record }) => {
      const app = open();
      const { entityType: kind, entityId: recordId } = await placeOf(app, record);
      const place = kind && recordId ? { kind, recordId } : null;
      const result = await communications.takeIn(app, await readBytes(eml), place);
      print(result, json, () => became[result.what]);
    });
}

function receiveCommand(command: Command, { open }: Context): void {
  command
    .command("receive")
    .description("Check the agency's mail folder now")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const status = await communications.checkNow(open());
      const counts = `Filed: ${status.filed}. Left in the mailbox: ${status.refused}.`;
      print(status, json, () => status.trouble ?? (status.isOn ? counts : notSet));
    });
}

const notSet = "No mail folder is set up. Choose one under Admin, Email.";

const line = (it: Communication) => [
  it.timestamp,
  it.type,
  it.direction,
  it.contactName ?? it.contactAddress,
  it.entityName,
  it.subject,
];

const became = {
  filed: "The message is filed.",
  known: "The message was filed before.",
  unfiled: "Nobody here is known by its address. It waits until somebody says where it belongs.",
  bounce: "It reports that an email bounced. The email is marked as bounced.",
  own: "It is an email that was sent from here.",
};

const kinds = {
  C: { entityType: "candidate", idOf: candidates.idOf },
  K: { entityType: "client", idOf: clients.idOf },
  P: { entityType: "project", idOf: projects.idOf },
  D: { entityType: "deployment", idOf: deployments.idOf },
} as const;

const isKind = (letter: string): letter is keyof typeof kinds => letter in kinds;

async function placeOf(app: App, number = "") {
  if (number === "") return {};
  const letter = number[0]?.toUpperCase() ?? "";
  const { entityType, idOf } = kinds[isKind(letter) ? letter : "C"];
  return { entityType, entityId: await idOf(app, number) };
}
