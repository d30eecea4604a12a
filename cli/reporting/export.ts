import { Command } from "commander";
import { CandidateExport, candidates } from "@/modules/crm/candidates";
import { ClientExport, clients } from "@/modules/crm/clients";
import { exportJobs, JobExport } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import type { ExportFile } from "@/src/sheets";
import type { Context } from "../context";
import { output } from "../output";

type Options = Record<string, string | undefined>;

/** Each kind of record with its file: what its list would show, all pages of it. */
const kinds: Record<string, (app: App, options: Options) => Promise<Response | ExportFile>> = {
  candidates: async (app, it) => candidates.exported(app, CandidateExport.parse(it)),
  clients: (app, it) => clients.exported(app, ClientExport.parse(it)),
  jobs: (app, it) => exportJobs(app, JobExport.parse(it)),
};

export function exportCommand({ open }: Context): Command {
  const command = new Command("export").description("Export records to standard output");
  for (const [kind, exported] of Object.entries(kinds)) {
    command
      .command(kind)
      .description(`Export all ${kind} that match a filter`)
      .option(
        "--format <format>",
        "csv, xlsx or json; csv-nl, csv-de, xlsx-nl, xlsx-de in that language",
        "csv",
      )
      .option("-q, --q <words>", "words, or a number")
      .option("--status <status>")
      .option("--sort <order>")
      .option("--country <codes>", "comma-separated")
      .option("--columns <names>", "columns for candidates, comma-separated")
      .option("--json", "the same as --format json")
      .action(async ({ json, ...options }: Options) => {
        const app = open();
        try {
          await written(await exported(app, json ? { ...options, format: "json" } : options));
        } finally {
          await app.close();
        }
      });
  }
  return command;
}

/** Piece by piece, as it is made, for as long as somebody reads. */
async function written(file: Response | ExportFile): Promise<void> {
  const body = file instanceof Response ? file.body : new Response(file.content).body;
  for await (const part of body ?? []) if (!output.write(part)) break;
}
