import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipBytes } from ".";

test("an archive is unpacked by other programs, byte for byte and with its names", async () => {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-zip-"));
  const noise = crypto.getRandomValues(new Uint8Array(5000));
  const entries = [
    { name: "data.json", content: new TextEncoder().encode("same ".repeat(10_000)) },
    { name: "files/Jürgen Nowak – CV.bin", content: noise },
    { name: "empty.txt", content: new Uint8Array() },
  ];
  const parts = await Array.fromAsync(zipBytes(entries, new Date("2026-01-01T12:00:00Z")));
  expect(Buffer.concat(parts).length).toBeLessThan(6500);
  await Bun.write(join(folder, "made.zip"), Buffer.concat(parts));

  const script = `import zipfile,sys
z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None
for n in z.namelist(): print(n, len(z.read(n)), z.read(n).hex()[:40])`;
  if (!Bun.which("python3")) {
    console.warn("SKIPPED: python3 is not here to read the archive");
    return;
  }
  const read = Bun.spawnSync(["python3", "-c", script, join(folder, "made.zip")]);
  const lines = entries.map(
    ({ name, content }) =>
      `${name} ${content.length} ${Buffer.from(content).toString("hex").slice(0, 40)}`,
  );
  expect(read.stdout.toString().trimEnd().split("\n")).toEqual(lines.map((it) => it.trimEnd()));
});
