import { useMutation, useQuery } from "@tanstack/react-query";
import { Stethoscope } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Check } from "@/modules/platform/health/model";
import {
  checkNames,
  type Concern,
  concernPaths,
  type ElsewhereConcern,
} from "@/modules/platform/health/rules";
import { api, ok } from "@/web/api";
import { systemState } from "@/web/features/platform/admin/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Tag } from "@/web/ui/tag";
import { BackupsPanel } from "../backups/backups-panel";
import { EmailCard } from "../email/email-card";
import { SchedulesCard } from "./schedules-card";
import { SearchesCard } from "./searches-card";
import { StateCard } from "./state-card";
import { TroublesCard } from "./troubles-card";

/** How the house stands, and what it does by itself. */
export function SystemTab() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Concerns />
      <BackupsPanel />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(300px,2fr)]">
        <div className="grid min-w-0 gap-4">
          <SearchesCard />
          <SchedulesCard />
        </div>
        <div className="grid min-w-0 gap-4">
          <StateCard />
          <EmailCard />
          <ChecksCard />
          <TroublesCard />
        </div>
      </div>
    </div>
  );
}

/** What the doctor says, and what to do where it is not well; the database is looked through when somebody asks. */
function ChecksCard() {
  const t = useTranslations("house.checks");
  const refusalOf = useErrorText();
  const { data } = useQuery(systemState);
  const deep = useMutation({ mutationFn: () => ok(api.system.checks.post()) });
  const checks = [...(deep.data ?? []), ...(data?.checks ?? [])];
  return (
    <Card
      title={t("title")}
      action={
        <Button size="sm" icon={Stethoscope} pending={deep.isPending} onClick={() => deep.mutate()}>
          {t("look")}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-ink-2">{t("text")}</p>
      {deep.error && <Banner tone="bad">{refusalOf(deep.error)}</Banner>}
      <ul aria-live="polite" className="grid gap-2 text-sm">
        {checks.map((check) => (
          <Line key={check.name} check={check} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ check: { name, isWell } }: { check: Check }) {
  const t = useTranslations("house.checks");
  const known = checkNames.find((it) => it === name);
  if (!known) return null;
  return (
    <li className="grid gap-0.5">
      <p className="flex items-center justify-between gap-3">
        <span>{t(`names.${known}`)}</span>
        <Tag tone={isWell ? "ok" : "bad"}>{t(isWell ? "well" : "bad")}</Tag>
      </p>
      {!isWell && <p className="text-xs text-ink-2">{t(`fixes.${known}`)}</p>}
    </li>
  );
}

/** What somebody should look at, each with the way there; nothing where all is well. */
function Concerns() {
  const t = useTranslations("house.concerns");
  const { data } = useQuery(systemState);
  return data?.concerns.map(({ concern, names }) => (
    <Banner key={concern} tone="warn" action={isElsewhere(concern) && <Way concern={concern} />}>
      {t(`texts.${concern}`, { names: names.join(", ") })}
    </Banner>
  ));
}

const isElsewhere = (concern: Concern): concern is ElsewhereConcern => concern in concernPaths;

function Way({ concern }: { concern: ElsewhereConcern }) {
  const t = useTranslations("house.concerns.ways");
  return (
    <Link
      to={concernPaths[concern]}
      className="inline-flex min-h-[24px] shrink-0 items-center underline"
    >
      {t(concern)}
    </Link>
  );
}

export { SystemTab as Component };
