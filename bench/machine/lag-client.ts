import { call } from "../serving/caller";

// Asks one address every few milliseconds until its parent closes its input, then tells the delays.
const [origin = "", cookie = "", path = ""] = Bun.argv.slice(2);
const everyMs = 4;
const client = await call(origin, cookie);
const delays: number[] = [];
let isOver = false;
const end = Bun.stdin.text().then(() => (isOver = true));
console.log("ready");
while (!isOver) {
  const began = performance.now();
  await client.ask({ path });
  delays.push(performance.now() - began);
  await Bun.sleep(everyMs);
}
await end;
client.hangUp();
console.log(JSON.stringify(delays));
