import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { ProposedField } from "@/modules/crm/cvs/rules";
import type { Reviewed, useReview } from "./use-review";
import { languageLevels, payPeriods } from "@/modules/crm/candidates/rules";
import type { Proposal } from "@/modules/crm/cvs/model";
import { Checkbox } from "@/web/ui/checkbox";
import { DateInput } from "@/web/shared/date-input/date-input";
import { Input } from "@/web/ui/input";
import { Select } from "@/web/ui/select";

const groups: [title: "person" | "languages" | "certificates" | "skills", of: ProposedField[]][] = [
  [
    "person",
    [
      "firstName",
      "lastName",
      "headline",
      "email",
      "phone",
      "linkedin",
      "location",
      "country",
      "yearsTotal",
      "availableFrom",
      "pay",
    ],
  ],
  ["languages", ["language"]],
  ["certificates", ["certificate"]],
  ["skills", ["skill"]],
];

type Props = Pick<ReturnType<typeof useReview>, "rows" | "known" | "change">;

/** What a CV says, beside the line it stands in: a person ticks what is right. */
export function Review({ rows, known, change }: Props) {
  const t = useTranslations("files.cv");
  return (
    <div className="grid gap-5">
      {groups.map(([title, fields]) => (
        <Group
          key={title}
          title={t(title)}
          rows={rows.filter(({ field }) => fields.includes(field))}
          change={change}
        />
      ))}
      {known > 0 && <p className="text-xs text-ink-2">{t("known", { count: known })}</p>}
    </div>
  );
}

type GroupProps = { title: string; rows: readonly Reviewed[]; change: Props["change"] };
type ReviewRowProps = { row: Reviewed; onChange: (part: Partial<Reviewed>) => void };

/** One proposal: whether it is taken, what exactly, and where the CV says so. */
function ReviewRow({ row, onChange }: ReviewRowProps) {
  const t = useTranslations("files.cv");
  const { nameOf, wasOf, dayOf } = useNames();
  const { standing, evidence } = row;
  return (
    <li className="grid gap-1 py-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-[150px] flex-1">
          <Checkbox
            label={nameOf(row)}
            checked={row.isChosen}
            disabled={row.field === "language" && !row.detail}
            onCheckedChange={(isChosen) => onChange({ isChosen })}
          />
        </span>
        <Editor row={row} onChange={onChange} />
      </div>
      <p className="pl-[26px] text-xs break-words text-ink-3">
        {isDoubtful(row) && (
          <span className="text-warn">{t(isName(row) ? "unsureName" : "unsureValue")} </span>
        )}
        {standing === "other" && <span className="text-warn">{wasOf(row)} </span>}
        {row.field === "skill" && row.detail && (
          <span>
            {t(row.detail.startsWith("~") ? "yearsByDates" : "yearsSaid", {
              n: Number(row.detail.replace("~", "")),
            })}{" "}
          </span>
        )}
        {row.issuedOn && <span>{t("issued", { date: dayOf(row.issuedOn) })} </span>}
        {t("line", { line: evidence.line })}
        {row.by && <span> {t("byModel.said", { model: row.by })}</span>}
      </p>
    </li>
  );
}

/** What a model said is marked as its word already. */
const isDoubtful = ({ isCertain, isChosen, by }: Reviewed) => !isCertain && !isChosen && !by;
const isName = ({ field }: Reviewed) => field === "firstName" || field === "lastName";

/** What is put right by hand is meant to be taken. */
function Editor({ row, onChange }: ReviewRowProps) {
  const t = useTranslations("files.cv");
  const { nameOf } = useNames();
  const { field, value, detail } = row;
  if (field === "skill") return null;
  if (field === "language") {
    return (
      <Select
        aria-label={t("levelOf", { name: nameOf(row) })}
        options={["", ...languageLevels].map((one) => ({ value: one, label: one || t("noLevel") }))}
        value={detail ?? ""}
        onValueChange={(now) => onChange({ detail: now || null, isChosen: now !== "" })}
      />
    );
  }
  if (field === "certificate") {
    return (
      <DateInput
        type="date"
        aria-label={t("endOf", { name: nameOf(row) })}
        value={detail ?? ""}
        className="w-40"
        onChange={(event) => onChange({ detail: event.target.value || null, isChosen: true })}
      />
    );
  }
  return (
    <Input
      aria-label={nameOf(row)}
      value={value}
      className="w-full sm:w-72"
      onChange={(event) => onChange({ value: event.target.value, isChosen: true })}
    />
  );
}

type Named = Pick<Proposal, "field" | "value" | "label" | "was">;

/** What people call what is proposed, and what the record says instead. */
function useNames() {
  const t = useTranslations("files.cv");
  const tFields = useTranslations("candidates.fields");
  const format = useFormatter();
  const languages = new Intl.DisplayNames(useLocale(), { type: "language" });

  function nameOf({ field, value, label }: Named): string {
    if (field === "language") return languages.of(value) ?? value;
    if (field === "pay") {
      const [currency = "", said] = label.split(" ");
      const period = payPeriods.find((it) => it === said) ?? "year";
      return t(`pay.${period}`, { currency });
    }
    return field === "certificate" || field === "skill" ? label : tFields(field);
  }
  const dayOf = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), "day");

  /** A language or certificate is written as its code and then what is said of it. */
  function wasOf({ field, was }: Named): string {
    const said = was ?? "";
    if (field !== "language" && field !== "certificate") return t("was", { value: said });
    const detail = said.split(" ")[1];
    if (!detail) return t("wasOpen");
    return t("was", { value: field === "language" ? detail : dayOf(detail) });
  }
  return { nameOf, wasOf, dayOf };
}

function Group({ title, rows, change }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-sm font-semibold text-ink">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <ReviewRow key={row.at} row={row} onChange={(part) => change(row.at, part)} />
        ))}
      </ul>
    </section>
  );
}
