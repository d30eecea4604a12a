import type { Command } from "commander";
import { holders } from "@/modules/holders";
import { processing, RegisterExport } from "@/modules/privacy/processing-register";
import type { Context } from "../context";

export function registering(command: Command, open: Context["open"]): void {
  command
    .command("register")
    .description("Print the record of processing activities (GDPR, article 30)")
    .option("--format <format>", "md, csv or json", "md")
    .option("--language <code>", "en, nl or de", "en")
    .action(async (options) => {
      const app = open();
      const asked = RegisterExport.parse(options);
      console.log(String((await processing.exported(app, holders, asked)).content));
    });
}
