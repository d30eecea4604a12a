import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { annexFor, anyContent } from "@/modules/billing/invoices/forms/content.testing";
import { electronicOf } from "@/modules/billing/invoices/forms/electronic";
import { paperOf } from "@/modules/billing/invoices/forms/paper";
import { formOf } from "@/modules/staffing/documents/printing/forms/form";

/** A pixel that lets half of what is below it through: a logo may be so, and older kinds of PDF/A forbid it. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGMQMglrAAACFQEdeY1AtwAAAABJRU5ErkJggg==",
  "base64",
);
const logo = { bytes: new Uint8Array(pixel), width: 1, height: 1 };
const brand = { name: "Noord", ink: "#123456", logo };

/** Whether veraPDF finds each Factur-X file to be PDF/A-3, and the same without the XML not to be. */
export async function judgedPdfs(
  path: string | null,
  { count, seed }: { count: number; seed: number },
): Promise<boolean> {
  if (path === null) {
    console.warn("SKIPPED: neither Java nor Maven brings veraPDF here, so no PDF/A was judged.");
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-pdfa-"));
  try {
    const { whole, plain } = await written(folder, count, seed);
    const words = ["java", "-cp", path, join(import.meta.dir, "Judge.java"), ...whole, plain];
    const child = Bun.spawn(words, { stdout: "pipe", stderr: "inherit" });
    const lines = (await new Response(child.stdout).text()).trim().split("\n");
    const well = lines.slice(0, count).filter((it) => it.startsWith("ok "));
    const isRefused = lines.at(-1)?.startsWith("no ") ?? false;
    for (const line of lines.slice(0, count)) if (!line.startsWith("ok ")) console.log(`  ${line}`);
    const said = isRefused ? "one that is none refused" : "one that is none NOT refused";
    console.log(`veraPDF: ${well.length} of ${count} Factur-X files are PDF/A-3b, ${said}`);
    return well.length === count && isRefused;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function written(folder: string, count: number, seed: number) {
  const all = fc.sample(anyContent("facturx"), { numRuns: count, seed });
  const whole: string[] = [];
  const plain = join(folder, "plain.pdf");
  for (const [n, content] of all.entries()) {
    const form = await formOf(paperOf(content, annexFor(content), brand));
    const path = join(folder, `${n}.pdf`);
    await Bun.write(path, (await electronicOf(content, form)).pdf);
    await Bun.write(plain, form);
    whole.push(path);
  }
  return { whole, plain };
}
