import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { overlapsOf } from "@/web/features/staffing/deployments/queries";
import { usePeriod } from "@/web/features/staffing/deployments/words";
import { Banner } from "@/web/ui/banner";
import { Text, useForm, useWatched } from "./parts";

const day = /^\d{4}-\d\d-\d\d$/;

/** Where else the person is in these days; going on needs the reason why both are possible. */
export function OverlapWarning({ except }: { except: string | undefined }) {
  const t = useTranslations("deployments");
  const periodOf = usePeriod();
  const form = useForm();
  const asked = useWatched(["candidateId", "startDate", "endDate"], () => {
    const { candidateId, startDate, endDate } = form.getValues();
    return [candidateId?.id ?? "", startDate, endDate].join(" ");
  });
  const [candidateId = "", startDate = "", endDate = ""] = asked.split(" ");
  const days = {
    candidateId,
    startDate,
    ...(day.test(endDate) && { endDate }),
    ...(except && { except }),
  };
  const isAsked = candidateId !== "" && day.test(startDate);
  const { data: others = [] } = useQuery({ ...overlapsOf(days), enabled: isAsked });
  if (!isAsked || others.length === 0) return null;
  return (
    <>
      <Banner tone="warn">
        <p className="font-medium">{t("overlap.title")}</p>
        <ul className="mt-1 grid gap-0.5 text-xs">
          {others.map((it) => (
            <li key={it.id}>
              <Link
                to={`/deployments/${it.id}`}
                target="_blank"
                className="font-medium underline underline-offset-2"
              >
                {it.number} {it.clientName}
              </Link>{" "}
              · {it.position} · {periodOf(it)}
            </li>
          ))}
        </ul>
      </Banner>
      <Text name="partTimeReason" />
    </>
  );
}
