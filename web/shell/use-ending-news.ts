import { useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { EndingNews } from "../live";
import { notifyAtom } from "../state/notices";
import { certificatesKey } from "../state/query-keys";

/** Tells that certificates have come to a threshold before their end, and leads to them. */
export function useEndingNews(): (news: EndingNews) => void {
  const t = useTranslations("shell.live");
  const notify = useSetAtom(notifyAtom);
  const queries = useQueryClient();
  const navigate = useNavigate();
  return ({ expired, week, month, quarter }) => {
    const title = t("certificatesEnding", { count: expired + week + month + quarter });
    const go = () => void navigate("/certificates");
    notify({ title, open: { label: t("seeCertificates"), go } });
    void queries.invalidateQueries({ queryKey: certificatesKey });
  };
}
