import type { Command } from "commander";
import {
  inviting,
  NewInvitation,
  type Person,
  people,
} from "@/modules/platform/accounts/invitations";
import { signIns, users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { Context } from "../context";
import { print, table } from "../print";

/** Who may get in: what the Users tab does, for whoever has a terminal. */
export function addAccess(command: Command, context: Context): void {
  const { open } = context;
  inviteCommand(command, context);
  for (const { name, does, act } of deeds) {
    command
      .command(`${name} <email>`)
      .description(does)
      .option("--json", "print JSON")
      .action(async (email: string, { json }) => {
        const app = open();
        const person = await act(app, await personAt(app, email));
        print(person, json, () => lineOf(person).join("  "));
      });
  }
  roleCommand(command, context);
  signInsCommand(command, context);
}

function inviteCommand(command: Command, { open }: Context): void {
  command
    .command("invite <email>")
    .description("Print an invitation link, and email it if email is set up")
    .option("--role <role>", "viewer, recruiter or admin", "recruiter")
    .option("--locale <locale>", "nl, en or de", "en")
    .option("--json", "print JSON")
    .action(async (email: string, { role, locale, json }) => {
      const app = open();
      const made = await inviting.invite(app, NewInvitation.parse({ email, role, locale }));
      const link = `${ownAddress(app)}${made.path}`;
      print({ ...made, link }, json, () => link);
    });
}

function roleCommand(command: Command, { open }: Context): void {
  command
    .command("role <email> <role>")
    .description("Change a user's role to viewer, recruiter or admin")
    .option("--json", "print JSON")
    .action(async (email: string, given: string, { json }) => {
      const app = open();
      const role = NewInvitation.shape.role.parse(given);
      const { id, version } = await personAt(app, email);
      const person = await people.change(app, id, { version, role });
      print(person, json, () => lineOf(person).join("  "));
    });
}

function signInsCommand(command: Command, { open }: Context): void {
  command
    .command("sign-ins")
    .description("List sign-ins and failed attempts, newest first")
    .option("--limit <n>", "maximum number of results", "50")
    .option("--json", "print JSON")
    .action(async ({ limit, json }) => {
      const all = await signIns.list(open(), { limit: Math.min(Number(limit) || 50, 1000) });
      const rows = all.map((it) => [it.at, it.name ?? "–", it.outcome, it.network, it.device]);
      print(all, json, () => table(["AT", "WHO", "OUTCOME", "NETWORK", "DEVICE"], rows));
    });
}

type Deed = { name: string; does: string; act: (app: App, person: Person) => Promise<Person> };

const deeds: Deed[] = [
  {
    name: "deactivate",
    does: "Deactivate a user and sign them out everywhere",
    act: (app, { id, version }) => people.change(app, id, { version, isActive: false }),
  },
  {
    name: "reactivate",
    does: "Reactivate a user",
    act: (app, { id, version }) => people.change(app, id, { version, isActive: true }),
  },
  {
    name: "sign-out",
    does: "End all sessions of a user",
    act: (app, { id }) => people.endSessions(app, id),
  },
  {
    name: "remove-second-factor",
    does: "Turn off a user's two-factor authentication",
    act: (app, { id }) => people.removeSecondFactor(app, id),
  },
];

export const head = ["EMAIL", "USERNAME", "ROLE", "ACCESS", "SECOND FACTOR", "LAST SIGN-IN"];

export const lineOf = (person: Person): string[] => [
  person.email,
  person.username,
  person.role,
  person.isActive ? "active" : "deactivated",
  person.hasSecondFactor ? "on" : "off",
  person.lastSignInAt ?? "–",
];

async function personAt(app: App, email: string): Promise<Person> {
  const address = users.normaliseEmail(email);
  return (await people.list(app)).find((person) => person.email === address) ?? notFound("user");
}

export const ownAddress = ({ config }: App): string =>
  config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
