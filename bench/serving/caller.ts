import { connect } from "node:net";

/** What one question asks; with a body it is a change. */
export type Asked = { path: string; method?: string; body?: string | object };
export type Caller = {
  ask(asked: Asked): Promise<number>;
  /** Bytes of the last answer, without its head. */
  length(): number;
  hangUp(): void;
};

/** One kept connection that asks and waits, as cheaply as it can: a full client would cost more than the server. */
export async function call(origin: string, firstCookie: string): Promise<Caller> {
  const { hostname, port, host } = new URL(origin);
  let cookie = firstCookie;
  let head = "";
  let [expected, length] = [-1, 0];
  let arrived = (_status: number) => {};

  const dial = async () => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    await new Promise((open) => opened.once("connect", open));
    opened.on("close", () => arrived(0));
    opened.on("data", heard);
    return opened;
  };
  function heard(bytes: Buffer): void {
    if (expected >= 0) expected -= bytes.length;
    else {
      // A head may come in several pieces; only when it is whole does it tell how much follows.
      head += bytes.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      // A browser takes the fresh token that an answer brings.
      cookie = /set-cookie: (coldaisle=[^;]+)/i.exec(head)?.[1] ?? cookie;
      expected = length - (head.length - end - 4);
    }
    if (expected > 0) return;
    const status = Number(head.slice(9, 12));
    [head, expected] = ["", -1];
    arrived(status);
  }

  let socket = await dial();
  return {
    async ask({ path, body, method = body === undefined ? "GET" : "POST" }) {
      // A server closes what nobody has used for a while.
      if (socket.readyState !== "open") socket = await dial();
      const answer = new Promise<number>((resolve) => (arrived = resolve));
      const start = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n`;
      const text = typeof body === "object" ? JSON.stringify(body) : body;
      socket.write(text === undefined ? `${start}\r\n` : `${start}${sent(origin, text)}`);
      return answer;
    },
    length: () => length,
    hangUp: () => socket.destroy(),
  };
}

const sent = (origin: string, body: string) =>
  `origin: ${origin}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
