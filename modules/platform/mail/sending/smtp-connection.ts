import { Readable } from "node:stream";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import type { OpenServer } from "../connection/server";

/** Whoever takes longer than this does not answer at all. */
const patience = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 10_000,
  // The longest silence is that after a letter, which a server may look at for a while.
  socketTimeout: 300_000,
  socketCloseTimeout: 1_000,
};

export type Answer = { response: string; messageId: string | null };
export type Outgoing = {
  from: string;
  to: string;
  /** The whole message as it goes over the line. */
  content: Buffer;
  /** Called once the server is ready to take the letter; if it throws, the letter is not sent. */
  begin: () => Promise<void>;
};
export type SmtpConnection = {
  send(letter: Outgoing): Promise<Answer>;
  close(): void;
};

/** A conversation with the mail server, in which one letter follows another. */
export async function openSmtpConnection(server: OpenServer): Promise<SmtpConnection> {
  const { default: Connection } = await import("nodemailer/lib/smtp-connection");
  const connection = new Connection({
    ...patience,
    host: server.host,
    port: server.port,
    name: server.ownName,
    secure: server.security === "tls",
    requireTLS: server.security === "starttls",
    ignoreTLS: server.security === "none",
    ...(server.trusted && { tls: { ca: server.trusted } }),
  });
  // What ends a conversation while nobody waits for anything is noticed by the next who does.
  connection.on("error", () => {});
  await introduced(connection, server);
  return {
    send: (letter) => sent(connection, letter),
    close: () => connection.quit(),
  };
}

async function introduced(connection: SMTPConnection, { user, password }: OpenServer) {
  try {
    await answered(connection, (done) => connection.connect((error) => done(error ?? null)));
    const auth = { user, pass: password ?? "" };
    if (user) await answered(connection, (done) => connection.login(auth, done));
  } catch (error) {
    connection.close();
    throw error;
  }
}

async function sent(
  connection: SMTPConnection,
  { from, to, content, begin }: Outgoing,
): Promise<Answer> {
  const envelope = { from, to, size: content.length };
  const letter = Readable.from(begunWith(begin, content));
  const info = await answered<SMTPConnection.SentMessageInfo>(connection, (done) =>
    connection.send(envelope, letter, done),
  );
  return { response: info.response, messageId: info.serverMessageId ?? null };
}

/** Nobody reads from it before the server has said that it takes the letter. */
async function* begunWith(begin: () => Promise<void>, content: Buffer) {
  await begin();
  yield content;
}

/** A lost connection is told as an event, everything else to whoever asked. */
async function answered<Result>(
  connection: SMTPConnection,
  ask: (done: (error: Error | null, result?: Result) => void) => void,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  connection.once("error", reject);
  ask((error, result) => (error ? reject(error) : resolve(result as Result)));
  return promise.finally(() => connection.off("error", reject));
}
