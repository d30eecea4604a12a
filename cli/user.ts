import { Command } from "commander";
import { passwordMin, recovery, registration, users } from "@/modules/users";
import { Failure } from "@/src/errors";
import type { Context } from "./context";
import { print, table } from "./print";

export function userCommand({ open }: Context): Command {
  const command = new Command("user").description("Accounts: list them, reset a password");

  command
    .command("list")
    .description("Print every account")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const all = await users.list(open());
      const rows = all.map(({ email, username, role }) => [email, username, role]);
      print(all, json, () => table(["E-MAIL", "USERNAME", "ROLE"], rows));
    });

  command
    .command("reset-password <email>")
    .description("Read a new password from standard input and end all sessions of the account")
    .option("--json", "answer as JSON")
    .action(async (email: string, { json }) => {
      const password = (await Bun.stdin.text()).trim();
      if (password.length < passwordMin) {
        throw new Failure("invalid", `Password must be at least ${passwordMin} characters`);
      }
      const user = await recovery.resetPassword(open(), email, password);
      print({ id: user.id }, json, () => "The password is changed and all sessions are ended.");
    });

  command
    .command("setup-link")
    .description("Make a fresh link for the first account")
    .option("--json", "answer as JSON")
    .action(async ({ json }) => {
      const app = open();
      const token = await registration.invite(app);
      if (!token) throw new Failure("conflict", "This installation has its owner already.");
      const address = app.config.PUBLIC_URL ?? `http://${app.config.HOST}:${app.config.PORT}`;
      const link = `${address}/auth?setup=${token}`;
      print({ link }, json, () => link);
    });

  return command;
}
