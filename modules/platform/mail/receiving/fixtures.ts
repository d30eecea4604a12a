type Heads = Record<string, string>;

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** A message as it comes in: heads, an empty line, words. */
export function raw(heads: Heads, body: string): Uint8Array<ArrayBuffer> {
  const all: Heads = {
    From: "Mila Testman <mila@people.example>",
    To: "agency@agency.example",
    Subject: "About the shift",
    Date: "Wed, 31 Dec 2025 09:30:00 +0100",
    ...heads,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return encode(`${lines.join("\r\n")}\r\n\r\n${body.replaceAll("\n", "\r\n")}`);
}

/** A message of several parts; each part brings its own heads. */
export const inParts = (heads: Heads, type: string, parts: string[]) =>
  raw(
    { "MIME-Version": "1.0", "Content-Type": `multipart/${type}; boundary="cut"`, ...heads },
    `${parts.map((part) => `--cut\n${part}\n`).join("")}--cut--\n`,
  );

export const filePart = (name: string, content: string | Uint8Array, type = "application/pdf") =>
  [
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(content).toString("base64"),
  ].join("\n");

/** What a server sends back when a letter could not be delivered. */
export const bounceOf = (
  messageId: string,
  { action = "failed", status = "5.1.1", address = "mila@people.example" } = {},
) =>
  inParts({ From: "MAILER-DAEMON@mx.people.example" }, "report; report-type=delivery-status", [
    "Content-Type: text/plain\n\nYour message could not be delivered.",
    [
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.people.example",
      "",
      `Final-Recipient: rfc822; ${address}`,
      `Action: ${action}`,
      `Status: ${status}`,
      "Diagnostic-Code: smtp; 550 5.1.1",
      " no such person here",
    ].join("\n"),
    `Content-Type: text/rfc822-headers\n\nFrom: agency@agency.example\nMessage-ID: ${messageId}`,
  ]);
