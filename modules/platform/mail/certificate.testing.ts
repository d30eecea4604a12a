import { join } from "node:path";
import { tempFolder } from "@/modules/testing";

export type Certificate = { key: string; cert: string };

/** A certificate for this machine, which a real server would have from somebody everyone believes; null without openssl. */
export async function certificate(): Promise<Certificate | null> {
  if (!Bun.which("openssl")) return null;
  const folder = tempFolder();
  const [key, cert] = [join(folder, "key"), join(folder, "cert")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const made = Bun.spawnSync(
    ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"].concat(
      ["-keyout", key, "-out", cert],
      subject,
    ),
    { stderr: "ignore" },
  );
  if (!made.success) return null;
  return { key: await Bun.file(key).text(), cert: await Bun.file(cert).text() };
}
