/** What a mail server says about a letter that it could not deliver, RFC 3464. */
export type Report = {
  /** The Message-ID of the letter that it is about, as the server quotes it. */
  messageId: string | null;
  recipients: ReportedRecipient[];
};
export type ReportedRecipient = {
  address: string;
  /** failed, delayed, delivered, relayed or expanded. */
  action: string;
  /** An enhanced status code such as 5.1.1. */
  status: string;
  answer: string;
};

type Part = { mimeType: string; content: string };

const mostRecipients = 20;

/** Reads the two parts that programs read: what became of whom, and which letter it was. */
export function reportIn(parts: Part[]): Report | null {
  const status = parts.find(({ mimeType }) =>
    /^message\/(global-)?delivery-status$/.test(mimeType),
  );
  if (!status) return null;
  const returned = parts.find(({ mimeType }) =>
    /^(message\/(rfc822|global|global-headers)|text\/rfc822-headers)$/.test(mimeType),
  );
  const recipients = groupsIn(status.content).flatMap(recipientIn).slice(0, mostRecipients);
  const messageId = /^message-id:\s*(<[^<>\s]{1,900}>)/im.exec(
    headOf(returned?.content ?? ""),
  )?.[1];
  return { messageId: messageId ?? null, recipients };
}

const headOf = (message: string) => unfolded(message.split(/\r?\n\r?\n/, 1)[0] ?? "");
const unfolded = (text: string) => text.slice(0, 64_000).replaceAll(/\r?\n[ \t]+/g, " ");

const groupsIn = (content: string): Map<string, string>[] =>
  content
    .slice(0, 64_000)
    .split(/\r?\n\s*\r?\n/)
    .map((group) => new Map(unfolded(group).split(/\r?\n/).flatMap(fieldIn)));

function fieldIn(line: string): [string, string][] {
  const at = line.indexOf(":");
  return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]] : [];
}

function recipientIn(fields: Map<string, string>): ReportedRecipient[] {
  const final = fields.get("original-recipient") ?? fields.get("final-recipient");
  const action = fields.get("action")?.toLowerCase() ?? "";
  if (!final || !action) return [];
  return [
    {
      address: behindType(final).toLowerCase().slice(0, 254),
      action: action.slice(0, 20),
      status: /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get("status") ?? "")?.[0] ?? "",
      answer: behindType(fields.get("diagnostic-code") ?? "").slice(0, 300),
    },
  ];
}

/** `rfc822; somebody@example.com` without the type in front. */
const behindType = (value: string) =>
  (/^[\w-]+\s*;\s*(.*)$/s.exec(value)?.[1] ?? value).replace(/^<(.*)>$/, "$1").trim();
