import { Command } from "commander";
import {
  type Campaign,
  CampaignQuery,
  type CampaignRecord,
  campaigns,
} from "@/modules/engagement/campaigns";
import type { Context } from "../context";
import { print, table } from "../print";

export function campaignsCommand(context: Context): Command {
  const command = new Command("campaigns").description("List, show and pause campaigns");
  listCommand(command, context);
  showCommand(command, context);
  pauseCommand(command, context);
  return command;
}

const foundIn =
  ({ open }: Context) =>
  async (number: string) => {
    const app = open();
    return { app, campaign: await campaigns.find(app, await campaigns.idOf(app, number)) };
  };

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List campaigns, newest first")
    .option("--status <status>", "draft, scheduled, running, paused, completed, cancelled or all")
    .option("-q, --query <words>", "words of the name, or the number")
    .option("--where <conditions>", "e.g. recipients:50..;started:-30d..")
    .option("--sort <order>", "number, name, status, started or recipients; - turns it")
    .option("--limit <count>", "at most so many")
    .option("--json", "print JSON")
    .action(async ({ query, json, ...filter }) => {
      const asked = CampaignQuery.parse({ ...filter, q: query });
      const { campaigns: all } = await campaigns.list(open(), asked);
      const head = ["NUMBER", "NAME", "STATUS", "PEOPLE", "SENT", "BOUNCED", "REPLIED", "OUT"];
      print(all, json, () => table(head, all.map(rowOf)));
    });
}

function showCommand(command: Command, context: Context): void {
  const found = foundIn(context);
  command
    .command("show <number>")
    .description("Show a campaign by number or id, with the status of its emails")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const { campaign } = await found(number);
      print(campaign, json, () => told(campaign));
    });
}

function pauseCommand(command: Command, context: Context): void {
  const found = foundIn(context);
  command
    .command("pause <number>")
    .description("Pause a running campaign; queued emails are not sent")
    .option("--json", "print JSON")
    .action(async (number: string, { json }) => {
      const { app, campaign } = await found(number);
      const paused = await campaigns.pause(app, campaign.id, campaign);
      print(paused, json, () => told(paused));
    });
}

const rowOf = ({ number, name, status, counts }: Campaign) => [
  number,
  name,
  status,
  counts.recipients,
  counts.letters.sent,
  counts.bounced,
  counts.replied,
  counts.optedOut,
];

/** A campaign that was confirmed says by whom and how many; a draft what it still lacks. */
function told({ number, name, status, counts, ...rest }: CampaignRecord): string {
  const { recipients, waiting, letters } = counts;
  const confirmed = rest.confirmedBy && `confirmed   ${rest.confirmedCount} by ${rest.confirmedBy}`;
  const lacking = status === "draft" && rest.obstacles.length > 0;
  return [
    `${number}  ${name}`,
    `status      ${status}`,
    confirmed,
    lacking && `lacking     ${rest.obstacles.join(", ")}`,
    `people      ${recipients}, of whom ${waiting} wait`,
    `emails      ${letters.sent} sent, ${letters.refused} refused, ${letters.bounced} bounced`,
    `answers     ${counts.replied} replied, ${counts.optedOut} opted out`,
  ]
    .filter(Boolean)
    .join("\n");
}
