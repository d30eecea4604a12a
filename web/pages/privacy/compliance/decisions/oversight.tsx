import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { Oversight as Told } from "@/modules/privacy/compliance/model";
import { Read } from "@/web/features/records/core/read";
import { oversight } from "@/web/features/privacy/compliance/queries";
import { Card } from "@/web/ui/card";

/** Every system that gives numbers, by which rules, and how often people go another way. */
export function Oversight() {
  const t = useTranslations("compliance");
  const query = useQuery(oversight);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("decisions.failed") }}>
      {(told) => (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[2fr_1fr]">
          <Card title={t("decisions.systemsTitle")}>
            <Systems told={told} />
          </Card>
          <Figures told={told} />
        </div>
      )}
    </Read>
  );
}

type Props = { told: Told };

/** Behind the number stands the fingerprint of its rules, for whoever rests the pointer on it. */
const numberIn = (version: string) => /^\d+(?=-)/.exec(version)?.[0] ?? version;

function Systems({ told: { systems, usesModel } }: Props) {
  const t = useTranslations("compliance.decisions");
  return (
    <div className="grid gap-3 text-sm">
      <ul className="grid gap-3">
        {systems.map(({ id, version, scores }) => (
          <li key={id} className="grid gap-0.5">
            <p className="flex flex-wrap items-baseline gap-x-2 font-medium text-ink">
              {t(`systems.${id}`)}
              <span title={version} className="num text-xs font-normal text-ink-3">
                {t("version", { version: numberIn(version) })}
              </span>
            </p>
            <p className="text-ink-2">{t(`systemsText.${id}`)}</p>
            <p className="num text-xs text-ink-3">
              {scores === null ? t("scoresNone") : t("scores", { n: scores })}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-ink-2">{t(usesModel ? "modelOn" : "modelOff")}</p>
    </div>
  );
}

function Figures({ told: { decisions, byPeople, judged, overruled } }: Props) {
  const t = useTranslations("compliance.decisions.figures");
  const format = useFormatter();
  const share =
    judged > 0 &&
    t("share", {
      percent: format.number(overruled / judged, { style: "percent" }),
      n: format.number(judged),
    });
  const rows = [
    ["decisions", decisions, null],
    ["byPeople", byPeople, null],
    ["overruled", overruled, share],
  ] as const;
  return (
    <Card>
      <dl aria-label={t("label")} className="grid gap-3">
        {rows.map(([name, value, more]) => (
          <div key={name}>
            <dt className="eyebrow">{t(name)}</dt>
            <dd className="num text-num-xl font-medium text-ink">
              {format.number(value)}
              {more && <span className="ml-2 text-xs font-normal text-ink-3">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-2">{t("nobody")}</p>
    </Card>
  );
}
