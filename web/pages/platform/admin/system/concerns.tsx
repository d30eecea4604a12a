import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { type Concern, concernPaths, type ElsewhereConcern } from "@/modules/platform/health/rules";
import { systemState } from "@/web/features/platform/admin/queries";
import { Banner } from "@/web/ui/banner";

/** What somebody should look at, each with the way there; nothing where all is well. */
export function Concerns() {
  const t = useTranslations("house.concerns");
  const { data } = useQuery(systemState);
  return data?.concerns.map(({ concern, names }) => (
    <Banner key={concern} tone="warn" action={isElsewhere(concern) && <Way concern={concern} />}>
      {t(`texts.${concern}`, { names: names.join(", ") })}
    </Banner>
  ));
}

const isElsewhere = (concern: Concern): concern is ElsewhereConcern => concern in concernPaths;

function Way({ concern }: { concern: ElsewhereConcern }) {
  const t = useTranslations("house.concerns.ways");
  return (
    <Link
      to={concernPaths[concern]}
      className="inline-flex min-h-[24px] shrink-0 items-center underline"
    >
      {t(concern)}
    </Link>
  );
}
