import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { Tag } from "@/web/ui/tag";
import { PartList } from "./part-list";

const linkClass =
  "inline-flex min-h-[24px] items-center text-primary-ink underline-offset-2 hover:underline";

/** Whom to call, the main contact first. */
export function Contacts({ client }: { client: ClientRecord }) {
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
