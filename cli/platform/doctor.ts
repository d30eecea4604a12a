import { Command } from "commander";
import { files } from "@/modules/records/files";
import { check, doctor } from "@/src/doctor";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";
import { hostToAsk, isAlive } from "./liveness";

export const doctorCommand = ({ open }: Context) =>
  new Command("doctor")
    .description("Check settings, data folder, database and disk")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const app = open();
      const look = () => files.lookAtFiles(app);
      const checks = [
        ...(await doctor(app)),
        await check("files", "Run: coldaisle files verify", look),
      ];
      const rows = checks.map(({ name, isWell, says }) => [isWell ? "ok" : "BAD", name, says]);
      print(checks, json, () => table(["", "CHECK", ""], rows));
      const bad = checks.filter(({ isWell }) => !isWell);
      // Whoever reads only what is wrong, as the mail of cron, has to know what.
      const lines = bad.map(({ name, says, fix }) => `${name}: ${says}. ${fix ?? ""}`.trim());
      if (bad.length > 0)
        throw new Failure("unavailable", ["Some checks failed.", ...lines].join("\n"));
    });

export const healthcheckCommand = ({ config }: Context) =>
  new Command("healthcheck")
    .description("Check that the server on this machine responds (for containers)")
    .action(async () => {
      const { HOST, PORT } = config();
      if (!(await isAlive(HOST, PORT))) {
        const asked = `${hostToAsk(HOST)}:${PORT}`;
        throw new Failure("unavailable", `No healthy server responds on ${asked}.`);
      }
    });
