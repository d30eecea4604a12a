import { expect, test } from "bun:test";
import { connected, inTurns } from "./measure";

/** Answers a change at once and works for it two seconds later, as a look by the clock does. */
const late = `
  let state = "nothing to do";
  const work = () => {
    for (const end = performance.now() + 300; performance.now() < end;);
    state = "done";
  };
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch({ method }) {
    if (method === "POST" && state !== "waiting") setTimeout(work, 2000);
    if (method === "POST") state = "waiting";
    return new Response(state);
  } });
  console.log(server.url.origin);
`;

async function served() {
  const child = Bun.spawn([process.execPath, "-e", late], { stdout: "pipe" });
  const { value } = await child.stdout.getReader().read();
  const origin = new TextDecoder().decode(value).trim();
  return { origin, server: await connected(origin, child.pid), stop: () => child.kill() };
}

const known = {
  ...{ person: [], job: [], client: [], project: [], deployment: [] },
  ...{ version: {}, email: "" },
};

test("what a change leaves to the background is over before the next question, and is told of the change", async () => {
  const { origin, server, stop } = await served();
  const raw = await connected(origin, process.pid);
  const measured = async (method?: "POST") => {
    const asked = { path: "/", ...(method && { method, body: {} }) };
    const { ours } = await inTurns({ name: "one", ask: () => asked }, 0, {
      ours: server,
      raw,
      known,
    });
    return ours;
  };
  expect((await measured()).behind).toBeUndefined();
  const change = await measured("POST");
  expect(await (await fetch(origin)).text()).toBe("done");
  expect(change.behind).toBeGreaterThan(0);
  stop();
});
