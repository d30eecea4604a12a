import { useFormatter, useLocale, useTranslations } from "use-intl";
import { languageLevels, payPeriods } from "@/modules/crm/candidates/rules";
import type { Proposal } from "@/modules/crm/cvs/model";
import { Checkbox } from "@/web/ui/checkbox";
import { Input } from "@/web/ui/input";
import { Select } from "@/web/ui/select";
import type { Reviewed } from "./use-review";

type Props = { row: Reviewed; onChange: (part: Partial<Reviewed>) => void };

/** One proposal: whether it is taken, what exactly, and where the CV says so. */
export function ReviewRow({ row, onChange }: Props) {
  const t = useTranslations("files.cv");
  const { nameOf, wasOf } = useNames();
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
        {standing === "other" && <span className="text-warn">{wasOf(row)} </span>}
        {t("line", { line: evidence.line })}
      </p>
    </li>
  );
}

/** What is put right by hand is meant to be taken. */
function Editor({ row, onChange }: Props) {
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
      <Input
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
  /** A language or certificate is written as its code and then what is said of it. */
  function wasOf({ field, was }: Named): string {
    const said = was ?? "";
    if (field !== "language" && field !== "certificate") return t("was", { value: said });
    const detail = said.split(" ")[1];
    if (!detail) return t("wasOpen");
    const day = () => format.dateTime(new Date(`${detail}T12:00:00Z`), { dateStyle: "medium" });
    return t("was", { value: field === "language" ? detail : day() });
  }
  return { nameOf, wasOf };
}
