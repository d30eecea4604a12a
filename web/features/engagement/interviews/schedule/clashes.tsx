import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import { type Clash, clashesOf } from "../queries";
import { Banner } from "@/web/ui/banner";
import { useWhen } from "../use-when";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isRight, wrongTime } from "./checks";
import { momentIn, type Notify, type When } from "./draft";
import { candidateRecord } from "@/web/features/crm/candidates/queries";

/** Who is taken at that time and by what; a warning, because people do move things. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const t = useTranslations("crm.clashes");
  const format = useFormatter();
  const { clock, exact } = useWhen();
  if (clashes.length === 0) return null;
  return (
    <Banner tone="warn">
      <p className="font-medium">{t("title")}</p>
      <ul className="mt-1 grid gap-0.5">
        {clashes.map(({ id, number, scheduledAt, endsAt, candidateName, who }) => (
          <li key={id}>
            {t("line", {
              who: format.list(who.map(({ name }) => name)),
              time: `${exact(scheduledAt)}–${clock(endsAt)}`,
              name: candidateName,
            })}{" "}
            <Link to={`/crm?view=${id}`} target="_blank" className="num underline">
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

type Asked = When & {
  candidateId: string | undefined;
  people: readonly string[];
  /** The interview that is moved itself. */
  except?: string;
};

/** Who is taken at the time that is being filled in. */
export function useClashes({ candidateId, people, except, ...when }: Asked) {
  const isKnown = isRight(wrongTime(when, new Date().toISOString()));
  const somebody = candidateId !== undefined || people.length > 0;
  const { data } = useQuery({
    ...clashesOf({
      ...(candidateId && { candidateId }),
      ...(except && { except }),
      // One value with commas, as the address takes it.
      people: [people.join(",")],
      scheduledAt: momentIn(when) ?? "",
      durationMinutes: Number(when.minutes),
    }),
    enabled: isKnown && somebody,
    placeholderData: keepPreviousData,
  });
  return isKnown && somebody ? (data ?? []) : [];
}

/** Who can be told after all: without an address nobody writes to the candidate. */
export function useReach(candidateId: string | undefined, chosen: Notify) {
  const { data } = useQuery({
    ...candidateRecord(candidateId ?? ""),
    enabled: candidateId !== undefined,
  });
  const hasAddress = data?.email !== null;
  return { hasAddress, notify: { ...chosen, candidate: chosen.candidate && hasAddress } };
}
