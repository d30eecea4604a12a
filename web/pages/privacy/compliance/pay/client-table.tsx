import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ClientPay } from "@/modules/privacy/compliance/model";
import { PayScore } from "@/web/features/market/employers/pay-score";

/** Whom the ads are for, and how their own ads elsewhere do beside them. */
export function ClientTable({ clients }: { clients: readonly ClientPay[] }) {
  const t = useTranslations("compliance.pay");
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t("clients")}>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="text-xs text-ink-3">
            {(["client", "own", "score", "found", "foundScore"] as const).map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-4 font-medium">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clients.map((it) => (
            <tr key={it.name} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-medium text-ink">
                {it.clientId ? (
                  <Link
                    to={`/clients/${it.clientId}`}
                    className="inline-flex min-h-[24px] items-center underline-offset-2 hover:underline"
                  >
                    {it.name}
                  </Link>
                ) : (
                  it.name
                )}
              </th>
              <td className="num py-2 pr-4 text-ink-2">{it.ads}</td>
              <td className="py-2 pr-4">
                <PayScore score={it.score} />
              </td>
              <td className="num py-2 pr-4 text-ink-2">{it.found}</td>
              <td className="py-2 pr-4">
                <PayScore score={it.foundScore} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
