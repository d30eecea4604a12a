import { startTestServer } from "./house";
import { type Line, upgraded } from "./upgrade";

// An orderly stop while people work: what was asked before it is answered, and the process ends.
const perSecond = 50;
const sockets = 200;
const workMs = 4000;

const it = await startTestServer(Math.ceil(sockets / 5));
const paths = [
  "/api/jobs?limit=50",
  "/api/candidates?limit=50",
  "/api/dashboard/recent",
  "/healthz",
];
const headers = { origin: it.address, cookie: it.cookies[0] ?? "" };
const lines: Line[] = await Promise.all(
  Array.from({ length: sockets }, (_, n) =>
    upgraded(it.address, it.cookies[Math.floor(n / 5)] ?? "", () => {}),
  ),
);
let toldAt = Infinity;
let lost = 0;
let answered = 0;
let inFlight = 0;
const asks: Promise<void>[] = [];
const asking = setInterval(() => asks.push(ask(asks.length)), 1000 / perSecond);
await Bun.sleep(workMs);
const begun = performance.now();
toldAt = begun;
const waiting = inFlight;
it.server.kill("SIGTERM");
const code = await it.server.exited;
const seconds = (performance.now() - begun) / 1000;
clearInterval(asking);
await Promise.all(asks);
await Bun.sleep(50);
const gone = lines.filter(({ isClosed }) => isClosed).length;
const isMet = lost === 0 && code === 0 && seconds <= 10 && gone === sockets;
console.log(
  `figure: ${answered} requests answered, ${waiting} under way at the stop, ${lost} lost; ${gone} of ${sockets} sockets shown out; ended with ${code} in ${seconds.toFixed(1)} s${isMet ? "" : " MISSED"}`,
);
await it.close();
process.exit(isMet ? 0 : 1);

/** Every fourth is a change; what is begun after the stop may be refused. */
async function ask(n: number): Promise<void> {
  const at = performance.now();
  const isChange = n % 4 === 0;
  const body = JSON.stringify({ firstName: "Ada", lastName: `Stop ${n}`, origin: "applied" });
  inFlight += 1;
  try {
    const answer = await fetch(
      it.address + (isChange ? "/api/candidates" : paths[n % paths.length]),
      {
        ...{ headers: { ...headers, "content-type": "application/json", connection: "close" } },
        ...(isChange && { method: "POST", body }),
      },
    );
    await answer.text();
    if (answer.ok) answered += 1;
    else if (at < toldAt) lost += 1;
  } catch {
    if (at < toldAt) lost += 1;
  } finally {
    inFlight -= 1;
  }
}
