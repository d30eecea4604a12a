import { useFormatter, useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { ValueText } from "@/web/features/crm/clients/value-text";
import { Merged } from "@/web/features/crm/duplicates/merged";
import { Actuals } from "@/web/features/reporting/actuals";
import { useCountryNames } from "@/web/shared/country-name";
import { Facts } from "@/web/shared/record/panel/facts";
import { DuplicateWarning } from "../duplicate-warning";
import { Hiring } from "./hiring";
import { PartList } from "./part-list";
import { TierSection } from "./tier-section";
import { Tag } from "@/web/ui/tag";

const linkClass =
  "inline-flex min-h-[24px] items-center text-primary-ink underline-offset-2 hover:underline";

/** Whom to call, the main contact first. */
function Contacts({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  return (
    <PartList title={t("record.contacts")} none={t("noContact")} parts={client.contacts}>
      {({ name, title, email, phone }, at) => (
        <>
          <p className="flex flex-wrap items-center gap-2 text-ink">
            <span className="font-medium">{name}</span>
            {title && <span className="text-ink-2">{title}</span>}
            {at === 0 && <Tag hasLed={false}>{t("contact.main")}</Tag>}
          </p>
          <p className="flex flex-wrap gap-x-4">
            {email && <a href={`mailto:${email}`} className={linkClass} children={email} />}
            {phone && (
              <a
                href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
                className={linkClass}
                children={phone}
              />
            )}
          </p>
        </>
      )}
    </PartList>
  );
}

/** Everything that is known about a client. */
export function ClientOverview({ client }: { client: ClientRecord }) {
  const { id, name, website } = client;
  return (
    <div className="grid gap-6">
      <Merged kind="client" id={id} path="/clients" />
      <DuplicateWarning typed={{ name, ...(website && { website }), except: id }} />
      {client.description && (
        <p className="text-sm whitespace-pre-line text-ink">{client.description}</p>
      )}
      <Contacts client={client} />
      <Sites client={client} />
      <Hiring client={client} />
      <TierSection client={client} />
      <Terms client={client} />
      <Company client={client} />
      <Actuals kind="client" id={id} />
    </div>
  );
}

function Terms({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  const format = useFormatter();
  const { paymentDays, feeKind, feePercent, feeNote, contractValue } = client;
  const percent =
    feePercent === null
      ? null
      : format.number(feePercent / 100, { style: "percent", maximumFractionDigits: 2 });
  const fee = [feeKind && t(`feeKinds.${feeKind}`), percent].filter(Boolean).join(" · ");
  return (
    <Facts
      title={t("record.terms")}
      rows={[
        [
          t("fields.contractValue"),
          contractValue && <ValueText value={contractValue} />,
          { name: "contractValue" },
        ],
        [
          t("fields.paymentDays"),
          paymentDays !== null && t("record.days", { days: paymentDays }),
          { name: "paymentDays" },
        ],
        [t("fields.feeKind"), fee],
        [t("fields.feeNote"), feeNote, { name: "feeNote", type: "lines" }],
      ]}
    />
  );
}

function Company({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  const tAll = useTranslations("records");
  const format = useFormatter();
  const { website, vatNumber, kvkNumber, createdAt } = client;
  return (
    <Facts
      title={t("record.company")}
      rows={[
        [
          t("fields.website"),
          website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className="text-primary-ink underline-offset-2 hover:underline"
            >
              {website.replace(/^https?:\/\/(?:www\.)?/, "")}
            </a>
          ),
          { name: "website" },
        ],
        [t("fields.vatNumber"), vatNumber, { name: "vatNumber" }],
        [t("fields.kvkNumber"), kvkNumber, { name: "kvkNumber" }],
        [tAll("created"), format.dateTime(new Date(createdAt), "day")],
      ]}
    />
  );
}

/** Where its datacenters stand. */
function Sites({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  const nameOf = useCountryNames();
  return (
    <PartList title={t("record.sites")} none={t("noSites")} parts={client.sites}>
      {({ name, street, city, country }) => (
        <>
          <p className="font-medium text-ink">{name}</p>
          <p className="text-ink-2">
            {[street, city, country && nameOf(country)].filter(Boolean).join(", ")}
          </p>
        </>
      )}
    </PartList>
  );
}
