/** What a process did to its files and told its callers, in the order in which the kernel saw it. */
export type Act =
  | { kind: "write"; path: string; at: number; bytes: Buffer }
  | { kind: "cut"; path: string; size: number }
  | { kind: "sync"; path: string }
  /** A name that a folder has from here on: of a file that was moved there, or of a new folder. */
  | { kind: "name"; path: string }
  | { kind: "answer"; text: string };

const calls = "pwrite64,fsync,fdatasync,ftruncate,rename,mkdir,mkdirat,sendto";

/** Stands before a command: writes every such call of it and of its children into a file, bytes and all. */
export const straced = (file: string): string[] => [
  ...["strace", "-f", "-yy", "-xx", "-s", "300000", "--seccomp-bpf"],
  ...["-o", file, "-e", `trace=${calls}`],
];

export const canTrace = (): boolean =>
  Bun.which("strace") !== null &&
  Bun.spawnSync([...straced("/dev/null"), "true"], { stderr: "ignore" }).exitCode === 0;

/** Reads what strace wrote. A call that others came between counts when it ended, an answer when it began. */
export function actsOf(text: string): Act[] {
  const begun = new Map<string, string>();
  const acts: Act[] = [];
  for (const line of text.split("\n")) {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const isBegun = rest.endsWith("<unfinished ...>");
    if (isBegun && !rest.startsWith("sendto")) {
      begun.set(thread, rest.slice(0, -"<unfinished ...>".length));
      continue;
    }
    const end = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1];
    const whole = end === undefined ? rest : (begun.get(thread) ?? "") + end;
    const act = actOf(whole);
    if (act) acts.push(act);
  }
  return acts;
}

const names = /^(pwrite64|fsync|fdatasync|ftruncate|rename|mkdir|mkdirat|sendto)\((.*)$/;
const refused = / = -1 E/;

function actOf(call: string): Act | null {
  const [, name = "", words = ""] = names.exec(call) ?? [];
  if (!name || refused.test(call.slice(-200))) return null;
  const path = decoded(/^\d+<([^>]*)>/.exec(words)?.[1] ?? "").toString();
  const texts = [...words.matchAll(/"([^"]*)"/g)].map(([, text = ""]) => text);
  const bytes = () => decoded(texts[0] ?? "");
  const last = Number(/, (\d+) *\) += /.exec(words)?.[1] ?? 0);
  switch (name) {
    case "pwrite64":
      return { kind: "write", path, at: last, bytes: bytes() };
    case "ftruncate":
      return { kind: "cut", path, size: last };
    case "rename":
      return { kind: "name", path: decoded(texts[1] ?? "").toString() };
    case "mkdir":
    case "mkdirat":
      return { kind: "name", path: bytes().toString() };
    case "sendto":
      return words.includes("<TCP") ? { kind: "answer", text: bytes().toString("latin1") } : null;
    default:
      return { kind: "sync", path };
  }
}

const decoded = (text: string): Buffer => Buffer.from(text.replaceAll("\\x", ""), "hex");
