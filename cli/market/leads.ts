import { Command } from "commander";
import { employers, type Lead, LeadQuery, leads } from "@/modules/market/employers";
import type { Context } from "../context";
import { plural, print, table } from "../print";

export function leadsCommand({ open }: Context): Command {
  const command = new Command("leads").description(
    "Employers worth calling, based on their job ads",
  );

  command
    .command("list")
    .description("List active leads, or those with a given status")
    .option("--state <state>", "open, assigned, contacted, dismissed, live or all", "live")
    .option("-q, --query <words>", "words of the employer, the metro or the note")
    .option("--where <conditions>", "e.g. ads:5..;country:DE;owner:none")
    .option("--sort <order>", "changed, added, employer, metro, ads or state; - turns it")
    .option("--limit <count>", "at most so many")
    .option("--json", "print JSON")
    .action(async ({ query, json, ...filter }) => {
      const asked = LeadQuery.parse({ ...filter, q: query });
      const { leads: found } = await leads.list(open(), asked);
      print(found, json, () =>
        table(["EMPLOYER", "METRO", "ADS", "STATE", "OWNER"], found.map(row)),
      );
    });

  command
    .command("refresh")
    .description("Refresh employers and leads from changed ads")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const done = await employers.refresh(open());
      print(
        done,
        json,
        () => `${plural(done.ads, "ad")} read, ${plural(done.employers, "employer")} counted.`,
      );
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
