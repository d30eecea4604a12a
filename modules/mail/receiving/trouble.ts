import { secretsOf, wordsOf } from "../sending/outcome";
import type { OpenInbox } from "./mailbox";

type ImapError = Error & {
  code?: string;
  authenticationFailed?: boolean;
  responseText?: string;
  mailboxMissing?: boolean;
  tlsFailed?: boolean;
};

const troubles: [sign: RegExp, sentence: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, "No server of this name is known. Check the server's name."],
  [/ECONNREFUSED/, "No mailbox is kept at this server and port. Check both."],
  [/TIMEOUT|ETIMEDOUT/, "The mail server does not answer in time. Check name, port and security."],
  [
    /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|ERR_SSL|EPROTO|TLS/,
    "The conversation with the mailbox cannot be kept private. Check port and security.",
  ],
];
const lost = "The mail server ended the conversation. Check port and security.";

/** Why a mailbox could not be looked into, as a sentence that an administrator can act on. */
export function troubleOf(error: unknown, { user, password }: OpenInbox): string {
  if (!(error instanceof Error)) throw error;
  const failed: ImapError = error;
  if (failed.mailboxMissing)
    return "There is no such folder. Choose one of those that the server names.";
  if (failed.authenticationFailed) {
    const answer = wordsOf(failed.responseText ?? failed.message, secretsOf(user, password));
    return `The mail server refuses the user or the password: ${answer}`;
  }
  const code = failed.tlsFailed ? "TLS" : (failed.code ?? "");
  return troubles.find(([sign]) => sign.test(code))?.[1] ?? lost;
}
