import { expect, test } from "bun:test";
import { connect } from "node:net";
import { testApp, testServer } from "@/modules/testing";
import { listen, stopServer } from "@/src/server";

const mebibyte = Buffer.alloc(1024 * 1024, "a");
const wanted = 1024;

/** Sends a form without an end, piece by piece, until it is through or the other side hangs up; answers how much went. */
function pour(address: string): Promise<number> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  const heads = {
    ...{ host, origin: address, "transfer-encoding": "chunked" },
    "content-type": "multipart/form-data; boundary=x",
  };
  const lines = Object.entries(heads).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /careers/any/apply HTTP/1.1\r\n${lines.join("")}\r\n`);
  return new Promise((end) => {
    let sent = 0;
    const more = () => {
      if (socket.destroyed || sent === wanted) return void socket.end();
      sent += 1;
      socket.write(`${mebibyte.length.toString(16)}\r\n`);
      socket.write(mebibyte);
      socket.write("\r\n", () => setImmediate(more));
    };
    socket.on("error", () => socket.destroy());
    socket.on("close", () => end(sent));
    more();
  });
}

test("a form of a gigabyte that names no length is cut off long before", async () => {
  const app = testApp({}, { PORT: "0" });
  const server = testServer(app);
  const sent = await pour(listen(server, app));
  console.log(`Of ${wanted} MiB without a length ${sent} went before the door was shut`);
  expect(sent).toBeLessThan(wanted / 4);
  await stopServer(server);
});
