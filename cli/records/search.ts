import { Command } from "commander";
import { search, type SearchHit, searchKinds, SearchQuery } from "@/modules/records/search";
import type { Context } from "../context";
import { print, table } from "../print";

export function searchCommand({ open }: Context): Command {
  return new Command("search")
    .description("Find any record by name, number, email, phone, certificate, skill or words")
    .argument("[words...]", "search words; without them the latest records are shown")
    .option("--kind <kinds>", `only these kinds, comma-separated: ${searchKinds.join(", ")}`)
    .option("--limit <number>", "maximum number of results")
    .option("--json", "print JSON")
    .action(async (words: string[], { kind, limit, json }) => {
      const found = await search(open(), SearchQuery.parse({ q: words.join(" "), kind, limit }));
      print(found, json, () =>
        found.length > 0
          ? table(["KIND", "NUMBER", "NAME", "DETAIL", "FOUND BY", "ID"], found.map(line))
          : "Nothing was found. Try fewer words, a number such as C-0060, or the beginning of a name.",
      );
    });
}

const line = ({ kind, number, title, detail, why, match, isArchived, id }: SearchHit) => [
  isArchived ? `${kind} (archived)` : kind,
  number,
  title,
  detail,
  match ? `${why}: ${match}` : why,
  id,
];
