import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Erasure } from "@/modules/privacy/gdpr/model";
import { Read } from "@/web/features/platform/records/read";
import { erasureOf } from "@/web/features/privacy/gdpr/queries";
import { useMay } from "@/web/shared/use-may";
import { Dialog } from "@/web/ui/dialog";
import { Confirmation } from "./confirmation";
import { DryRun } from "./dry-run";
import { Ending } from "./ending";
import { IdentityPart } from "./identity-part";
import { Outcome } from "./outcome";
import { RequestFacts } from "./request-facts";

type Props = { id: string; onClose: () => void };

/** One request to be forgotten, from who asked to what is gone. */
export default function RequestDialog({ id, onClose }: Props) {
  const t = useTranslations("gdpr.request");
  const tCommon = useTranslations("common.actions");
  const query = useQuery(erasureOf(id));
  const name = query.data?.name;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={name ? t("title", { name }) : t("titleWithout")}
      closeLabel={tCommon("close")}
    >
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(erasure) => (
          <div className="grid gap-5">
            <RequestFacts erasure={erasure} />
            <Steps erasure={erasure} />
          </div>
        )}
      </Read>
    </Dialog>
  );
}

/** What is left to do; a request that has ended only tells what became of it. */
function Steps({ erasure }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.request");
  const mayErase = useMay("admin");
  const { status } = erasure;
  const isOpen = status === "waiting" || status === "confirmed" || status === "failed";
  if (!isOpen) return <Outcome erasure={erasure} />;
  return (
    <>
      <IdentityPart erasure={erasure} />
      <DryRun erasure={erasure} />
      {mayErase ? (
        <Confirmation key={status} erasure={erasure} />
      ) : (
        <p className="text-sm text-ink-2">{t("onlyAdmin")}</p>
      )}
      <Ending erasure={erasure} mayRefuse={mayErase} />
    </>
  );
}
