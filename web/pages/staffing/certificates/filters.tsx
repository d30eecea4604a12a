import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { catalogue } from "@/web/features/crm/candidates/queries-catalogue";
import { Checkbox } from "@/web/ui/checkbox";
import { noneOr, Select } from "@/web/ui/select";
import { useFilter } from "./use-filter";

export function Filters() {
  const t = useTranslations("papers.expiry");
  const filter = useFilter();
  const { data } = useQuery(catalogue);
  const known = (data?.certificates ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const seen = (["", "no", "yes"] as const).map((value) => ({
    value,
    label: t(`verified.${value || "any"}`),
  }));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Select
        aria-label={t("certificate")}
        className="min-w-0 max-w-full sm:max-w-[320px]"
        options={noneOr(t("anyCertificate"), known)}
        value={filter.valueOf("certificate")}
        onValueChange={(value) => filter.change("certificate", value)}
      />
      <Select
        aria-label={t("verified.label")}
        options={seen}
        value={seen.find(({ value }) => value === filter.valueOf("verified"))?.value ?? ""}
        onValueChange={(value) => filter.change("verified", value)}
      />
      <Checkbox
        label={t("deployed")}
        checked={filter.valueOf("deployed") === "yes"}
        onCheckedChange={(isOn) => filter.change("deployed", isOn ? "yes" : "")}
      />
    </div>
  );
}
