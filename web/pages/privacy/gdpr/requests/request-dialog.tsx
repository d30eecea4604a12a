import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations, useMessages } from "use-intl";
import type { Erasure, ErasurePreview, Kept, StaysByLaw } from "@/modules/privacy/gdpr/model";
import { erasureOf, erasurePreview } from "@/web/features/privacy/gdpr/queries";
import { Read } from "@/web/features/records/core/read";
import { useSize } from "@/web/features/records/files/use-size";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Banner } from "@/web/ui/banner";
import { Dialog } from "@/web/ui/dialog";
import { Spinner } from "@/web/ui/spinner";
import { Confirmation } from "./confirmation";
import { Ending } from "./ending";
import { Holds } from "./holds";
import { IdentityPart } from "./identity/identity-part";
import { MentionList } from "./identity/mention-list";
import { Part } from "./part";
import { RequestFacts } from "./request-facts";

/** How much each part of the house keeps of somebody. */
function KeptList({ kept }: { kept: readonly Kept[] }) {
  const format = useFormatter();
  const { gdpr } = useMessages();
  const names = new Map<string, string>(Object.entries(gdpr.holders));
  const sums = new Map<string, number>();
  for (const { holder, rows } of kept) sums.set(holder, (sums.get(holder) ?? 0) + rows);
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {[...sums].map(([holder, rows]) => (
        <li key={holder} className="flex justify-between gap-3 border-b border-line py-0.5">
          <span className="min-w-0 truncate text-ink-2">{names.get(holder) ?? holder}</span>
          <span className="num text-ink">{format.number(rows)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the law keeps, and until when: the person is told with the answer. */
function Staying({ stays }: { stays: readonly StaysByLaw[] }) {
  const t = useTranslations("gdpr.outcome");
  const format = useFormatter();
  const { gdpr } = useMessages();
  const names = new Map<string, string>(Object.entries(gdpr.holders));
  return stays.map(({ holder, part, rows, until, law }) => (
    <p key={`${holder} ${part} ${law}`} className="text-sm text-ink-2">
      {t("stays", {
        what: names.get(holder) ?? holder,
        rows,
        law,
        until: format.dateTime(new Date(until), { dateStyle: "long", timeZone: "UTC" }),
      })}
    </p>
  ));
}

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
  const mayErase = useHasRole("admin");
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

/** What would go, counted and not touched, and what stands against it. */
function DryRun({ erasure }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.dryRun");
  const query = useQuery(erasurePreview(erasure.id));
  return (
    <>
      <Part title={t("title")}>
        <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
          {(preview) => <Found preview={preview} />}
        </Read>
      </Part>
      {query.data && <MentionList mentions={query.data.mentions} />}
      <Holds erasure={erasure} holds={query.data?.holds ?? erasure.holds} />
    </>
  );
}

function Found({ preview }: { preview: ErasurePreview }) {
  const t = useTranslations("gdpr.dryRun");
  const say = useServerText();
  const sizeOf = useSize();
  const { rows, files, kept, obstacle } = preview;
  return (
    <>
      {obstacle && <Banner tone="warn">{say(obstacle)}</Banner>}
      <p className="text-sm text-ink-2">
        {t("count", { rows, files: files.count, size: sizeOf(files.bytes) })} {t("stays")}
      </p>
      <KeptList kept={kept} />
      <Staying stays={preview.stays} />
    </>
  );
}

/** What became of the request; the receipt of an erasure names nobody. */
function Outcome({ erasure: { status, endedAt, receipt } }: { erasure: Erasure }) {
  const t = useTranslations("gdpr.outcome");
  const format = useFormatter();
  const moment = (iso: string) => format.dateTime(new Date(iso), "moment");
  if (status === "erasing") {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
        <Spinner /> {t("erasing")}
      </p>
    );
  }
  if (!receipt) {
    const isRefused = status === "refused";
    return (
      <p className="text-sm text-ink-2">
        {t(isRefused ? "refused" : "cancelled", { at: endedAt ? moment(endedAt) : "–" })}
      </p>
    );
  }
  const { erasedAt, rows, files, residue, kept, stays } = receipt;
  return (
    <Part title={t("receipt")}>
      <p className="text-sm text-ink">{t("erased", { at: moment(erasedAt), rows, files })}</p>
      <p className="text-sm text-ink-2">
        {residue === null && t("unseen")}
        {residue !== null && (residue === 0 ? t("clean") : t("residue", { count: residue }))}
      </p>
      <KeptList kept={kept} />
      <Staying stays={stays} />
    </Part>
  );
}
