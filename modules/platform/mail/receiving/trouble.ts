import { secretsOf, wordsOf } from "../sending/outcome";
import type { OpenInbox } from "./mailbox";

type ImapError = Error & {
  code?: string;
  authenticationFailed?: boolean;
  responseText?: string;
  mailboxMissing?: boolean;
  tlsFailed?: boolean;
};

const lost = {
  missing: "This folder doesn't exist. Choose one from the list.",
  unknown: "No server with this name. Check the server name.",
  closed: "No mailbox at this server and port. Check both.",
  slow: "The mail server isn't responding. Check name, port and security.",
  open: "The connection to the mailbox can't be encrypted. Check port and security.",
  ended: "The mail server closed the connection. Check port and security.",
};

const signs: [sign: RegExp, trouble: keyof typeof lost][] = [
  [/ENOTFOUND|EAI_AGAIN/, "unknown"],
  [/ECONNREFUSED/, "closed"],
  [/TIMEOUT|ETIMEDOUT/, "slow"],
  [/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|ERR_SSL|EPROTO|TLS/, "open"],
];

/** Why a mailbox could not be looked into, as a sentence that an administrator can act on. */
export function troubleOf(error: unknown, { user, password }: OpenInbox): string {
  if (!(error instanceof Error)) throw error;
  const failed: ImapError = error;
  if (failed.mailboxMissing) return lost.missing;
  if (failed.authenticationFailed) {
    const answer = wordsOf(failed.responseText ?? failed.message, secretsOf(user, password));
    const sentence = `The mail server rejected the user or password: ${answer}`;
    return sentence;
  }
  const code = failed.tlsFailed ? "TLS" : (failed.code ?? "");
  return lost[signs.find(([sign]) => sign.test(code))?.[1] ?? "ended"];
}
