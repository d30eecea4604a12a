import { useFormatter, useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { contractWishes } from "@/modules/crm/candidates/rules";
import { AvailableText } from "@/web/features/crm/candidates/available-text";
import { PayText } from "@/web/features/crm/candidates/pay-text";
import { useCountryNames } from "@/web/shared/country-name";
import { Lookalikes } from "../lookalikes";
import { Certificates } from "./certificates";
import { Contact } from "./contact";
import { Consent } from "./consent";
import { Merged } from "@/web/features/crm/duplicates/merged";
import { Facts } from "@/web/shared/record/facts";
import { Skills } from "./skills";

/** Everything that is known about a candidate. */
export function CandidateOverview({ candidate }: { candidate: CandidateRecord }) {
  const { id, firstName, lastName, location } = candidate;
  const typed = { firstName, lastName, ...(location && { location }) };
  const marks = Object.fromEntries(
    (["email", "phone", "linkedin"] as const).flatMap((key) =>
      candidate[key] ? [[key, candidate[key]]] : [],
    ),
  );
  return (
    <div className="grid gap-6">
      <Merged kind="candidate" id={id} path="/candidates" />
      <Lookalikes typed={{ ...typed, ...marks, except: id }} />
      {candidate.summary && (
        <p className="text-sm whitespace-pre-line text-ink">{candidate.summary}</p>
      )}
      <Contact candidate={candidate} />
      <Skills candidate={candidate} />
      <Certificates candidate={candidate} />
      <Wishes candidate={candidate} />
      <Consent candidate={candidate} />
    </div>
  );
}

function Wishes({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates");
  const tAll = useTranslations("records");
  const format = useFormatter();
  const nameOf = useCountryNames();
  const { willingCountries, contract, worksShifts, yearsTotal, yearsDatacentre } = candidate;
  const years = (count: number | null) =>
    count !== null && t("record.years", { years: format.number(count) });
  const shifts = worksShifts === null ? null : tAll(worksShifts ? "yes" : "no");
  const nobodyAsked = { value: "", label: t("notAsked") };
  const contracts = [
    nobodyAsked,
    ...contractWishes.map((value) => ({ value, label: t(`contracts.${value}`) })),
  ];
  const works = [
    nobodyAsked,
    { value: "yes", label: tAll("yes") },
    { value: "no", label: tAll("no") },
  ];
  return (
    <Facts
      title={t("record.work")}
      rows={[
        [
          t("fields.availability"),
          <AvailableText key="available" candidate={candidate} />,
          { name: "availableFrom", type: "date" },
        ],
        [
          t("fields.contract"),
          contract && t(`contracts.${contract}`),
          { name: "contract", options: contracts },
        ],
        [t("fields.worksShifts"), shifts, { name: "worksShifts", options: works }],
        [t("fields.pay"), candidate.salaryExpectation && <PayText candidate={candidate} />],
        [t("fields.willingCountries"), willingCountries.map(nameOf).join(", ")],
        [t("fields.yearsTotal"), years(yearsTotal), { name: "yearsTotal" }],
        [t("fields.yearsDatacentre"), years(yearsDatacentre), { name: "yearsDatacentre" }],
      ]}
    />
  );
}
