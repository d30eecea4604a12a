import { Command } from "commander";
import { people } from "@/modules/platform/accounts/invitations";
import { passwordMin, recovery, registration } from "@/modules/platform/accounts";
import { Failure } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";
import { addAccess, head, lineOf, ownAddress } from "./user-access";

export function userCommand(context: Context): Command {
  const command = new Command("user").description("Manage user accounts");
  listCommand(command, context);
  resetPasswordCommand(command, context);
  setupLinkCommand(command, context);
  addAccess(command, context);
  return command;
}

function listCommand(command: Command, { open }: Context): void {
  command
    .command("list")
    .description("List all accounts")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const all = await people.list(open());
      print(all, json, () => table(head, all.map(lineOf)));
    });
}

function resetPasswordCommand(command: Command, { open }: Context): void {
  command
    .command("reset-password <email>")
    .description("Set a password from standard input and sign the account out everywhere")
    .option("--json", "print JSON")
    .action(async (email: string, { json }) => {
      const password = (await Bun.stdin.text()).trim();
      if (password.length < passwordMin) {
        throw new Failure("invalid", `Password must be at least ${passwordMin} characters`);
      }
      const user = await recovery.resetPassword(open(), email, password);
      print({ id: user.id }, json, () => "The password is changed and all sessions are ended.");
    });
}

function setupLinkCommand(command: Command, { open }: Context): void {
  command
    .command("setup-link")
    .description("Print a new link to set up the first account")
    .option("--json", "print JSON")
    .action(async ({ json }) => {
      const app = open();
      const token = await registration.invite(app);
      if (!token) throw new Failure("conflict", "This workspace already has an owner.");
      const link = `${ownAddress(app)}/auth?setup=${token}`;
      print({ link }, json, () => link);
    });
}
