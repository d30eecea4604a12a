import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { useCountryNames } from "@/web/shared/country-name";
import { MailText } from "@/web/shared/mail-text";
import { Facts } from "@/web/shared/record/panel/facts";

const linkClass = "text-primary-ink underline-offset-2 hover:underline";

export function Contact({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates");
  const nameOf = useCountryNames();
  const { email, phone, linkedin, location, country } = candidate;
  return (
    <Facts
      title={t("record.contact")}
      rows={[
        [
          t("fields.email"),
          email && (
            <a href={`mailto:${email}`} className={linkClass}>
              <MailText address={email} />
            </a>
          ),
          { name: "email", type: "email" },
        ],
        [
          t("fields.phone"),
          phone && (
            <a
              href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}
              className={linkClass}
              children={phone}
            />
          ),
          { name: "phone", type: "tel" },
        ],
        [t("fields.linkedin"), linkedin && <Page address={linkedin} />, { name: "linkedin" }],
        [
          t("fields.location"),
          [location, country && nameOf(country)].filter(Boolean).join(", "),
          { name: "location" },
        ],
      ]}
    />
  );
}

/** An address that is no web address is shown and not linked: what somebody typed is never run. */
function Page({ address }: { address: string }) {
  const text = address.replace(/^https?:\/\/(?:www\.)?/, "");
  if (!/^https?:\/\//.test(address)) return text;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {text}
    </a>
  );
}
