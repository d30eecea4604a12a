import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormatter, useNow, useTranslations } from "use-intl";
import type { SystemState } from "@/modules/platform/health/model";
import { Read } from "@/web/features/records/core/read";
import { systemState } from "@/web/features/platform/admin/queries";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { useStorage } from "./use-storage";

/** Which version runs since when, how large everything is, and what waits. */
export function StateCard() {
  const t = useTranslations("house.state");
  return (
    <Card title={t("title")}>
      <Read query={useQuery(systemState)} words={{ loading: t("loading"), failed: t("failed") }}>
        {(state) => <Facts state={state} />}
      </Read>
    </Card>
  );
}

function Facts({ state }: { state: SystemState }) {
  const t = useTranslations("house.state");
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const size = useStorage();
  const { engine, database, disk } = state;
  const used = ((disk.bytes - disk.freeBytes) / disk.bytes) * 100;
  const free = t("free", { free: size(disk.freeBytes), all: size(disk.bytes) });
  return (
    <div className="grid gap-4">
      <dl className="grid gap-1.5 text-sm">
        <Fact name={t("version")}>{state.version}</Fact>
        <Fact name={t("since")}>{format.relativeTime(new Date(state.startedAt), now)}</Fact>
        <Fact name={t("engine")}>{t(`engines.${engine.kind}`, { version: engine.version })}</Fact>
        <Fact name={t("database")}>{size(database.bytes)}</Fact>
        <Fact name={t("memory")}>{size(state.memoryBytes)}</Fact>
        <Fact name={t("sockets")}>{format.number(state.sockets)}</Fact>
      </dl>
      <div className="grid gap-1.5">
        <p className="flex justify-between gap-3 text-sm">
          <span className="text-ink-2">{t("disk")}</span>
          <span className="num">{free}</span>
        </p>
        <Progress label={t("disk")} text={free} value={used} isThin />
      </div>
      <Numbers title={t("waiting")}>
        {state.queues.map(({ queue, waiting }) => (
          <Fact key={queue} name={t(`queues.${queue}`)}>
            {format.number(waiting)}
          </Fact>
        ))}
      </Numbers>
      <Numbers title={t("records")}>
        {state.records.map(({ kind, count }) => (
          <Fact key={kind} name={t(`kinds.${kind}`)}>
            {format.number(count)}
          </Fact>
        ))}
      </Numbers>
    </div>
  );
}

const Numbers = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="eyebrow mb-1.5">{title}</h3>
    <dl className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">{children}</dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-ink-2">{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);
