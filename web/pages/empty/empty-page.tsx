import { ArrowRight } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { type PageId, pageAt } from "../../shell/nav";
import { buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { NotFound } from "../not-found/not-found";

type EmptyId = Extract<PageId, "analytics" | "reports">;

/** The next step that works, for each screen that has nothing to keep yet. */
const nextSteps: Record<EmptyId, "toJobs" | "toScraping" | "toDashboard"> = {
  analytics: "toScraping",
  reports: "toDashboard",
};
const paths = { toJobs: "/jobs", toScraping: "/scraping", toDashboard: "/" };

/** Title and subtitle of the specification, what will be kept here, and where to go meanwhile. */
export function EmptyPage() {
  const { pathname } = useLocation();
  const id = pageAt(pathname)?.id;
  if (!id || !isEmptyId(id)) return <NotFound />;
  return <Emptiness id={id} />;
}

const isEmptyId = (id: PageId): id is EmptyId => id in nextSteps;

function Emptiness({ id }: { id: EmptyId }) {
  const t = useTranslations("empty");
  const step = nextSteps[id];
  return (
    <div className="grid gap-4 p-4 sm:p-6">
      <header>
        <h1 className="text-2xl leading-8 font-semibold tracking-[-0.02em]">
          {t(`${id}.heading`)}
        </h1>
        <p className="mt-0.5 text-sm text-ink-2">{t(`${id}.subtitle`)}</p>
      </header>
      <div className="overflow-hidden rounded-lg border bg-surface">
        <EmptyState
          kind="nothing-yet"
          title={t(`${id}.title`)}
          text={t(`${id}.text`)}
          action={
            <Link to={paths[step]} className={buttonClass("primary")}>
              {t(step)}
              <ArrowRight aria-hidden="true" size={16} />
            </Link>
          }
        />
      </div>
    </div>
  );
}
