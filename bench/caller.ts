import { connect } from "node:net";

export type Caller = { ask(path: string): Promise<number>; hangUp(): void };

/** One kept connection that asks and waits, as cheaply as it can: a full client would cost more than the server. */
export async function call(origin: string, cookie: string): Promise<Caller> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise((open) => socket.once("connect", open));
  let expected = -1;
  let status = 0;
  let arrived = (_status: number) => {};

  socket.on("close", () => arrived(0));
  socket.on("data", (bytes) => {
    if (expected < 0) {
      const head = bytes.indexOf("\r\n\r\n");
      const text = bytes.toString("latin1", 0, head).toLowerCase();
      status = Number(text.slice(9, 12));
      expected = Number(/content-length: (\d+)/.exec(text)?.[1] ?? 0) - (bytes.length - head - 4);
    } else expected -= bytes.length;
    if (expected > 0) return;
    expected = -1;
    arrived(status);
  });

  return {
    ask(path) {
      const answer = new Promise<number>((resolve) => (arrived = resolve));
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`);
      return answer;
    },
    hangUp: () => socket.destroy(),
  };
}
