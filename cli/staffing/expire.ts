import { Command } from "commander";
import { expiry, ExpiryQuery, longestPage } from "@/modules/staffing/certificate-expiry";
import type { Context } from "../context";
import { print, table } from "../print";

export const expireCommand = ({ open }: Context): Command =>
  new Command("expire")
    .description("Print the certificates that end soon or have ended, the earliest first")
    .option("--days <n>", "that end within so many days", "90")
    .option("--certificate <id>", "only this one, by its id")
    .option("--unverified", "only those that nobody has seen")
    .option("--limit <n>", "as many as this", String(longestPage))
    .option("--json", "answer as JSON")
    .action(async ({ json, unverified, ...filter }) => {
      const query = ExpiryQuery.parse({ ...filter, ...(unverified && { verified: "no" }) });
      const page = await expiry.list(open(), query);
      const rows = page.certificates.map((it) => [
        it.expiresOn,
        it.daysLeft,
        it.name,
        `${it.candidate.number} ${it.candidate.name}`,
        it.deployments.map(({ number, clientName }) => `${number} ${clientName}`).join(", "),
      ]);
      print(page, json, () => table(["ENDS", "DAYS", "CERTIFICATE", "HOLDER", "DEPLOYED"], rows));
    });
