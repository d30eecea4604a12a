import { startTestServer, rssKiB } from "./house";
import { type Line, upgraded } from "./upgrade";

// Ten thousand people's browsers at once: how soon they are in, what each costs, how soon all of them have heard.
const many = Number(Bun.argv[2] ?? 10_000);
const perPerson = 5;
const abreast = 100;

const it = await startTestServer(Math.ceil(many / perPerson));
const before = rssKiB(it.server.pid);
let heard = 0;
const lines: Line[] = [];
const began = performance.now();
for (let from = 0; from < many; from += abreast) {
  const some = Array.from({ length: Math.min(abreast, many - from) }, (_, n) =>
    upgraded(it.address, it.cookies[Math.floor((from + n) / perPerson)] ?? "", () => (heard += 1)),
  );
  lines.push(...(await Promise.all(some)));
}
const openS = (performance.now() - began) / 1000;
const open = lines.filter((line) => line.isOpen && !line.isClosed).length;
const each = (rssKiB(it.server.pid) - before) / many;

const origin = {
  origin: it.address,
  cookie: it.cookies[0] ?? "",
  "content-type": "application/json",
};
heard = 0;
const told = performance.now();
const task = JSON.stringify({ title: "Call back", dueAt: null, record: null });
const answer = await fetch(`${it.address}/api/tasks`, {
  method: "POST",
  headers: origin,
  body: task,
});
while (heard < open && performance.now() - told < 20_000) await Bun.sleep(2);
const allMs = performance.now() - told;

const isMet = open === many && openS <= 5 && each <= 8 && heard >= open && allMs <= 500;
console.log(
  `figure: ${open} of ${many} sockets open in ${openS.toFixed(1)} s, ${each.toFixed(1)} KiB each, news (${answer.status}) heard by ${heard} in ${allMs.toFixed(0)} ms${isMet ? "" : " MISSED"}`,
);
for (const { socket } of lines) socket.terminate();
await it.close();
process.exit(isMet ? 0 : 1);
