import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { settings } from "@/modules/platform/settings";
import type { MailServer } from "./model";
import { noon, testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import type { Letter } from "./model";
import { letters } from "./schema";
import { mail } from "./index";
import type { LetterChecks } from "./sending/letter-checks";

export type Taken = { from: string; to: string; raw: string };
type Says = { code: number; text: string };
/** How a mail server behaves beside taking everything; each is asked for every letter. */
type Manner = {
  user?: string;
  password?: string;
  refuseFrom?: Says;
  refuseTo?: (address: string, time: number) => Says | null;
  refuseLetter?: (to: string, time: number) => Says | null;
  /** Hangs up once a letter has been said, before it says whether it takes it. */
  hangUp?: (to: string) => boolean;
  /** Between the last byte and the yes. */
  meanwhile?: (to: string) => Promise<unknown> | void;
  options?: SMTPServerOptions;
};

const refusal = ({ code, text }: Says) => Object.assign(new Error(text), { responseCode: code });

/** A real mail server on loopback, which keeps what it takes. */
export async function serveMail(manner: Manner = {}) {
  const taken: Taken[] = [];
  const times = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: !manner.password,
    disabledCommands: manner.options ? [] : ["STARTTLS"],
    logger: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _, done) {
      const isRight = username === manner.user && password === manner.password;
      if (isRight) return done(null, { user: username });
      done(refusal({ code: 535, text: `5.7.8 no ${password} for ${username}` }));
    },
    onMailFrom(_, __, done) {
      done(manner.refuseFrom ? refusal(manner.refuseFrom) : null);
    },
    onRcptTo({ address }, _, done) {
      times.set(address, (times.get(address) ?? 0) + 1);
      const says = manner.refuseTo?.(address, times.get(address) ?? 0);
      done(says ? refusal(says) : null);
    },
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo[0]?.address ?? "";
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", async () => {
        await manner.meanwhile?.(to);
        if (manner.hangUp?.(to)) return void server.connections.forEach((it) => it.close());
        const says = manner.refuseLetter?.(to, times.get(to) ?? 0);
        if (says) return done(refusal(says));
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        taken.push({ from, to, raw: Buffer.concat(parts).toString() });
        done(null, "Queued as 4711");
      });
    },
    ...manner.options,
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((ready) => listening.once("listening", ready));
  const place = listening.address();
  const port = typeof place === "object" ? (place?.port ?? 0) : 0;
  return { port, taken, stop: () => void server.close(() => {}) };
}

export type StandIn = Awaited<ReturnType<typeof serveMail>>;

/** Points an application's mail at a server on loopback. */
export async function useServer(
  app: App,
  { port }: { port: number },
  { secret, ...more }: Partial<MailServer> & { secret?: string } = {},
): Promise<void> {
  const { value } = (await settings.group(app, "email"))[0] ?? {};
  await settings.save(app, "email", {
    value: {
      ...value,
      ...{ provider: "custom", host: "127.0.0.1", port, security: "none", user: "" },
      ...{ fromName: "Coldaisle", fromAddress: "desk@agency.example", ...more },
    },
    ...(secret !== undefined && { secret }),
  });
}

/** An application whose letters go to a server of the test, with a clock that the test moves. */
export async function withMail(manner: Manner = {}, config: Record<string, string> = {}) {
  const clock = { at: noon.getTime() };
  const app = testApp({ now: () => new Date(clock.at) }, config);
  const server = await serveMail(manner);
  await useServer(app, server);
  const later = (minutes: number) => void (clock.at += minutes * 60_000);
  const states = async () =>
    (await app.db.select().from(letters)).map(({ state, reason }) => [state, reason]);
  return { app, server, later, states };
}

/** A letter that stands for any. */
export function letterTo(address: string, more: Partial<Letter> = {}): Letter {
  const id = Bun.randomUUIDv7();
  return {
    ...{ id, purpose: "message", userId: null, to: { name: "Femke Bakker", address } },
    ...{ subject: "Nachtdienst", text: "Kun je morgen?", onceKey: id, ...more },
  };
}

export const post = (app: App, ...all: Letter[]) =>
  app.write(all.flatMap((letter) => mail.queueLetter(app, letter)));

/** Sends until nothing is due. */
export async function deliverAll(app: App, checks: LetterChecks = {}): Promise<void> {
  while (await mail.deliver(app, checks));
}
