const levels = ["debug", "info", "warn", "error", "silent"] as const;
type Level = (typeof levels)[number];

/** Only what can never be personal: ids, counts, kinds, durations. A text goes in as a fixed sentence. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export type Log = Record<
  "debug" | "info" | "warn" | "error",
  (what: string, facts?: LogFields) => void
> & {
  /** The last warnings and errors of this process, the newest first. */
  recent(): LogLine[];
};

export type LogLine = { at: string; level: "warn" | "error"; what: string; facts: LogFields };
/** As many as somebody would read, and no more than memory should hold. */
const mostRecent = 100;

/** One JSON line per happening; JSON escapes line breaks, so that no value can forge a line. */
export function createLog(
  least: Level,
  print: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Log {
  const recent: LogLine[] = [];
  const at =
    (level: Level) =>
    (what: string, facts: LogFields = {}) => {
      if (level === "warn" || level === "error") remember({ at: isoNow(), level, what, facts });
      if (levels.indexOf(level) < levels.indexOf(least)) return;
      print(JSON.stringify({ at: isoNow(), level, what, ...facts }));
    };
  const remember = (line: LogLine) => {
    recent.unshift(line);
    recent.length = Math.min(recent.length, mostRecent);
  };
  const levelled = { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
  return { ...levelled, recent: () => [...recent] };
}

const isoNow = () => new Date().toISOString();

/** What a log may say of an unexpected error: its kind and where it arose, never its message, which may quote data. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const frames =
    cause.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
  return {
    error: cause.name,
    where: frames
      .slice(0, 4)
      .map((line) => line.trim())
      .join(" < "),
  };
}
