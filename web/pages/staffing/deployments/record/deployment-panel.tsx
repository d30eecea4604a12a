import { type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Deployment } from "@/modules/staffing/deployments/model";
import type { PanelProps } from "@/web/shared/record/record-list";
import { RecordShown } from "@/web/shared/record/record-shown";
import { RecordTabs } from "@/web/shared/record/record-tabs";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { SkeletonRows } from "@/web/ui/skeleton";
import { deploymentKind } from "../kind";
import { DeploymentHead } from "./deployment-head";
import { DeploymentOverview } from "./deployment-overview";
import { FeedbackTab } from "./feedback-tab";
import { StartTab } from "./start-tab";
import { TermsTab } from "./terms-tab";

const AbroadTab = lazySpeaking(
  ["compliance"],
  () => import("@/web/features/staffing/posted-workers"),
);
const IndependenceTab = lazySpeaking(
  ["compliance"],
  () => import("@/web/features/staffing/contractor-status"),
);
const groups = ["statuses", "contractTypes"];

/** One deployment beside the list it was found in. */
export default function DeploymentPanel(props: PanelProps<Deployment>) {
  const t = useTranslations("deployments");
  const tAll = useTranslations("records");
  const words = { loading: t("record.loading"), failed: t("record.failed") };
  return (
    <RecordShown kind={deploymentKind} words={words} {...props}>
      {(it, isFull) => {
        const overview = <DeploymentOverview deployment={it} />;
        const start = { value: "start", label: t("tabs.start"), content: <StartTab id={it.id} /> };
        const independent = {
          value: "independence",
          label: t("tabs.independence"),
          content: <Independent id={it.id} />,
        };
        return (
          <>
            <DeploymentHead deployment={it} isFull={isFull} />
            <RecordTabs
              attached={{ kind: "deployment", id: it.id, texts: "deployments", groups }}
              tabs={[
                { value: "overview", label: tAll("overview"), content: overview },
                {
                  value: "terms",
                  label: t("tabs.terms"),
                  content: <TermsTab deployment={it} />,
                },
                ...(it.status === "scheduled" ? [start] : []),
                { value: "abroad", label: t("tabs.abroad"), content: <Abroad id={it.id} /> },
                ...(it.contractType === "contract" ? [independent] : []),
                {
                  value: "feedback",
                  label: t("tabs.feedback"),
                  content: <FeedbackTab deployment={it} />,
                },
              ]}
            />
          </>
        );
      }}
    </RecordShown>
  );
}

type Own = { id: string };

const Abroad = ({ id }: Own) => (
  <Arriving>
    <AbroadTab id={id} />
  </Arriving>
);

const Independent = ({ id }: Own) => (
  <Arriving>
    <IndependenceTab id={id} />
  </Arriving>
);

function Arriving({ children }: { children: ReactNode }) {
  const t = useTranslations("deployments.record");
  return (
    <Suspense fallback={<SkeletonRows label={t("loading")} rowClass="h-14" />}>{children}</Suspense>
  );
}
