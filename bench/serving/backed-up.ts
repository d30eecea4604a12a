type Door = { origin: string; cookie: string };

const pollMs = 200;

/** Makes a backup and waits for its end: the answer comes when it has begun. */
export async function backedUp({ origin, cookie }: Door): Promise<void> {
  const ask = async (path: string, method: string) => {
    const headers = { cookie, origin };
    const answer = await fetch(origin + path, { method, headers, signal: null });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  await (await ask("/api/admin/backup", "POST")).text();
  for (;;) {
    const { run } = await (await ask("/api/admin/backups", "GET")).json();
    if (run.state === "done") return;
    if (run.state !== "active") throw new Error(`The backup is ${run.state}.`);
    await Bun.sleep(pollMs);
  }
}
