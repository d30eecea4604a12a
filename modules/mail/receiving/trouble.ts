import { secretsOf, wordsOf } from "../sending/outcome";
import type { OpenInbox } from "./mailbox";

type ImapError = Error & {
  code?: string;
  authenticationFailed?: boolean;
  responseText?: string;
  mailboxMissing?: boolean;
};

/** Why a mailbox could not be looked into, as a sentence that an administrator can act on. */
export function troubleOf(error: unknown, { user, password }: OpenInbox): string {
  if (!(error instanceof Error)) throw error;
  const {
    code = "",
    authenticationFailed,
    responseText,
    mailboxMissing,
    message,
  }: ImapError = error;
  if (mailboxMissing) return "There is no such folder. Choose one of those that the server names.";
  if (authenticationFailed) {
    const answer = wordsOf(responseText ?? message, secretsOf(user, password));
    return `The mail server refuses the user or the password: ${answer}`;
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return unknown;
  if (code === "ECONNREFUSED") return closed;
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return slow;
  if (
    /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|^ERR_SSL|^EPROTO|STARTTLS|ClosedAfterConnectTLS/.test(code)
  )
    return open;
  return lost;
}

const unknown = "No server of this name is known. Check the server's name.";
const closed = "No mailbox is kept at this server and port. Check both.";
const slow = "The mail server does not answer in time. Check name, port and security.";
const open = "The conversation with the mailbox cannot be kept private. Check port and security.";
const lost = "The mail server ended the conversation. Check port and security.";
