import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type {
  DeploymentIndependence,
  Independence,
  IndependenceCheck,
} from "@/modules/privacy/contractor-status/model";
import {
  answers,
  type Answers,
  maxNoteLength,
  questions,
} from "@/modules/privacy/contractor-status/rules";
import { Read } from "@/web/features/records/core/read";
import {
  independenceOf,
  RiskTag,
  StandingTags,
} from "@/web/features/privacy/contractor-status/standing-tags";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { useDate } from "@/web/shared/dates";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { api, ok } from "@/web/api";
import { SaveRefusal } from "@/web/shared/forms/save-refusal";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { deploymentsKey } from "@/web/state/query-keys";

/** Whether somebody who works for themselves really does, as it was judged and when. */
export function IndependenceTab({ id }: { id: string }) {
  const t = useTranslations("compliance");
  const query = useQuery(independenceOf(id));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("independence.failed") }}>
      {(all) =>
        all.independence ? (
          <Whole id={id} all={all} independence={all.independence} />
        ) : (
          <p className="text-sm text-ink-2">{t("independence.notAsked")}</p>
        )
      }
    </Read>
  );
}

type Props = { id: string; all: DeploymentIndependence; independence: Independence };
type CheckFormProps = { id: string; last: IndependenceCheck | undefined; onDone: () => void };

/** Nobody has answered until somebody does. */
const unanswered: Answers = {
  duration: "unknown",
  direction: "unknown",
  embedding: "unknown",
  personal: "unknown",
  agreement: "unknown",
  payment: "unknown",
  amount: "unknown",
  risk: "unknown",
  entrepreneur: "unknown",
};

/** The nine questions, beginning with what was answered last. */
function CheckForm({ id, last, onDone }: CheckFormProps) {
  const t = useTranslations("compliance.independence");
  const tActions = useTranslations("common.actions");
  const [given, setGiven] = useState<Answers>(last?.answers ?? unanswered);
  const [note, setNote] = useState("");
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => ok(api.deployments({ id }).independence.post({ answers: given, note })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: deploymentsKey });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const options = answers.map((value) => ({ value, label: t(`answers.${value}`) }));
  return (
    <form onSubmit={submit} aria-label={t("title")} className="grid gap-3">
      <SaveRefusal error={save.error} />
      {questions.map((question) => (
        <SelectField
          key={question}
          label={t(`questions.${question}`)}
          options={options}
          value={given[question]}
          onValueChange={(answer) => setGiven({ ...given, [question]: answer })}
        />
      ))}
      <TextAreaField
        label={t("note")}
        rows={3}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" look="primary" pending={save.isPending}>
          {t("save")}
        </Button>
        <Button look="ghost" onClick={onDone}>
          {tActions("cancel")}
        </Button>
      </div>
    </form>
  );
}

function Whole({ id, all, independence }: Props) {
  const t = useTranslations("compliance.independence");
  const mayCheck = useHasRole("recruiter");
  const [isChecking, setChecking] = useState(false);
  return (
    <div className="grid gap-5">
      <section className="grid gap-2">
        <SectionTitle>{t("title")}</SectionTitle>
        <StandingTags independence={independence} />
        <p className="text-sm text-ink-2">{t("text")}</p>
        {mayCheck && !isChecking && (
          <Button
            className="justify-self-start"
            look={independence.standing === "current" ? "secondary" : "primary"}
            onClick={() => setChecking(true)}
          >
            {t("check")}
          </Button>
        )}
      </section>
      {isChecking && <CheckForm id={id} last={all.checks[0]} onDone={() => setChecking(false)} />}
      {all.checks.length > 0 && <CheckList checks={all.checks} />}
      {all.rules.map((rule) => (
        <RuleSource key={rule.id} {...rule} isOverridden={rule.override !== null} />
      ))}
    </div>
  );
}

/** How it was judged, the newest first; none is ever changed. */
function CheckList({ checks }: { checks: readonly IndependenceCheck[] }) {
  const t = useTranslations("compliance.independence");
  const day = useDate();
  return (
    <ul aria-label={t("checks")} className="grid gap-2">
      {checks.map(({ id, by, at, risk, note, answers }) => (
        <li
          key={id}
          className="grid gap-1 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
        >
          <p className="flex flex-wrap items-center justify-between gap-2 text-ink">
            {t("told", {
              name: by,
              date: day(at),
              n: questions.filter((question) => answers[question] === "employed").length,
            })}
            <RiskTag risk={risk} />
          </p>
          {note && <p className="break-words text-ink-2">{note}</p>}
        </li>
      ))}
    </ul>
  );
}

export { IndependenceTab as Component };
