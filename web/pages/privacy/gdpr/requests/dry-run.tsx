import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Erasure, ErasurePreview } from "@/modules/privacy/gdpr/model";
import { Read } from "@/web/features/platform/records/read";
import { useSize } from "@/web/features/platform/files/use-size";
import { erasurePreview } from "@/web/features/privacy/gdpr/queries";
import { useSpoken } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Holds } from "./holds";
import { KeptList } from "./kept-list";
import { Part } from "./part";

/** What would go, counted and not touched, and what stands against it. */
export function DryRun({ erasure }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.dryRun");
  const query = useQuery(erasurePreview(erasure.id));
  return (
    <>
      <Part title={t("title")}>
        <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
          {(preview) => <Found preview={preview} />}
        </Read>
      </Part>
      <Holds erasure={erasure} holds={query.data?.holds ?? erasure.holds} />
    </>
  );
}

function Found({ preview }: { preview: ErasurePreview }) {
  const t = useTranslations("gdpr.dryRun");
  const say = useSpoken();
  const sizeOf = useSize();
  const { rows, files, kept, obstacle } = preview;
  return (
    <>
      {obstacle && <Banner tone="warn">{say(obstacle)}</Banner>}
      <p className="text-sm text-ink-2">
        {t("count", { rows, files: files.count, size: sizeOf(files.bytes) })} {t("stays")}
      </p>
      <KeptList kept={kept} />
    </>
  );
}
