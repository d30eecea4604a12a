import { connect } from "node:net";

/** What one question asks; with a body it is a change. */
export type Asked = { path: string; body?: string };
export type Caller = { ask(asked: Asked): Promise<number>; hangUp(): void };

/** One kept connection that asks and waits, as cheaply as it can: a full client would cost more than the server. */
export async function call(origin: string, cookie: string): Promise<Caller> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((open) => socket.once("connect", open));
  let head = "";
  let expected = -1;
  let arrived = (_status: number) => {};

  socket.on("close", () => arrived(0));
  socket.on("data", (bytes) => {
    if (expected >= 0) expected -= bytes.length;
    else {
      // A head may come in several pieces; only when it is whole does it tell how much follows.
      head += bytes.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /content-length: (\d+)/i.exec(head)?.[1] ?? 0;
      expected = Number(length) - (head.length - end - 4);
    }
    if (expected > 0) return;
    const status = Number(head.slice(9, 12));
    [head, expected] = ["", -1];
    arrived(status);
  });

  return {
    ask({ path, body }) {
      const answer = new Promise<number>((resolve) => (arrived = resolve));
      const head = `${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n`;
      socket.write(body === undefined ? `GET ${head}\r\n` : `POST ${head}${sent(origin, body)}`);
      return answer;
    },
    hangUp: () => socket.destroy(),
  };
}

const sent = (origin: string, body: string) =>
  `origin: ${origin}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
