import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { contractWishes } from "@/modules/crm/candidates/rules";
import { AvailableText } from "@/web/features/crm/candidates/available-text";
import { PayText } from "@/web/features/crm/candidates/pay-text";
import { SkillChips } from "@/web/features/crm/candidates/skill-chips";
import { Merged } from "@/web/features/crm/duplicates/merged";
import { useCountryNames } from "@/web/shared/country-name";
import { Facts } from "@/web/shared/record/panel/facts";
import { PossibleDuplicates } from "./possible-duplicates";
import { Certificates } from "./certificates";
import { Contact } from "./contact";
import { Tag } from "@/web/ui/tag";
import { useToday } from "@/web/shared/hooks/use-zone";

/** What the person agreed to, how long the data may stay, and how the agency got it. */
function Consent({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates");
  const tAll = useTranslations("records");
  const format = useFormatter();
  const day = (iso: string) => format.dateTime(new Date(iso), "day");
  const { gdprConsent, consentAt, dataRetentionUntil, origin, createdAt } = candidate;
  const { status, statusReason, statusUntil } = candidate;
  const isOver = dataRetentionUntil < useToday();
  return (
    <Facts
      title={t("record.protection")}
      rows={[
        [
          t("fields.consent"),
          <Tag key="consent" tone={gdprConsent ? "ok" : "warn"}>
            {gdprConsent && consentAt
              ? t("record.consentSince", { day: day(consentAt) })
              : t("noConsent")}
          </Tag>,
        ],
        [
          t("fields.retention"),
          <Tag key="retention" tone={isOver ? "bad" : "neutral"}>
            {t(isOver ? "record.retentionOver" : "record.retentionUntil", {
              day: day(dataRetentionUntil),
            })}
          </Tag>,
        ],
        [t("fields.origin"), t(`origins.${origin}`)],
        [tAll("created"), day(createdAt)],
        ...(status === "blacklisted"
          ? [banned(t("record.blacklisted"), statusReason, statusUntil && day(statusUntil))]
          : []),
      ]}
    />
  );
}

const banned = (label: string, reason: string | null, until: string | null): [string, string] => [
  label,
  [reason, until].filter(Boolean).join(" · "),
];

/** Everything that is known about a candidate. */
export function CandidateOverview({ candidate }: { candidate: CandidateRecord }) {
  return (
    <div className="grid gap-6">
      <Merged kind="candidate" id={candidate.id} path="/candidates" />
      {candidate.summary && (
        <p className="text-sm whitespace-pre-line text-ink">{candidate.summary}</p>
      )}
      <Contact candidate={candidate} />
      <Skills candidate={candidate} />
      <Certificates candidate={candidate} />
      <Wishes candidate={candidate} />
      <Consent candidate={candidate} />
      <PossibleDuplicates candidate={candidate} />
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

function Skills({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates");
  const tJobs = useTranslations("jobs");
  const { role, skills, systems, languages } = candidate;
  const nameOf = new Intl.DisplayNames(useLocale(), { type: "language" });
  const spoken = Object.entries(languages).map(([code, level]) => `${nameOf.of(code)} ${level}`);
  return (
    <Facts
      title={t("record.can")}
      rows={[
        [t("fields.role"), role && tJobs(`roles.${role}`)],
        [
          t("skills"),
          skills.length > 0 && (
            <SkillChips
              skills={skills}
              shown={skills.length}
              name={`${candidate.firstName} ${candidate.lastName}`}
            />
          ),
        ],
        [t("fields.systems"), systems.map((one) => tJobs(`systems.${one}`)).join(", ")],
        [t("fields.languages"), spoken.join(", ")],
      ]}
    />
  );
}
