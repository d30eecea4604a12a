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
  missing: "There is no such folder. Choose one of those that the server names.",
  unknown: "No server of this name is known. Check the server's name.",
  closed: "No mailbox is kept at this server and port. Check both.",
  slow: "The mail server does not answer in time. Check name, port and security.",
  open: "The conversation with the mailbox cannot be kept private. Check port and security.",
  ended: "The mail server ended the conversation. Check port and security.",
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
    const sentence = `The mail server refuses the user or the password: ${answer}`;
    return sentence;
  }
  const code = failed.tlsFailed ? "TLS" : (failed.code ?? "");
  return lost[signs.find(([sign]) => sign.test(code))?.[1] ?? "ended"];
}
