import type { Socket } from "bun";

export type Line = { socket: Socket<undefined>; bytes: number; isClosed: boolean; isOpen: boolean };
type Heard = (line: Line, bytes: Buffer) => void;

/** A socket of the live channel without the weight of a browser's, so that ten thousand fit into one process. */
export async function upgraded(address: string, cookie: string, heard: Heard): Promise<Line> {
  const { hostname, port } = new URL(address);
  const answered = Promise.withResolvers<void>();
  const line = { bytes: 0, isClosed: false, isOpen: false } as Line;
  line.socket = await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      data(_, bytes) {
        if (!line.isOpen) {
          line.isOpen = bytes.includes(" 101 ");
          return answered.resolve();
        }
        line.bytes += bytes.length;
        heard(line, bytes);
      },
      close: () => ((line.isClosed = true), answered.resolve()),
      error: () => ((line.isClosed = true), answered.resolve()),
    },
  });
  line.socket.write(
    [
      ...["GET /ws HTTP/1.1", `Host: ${hostname}:${port}`, `Origin: ${address}`],
      ...[`Cookie: ${cookie}`, "Connection: Upgrade", "Upgrade: websocket"],
      ...["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""],
    ].join("\r\n"),
  );
  await answered.promise;
  return line;
}
