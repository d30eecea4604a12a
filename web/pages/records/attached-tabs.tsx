import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { deployedKinds } from "./activity/kinds";
import { sourceKinds } from "@/modules/staffing/documents/rules";
import type { Place } from "@/web/features/records/core/queries";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import type { FillInProps } from "@/web/features/records/files/fill-in";
import type { Wording } from "@/web/features/records/core/timeline/timeline-line";
import { activityNames } from "./activity/kinds";
import type { RecordTab } from "./record-tabs";
import type { RecordPart } from "./sections";

/** Each is loaded with its texts when it is opened. */
const FilesTab = lazyWithTexts(["files"], async () => ({
  Component: (await import("@/web/features/records/files/files-tab")).FilesTab,
}));
/** A CV among the files fills in the record it lies with. */
const FillInDialog = lazyWithTexts<FillInProps>(["files", "candidates"], async () => ({
  Component: (await import("@/web/pages/crm/candidates/cv/cv-dialog")).CvDialog,
}));
const DocumentsTab = lazyWithTexts(["documents"], async () => ({
  Component: (await import("@/web/features/staffing/documents/documents-tab")).DocumentsTab,
}));
const DeploymentsTab = lazyWithTexts(["deployments"], async () => ({
  Component: (await import("@/web/features/staffing/deployments/deployments-of")).DeploymentsOf,
}));
const Activity = lazyWithTexts(["attached", "deployments"], () => import("./activity"));

type Attached = Place & {
  texts: Wording["texts"];
  /** Where the names of values stand in the texts: "statuses". */
  groups?: Wording["groups"];
};

const usual = ["statuses"];

/** What every kind of record has: one stream of what happened, and its papers. */
export function useAttachedTabs({ kind, id, texts, groups = usual }: Attached) {
  const t = useTranslations("records");
  const place = { kind, id };
  const source = sourceKinds.find((it) => it === kind);
  const deployed = deployedKinds.find((it) => it === kind);
  const part = (value: RecordPart["value"], label: string, content: RecordPart["content"]) => ({
    value,
    label,
    content: <Suspense>{content}</Suspense>,
  });
  const contracts = source && <DocumentsTab source={{ kind: source, id }} />;
  const activity: RecordTab = {
    value: "activity",
    label: t("activity"),
    also: activityNames,
    content: (
      <Suspense>
        <Activity place={place} wording={{ texts, groups }} />
      </Suspense>
    ),
  };
  return {
    activity,
    deployments: deployed
      ? [part("deployments", t("deployments"), <DeploymentsTab kind={deployed} id={id} />)]
      : [],
    /** Contracts, files, and what else the kind keeps of papers. */
    documentsWith: (own: readonly RecordPart[] = []): RecordTab => ({
      value: "documents",
      label: t("documents"),
      parts: [
        ...(contracts ? [part("documents", t("contracts"), contracts)] : []),
        part("files", t("files"), <FilesTab place={place} FillInDialog={FillInDialog} />),
        ...own,
      ],
    }),
  };
}
