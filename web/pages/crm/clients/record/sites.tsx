import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { useCountryNames } from "@/web/shared/country-name";
import { PartList } from "./part-list";

/** Where its datacenters stand. */
export function Sites({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  const nameOf = useCountryNames();
  return (
    <PartList title={t("record.sites")} none={t("noSites")} parts={client.sites}>
      {({ name, street, city, country, latitude, longitude }) => (
        <>
          <p className="font-medium text-ink">{name}</p>
          <p className="text-ink-2">
            {[street, city, country && nameOf(country)].filter(Boolean).join(", ")}
          </p>
          {latitude !== null && longitude !== null && (
            <p className="num text-xs text-ink-3">
              {latitude}, {longitude}
            </p>
          )}
        </>
      )}
    </PartList>
  );
}
