import { Command } from "commander";
import { employers, type Lead, LeadQuery, leads } from "@/modules/market/employers";
import type { Context } from "../context";
import { print, table } from "../print";

export function leadsCommand({ open }: Context): Command {
  const command = new Command("leads").description("Employers worth a call, found in their ads");

  command
    .command("list")
    .description("Print the leads that live, or those of one state")
    .option("--state <state>", "open, assigned, contacted, dismissed, live or all", "live")
    .option("--json", "answer as JSON")
    .action(async ({ state, json }) => {
      const found = await leads.list(open(), LeadQuery.parse({ state }));
      print(found, json, () =>
        table(["EMPLOYER", "METRO", "ADS", "STATE", "OWNER"], found.map(row)),
      );
    });

  command
    .command("refresh")
    .description("Count employers and leads anew where ads have changed")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const done = await employers.refresh(open());
      print(done, json, () => `${done.ads} ads read, ${done.employers} employers counted.`);
    });

  return command;
}

const row = ({ employer, metro, ads, state, owner }: Lead) => [
  employer,
  metro,
  ads.length,
  state,
  owner?.name ?? null,
];
