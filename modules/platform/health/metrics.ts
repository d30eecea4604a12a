import type { App } from "@/src/app";
import { durationBuckets, type RequestTimes, requestTimes } from "@/src/http/request-times";
import { state } from "./state";

/** The state in the text form of Prometheus (0.0.4); no label names anybody or anything but a kind. */
export async function metrics(app: App): Promise<Response> {
  const { startedAt, database, disk, memoryBytes, sockets, ...lists } = await state(app);
  const records = lists.records.map(({ kind, count }) => sample(count, `kind="${kind}"`));
  const waiting = lists.queues.map((it) => sample(it.waiting, `queue="${it.queue}"`));
  const failing = lists.checks.filter(({ isWell }) => !isWell).length;
  const families = [
    gauge("start_time_seconds", "When this process began, seconds since 1970.", [
      sample(Date.parse(startedAt) / 1000),
    ]),
    gauge("database_bytes", "Size of the database.", [sample(database.bytes)]),
    gauge("disk_free_bytes", "Room left where the data folder is.", [sample(disk.freeBytes)]),
    gauge("disk_bytes", "Size of the disk where the data folder is.", [sample(disk.bytes)]),
    gauge("memory_bytes", "Resident memory of this process.", [sample(memoryBytes)]),
    gauge("sockets", "Open WebSockets of this process.", [sample(sockets)]),
    gauge("records", "Records by kind.", records),
    gauge("waiting", "What waits to be worked on, by queue.", waiting),
    gauge("concerns", "What an administrator should look at.", [sample(lists.concerns.length)]),
    gauge("checks_failing", "Quick checks of the doctor that fail.", [sample(failing)]),
    family(
      { name: "http_request_duration_seconds", type: "histogram" },
      "Answers by class of status.",
      [
        ...requestTimes(app)
          .entries()
          .flatMap(([status, times]) => durations(status, times)),
      ],
    ),
  ];
  const headers = {
    "content-type": "text/plain; version=0.0.4; charset=utf-8",
    "cache-control": "no-store",
  };
  return new Response(
    families
      .flat()
      .map((line) => `${line}\n`)
      .join(""),
    { headers },
  );
}

type Family = { name: string; type: "gauge" | "counter" | "histogram" };
type Sample = { suffix?: string; labels: string; value: number };

const sample = (value: number, labels = ""): Sample => ({ value, labels });

function family({ name, type }: Family, help: string, samples: Sample[]): string[] {
  const whole = `coldaisle_${name}`;
  const lines = samples.map(
    ({ suffix = "", labels, value }) => `${whole}${suffix}${labels && `{${labels}}`} ${value}`,
  );
  return [`# HELP ${whole} ${help}`, `# TYPE ${whole} ${type}`, ...lines];
}

const gauge = (name: string, help: string, samples: Sample[]) =>
  family({ name, type: "gauge" }, help, samples);

/** One histogram: each class counts what took at most so long, the last one everything. */
function durations(status: string, { counts, seconds }: RequestTimes): Sample[] {
  const label = `status="${status}"`;
  const ends = [...durationBuckets, "+Inf"];
  let sum = 0;
  const buckets = ends.map((end, index) => {
    sum += counts[index] ?? 0;
    return { suffix: "_bucket", labels: `${label},le="${end}"`, value: sum };
  });
  return [
    ...buckets,
    { suffix: "_sum", labels: label, value: seconds },
    { suffix: "_count", labels: label, value: sum },
  ];
}
