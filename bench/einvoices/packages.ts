import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Maven lays the packages of the judges, or null where it cannot: veraPDF, and the XML schemas of UBL and CII. */
export async function classpath(): Promise<string | null> {
  if (!Bun.which("java") || !Bun.which("mvn")) return null;
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-judges-"));
  try {
    const list = join(folder, "classpath");
    const words = ["dependency:build-classpath", `-Dmdep.outputFile=${list}`];
    const child = Bun.spawn(["mvn", "-q", "-f", join(import.meta.dir, "pom.xml"), ...words], {
      stdout: "ignore",
      stderr: "ignore",
    });
    return (await child.exited) === 0 ? await Bun.file(list).text() : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
