/** What became of one attempt to send one letter. */
export type Outcome =
  | { kind: "sent"; answer: string; messageId: string | null }
  /** The server does not take it, however often it is asked. */
  | { kind: "refused"; answer: string }
  /** The server may take it later. */
  | { kind: "later"; answer: string }
  /** Nothing is wrong with the letter: no letter goes out like this. */
  | { kind: "trouble"; sentence: string }
  /** The conversation ended after the letter had begun. */
  | { kind: "unknown" }
  /** It cannot be put together as it stands. */
  | { kind: "broken"; sentence: string }
  /** It must not go out, or nobody could say whether it may. */
  | { kind: "held"; reason: string }
  | { kind: "unchecked" }
  /** Somebody took it back at the last moment. */
  | { kind: "withdrawn" };

type SmtpError = Error & {
  code?: string;
  originalCode?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  permanent?: boolean;
};

const longestAnswer = 300;
const closing = 421;

/** Reads an error of a conversation; `hidden` are words that nobody is to read in what the server said. */
export function outcomeOf(error: unknown, hasBegun: boolean, hidden: string[]): Outcome {
  if (!(error instanceof Error)) throw error;
  const { command, response, message, responseCode, permanent, code }: SmtpError = error;
  const answer = wordsOf(response ?? message, hidden);
  const isAboutLetter = (command === "RCPT TO" || command === "DATA") && responseCode !== closing;
  if (isAboutLetter && responseCode) return { kind: permanent ? "refused" : "later", answer };
  if (code === "EMESSAGE" && !responseCode) return { kind: "refused", answer };
  if (hasBegun) return { kind: "unknown" };
  return { kind: "trouble", sentence: troubleOf(error, answer) };
}

/** Whether a server refuses a letter for the address that it would come back to: some say so only after the reader's. */
export function isOfSender(error: unknown, sender: string): boolean {
  if (!(error instanceof Error)) return false;
  const { command, response = "", responseCode = 0 }: SmtpError = error;
  if (responseCode < 500) return false;
  if (command === "MAIL FROM") return true;
  const isTold =
    response.toLowerCase().includes(sender) || /\bsend(?:er|[ -]?as)\b/i.test(response);
  return command === "RCPT TO" && isTold;
}

/** Why no letter goes out, as a sentence that an administrator can act on. */
function troubleOf(
  { code, originalCode, command, response, responseCode }: SmtpError,
  answer: string,
): string {
  if (isUnasked(code, responseCode)) return refused("closed", answer);
  if (code === "EAUTH" || code === "ENOAUTH") return refused("login", answer);
  if (command === "MAIL FROM") return refused("sender", answer);
  if (code === "EDNS") return lost.unknown;
  if (code === "ETLS" || isCertificate(originalCode)) return refused("tls", answer);
  if (code === "ETIMEDOUT") return lost.slow;
  if (originalCode === "ECONNREFUSED") return lost.closed;
  return response ? refused("other", answer) : lost.lost;
}

/** Not known, not enabled, or only in private: over this conversation nobody is asked who they are, so that no password was wrong. */
const isUnasked = (code = "", responseCode = 0) =>
  code === "EAUTH" && [500, 502, 503, 504, 530, 538].includes(responseCode);

const isCertificate = (code = "") =>
  /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME|^ERR_SSL|^EPROTO/.test(code);

const lost = {
  unknown: "No server with this name. Check the server name.",
  slow: "The mail server isn't responding. Check name, port and security.",
  closed: "No mail server at this server and port. Check both.",
  lost: "The mail server closed the connection. Check port and security.",
};

function refused(what: "login" | "closed" | "sender" | "tls" | "other", answer: string): string {
  const sentence = {
    login: `The mail server rejected the user or password: ${answer}`,
    closed: `The mail server doesn't allow sign-in over this connection. Choose STARTTLS or TLS, or leave the user empty: ${answer}`,
    sender: `The mail server rejected the sender address: ${answer}`,
    tls: `The connection to the mail server can't be encrypted: ${answer}`,
    other: `The mail server answers: ${answer}`,
  };
  return sentence[what];
}

/** What the server said, on one line, without what it may have repeated of our secrets. */
export function wordsOf(said: string, hidden: string[]): string {
  const line = said.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  const safe = hidden.reduce((words, secret) => words.replaceAll(secret, "…"), line);
  return safe.slice(0, longestAnswer) || "–";
}

/** A password as it may come back: as it is, or as it was sent. */
export const secretsOf = (user: string, password: string | null): string[] =>
  password
    ? [password, btoa8(password), btoa8(`\0${user}\0${password}`)].filter((it) => it.length > 3)
    : [];

const btoa8 = (words: string) => Buffer.from(words).toString("base64");
