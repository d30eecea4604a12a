import { Command } from "commander";
import { doctor } from "@/src/doctor";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

export const doctorCommand = ({ open }: Context) =>
  new Command("doctor")
    .description("Check settings, data folder, database and disk")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const checks = await doctor(open());
      const rows = checks.map(({ name, isWell, says }) => [isWell ? "ok" : "BAD", name, says]);
      print(checks, json, () => table(["", "CHECK", ""], rows));
      if (checks.some(({ isWell }) => !isWell))
        throw new Failure("unavailable", "Not all is well.");
    });
