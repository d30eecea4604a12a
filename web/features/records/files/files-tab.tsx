import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { AddedFile } from "@/modules/records/files/model";
import { typeOfName } from "@/modules/records/files/rules";
import { api, ok } from "@/web/api";
import type { Place } from "@/web/features/records/core/queries";
import { Read } from "@/web/features/records/core/read";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { candidatesKey, filesKey, timelineKey } from "@/web/state/query-keys";
import { EmptyState } from "@/web/ui/empty-state";
import { Progress } from "@/web/ui/progress";
import { Tag, type Tone } from "@/web/ui/tag";
import { DropZone } from "./drop-zone";
import { FileRow } from "./file-row";
import type { FillInDialog } from "./fill-in";
import { filesOf } from "./queries";

type Props = { place: Place; FillInDialog: FillInDialog };

/** The files of any record: dropped in, looked at, taken away and brought back. */
export function FilesTab({ place, FillInDialog }: Props) {
  const t = useTranslations("files");
  const mayAdd = useHasRole("recruiter");
  const query = useQuery(filesOf(place));
  const { sendings, isSending, send } = useUpload(place);
  return (
    <div className="grid gap-4">
      {mayAdd && (
        <DropZone
          label={t("add")}
          hint={t("addHint")}
          disabled={isSending}
          onFiles={(files) => void send(files)}
        />
      )}
      <Sendings sendings={sendings} />
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(files) =>
          files.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} />
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {files.map((file) => (
                <FileRow key={file.id} file={file} FillInDialog={FillInDialog} />
              ))}
            </ul>
          )
        }
      </Read>
    </div>
  );
}

const tones: Record<Sending["state"], Tone> = {
  waiting: "neutral",
  sending: "primary",
  done: "ok",
  refused: "bad",
};

/** How far the files are that were dropped, and what became of each. */
function Sendings({ sendings }: { sendings: readonly Sending[] }) {
  const t = useTranslations("files.sending");
  const settled = sendings.filter(({ state }) => state === "done" || state === "refused").length;
  if (sendings.length === 0) return null;
  return (
    <div className="grid gap-2" role="status">
      {settled < sendings.length && (
        <Progress
          value={Math.round((100 * settled) / sendings.length)}
          label={t("progress", { done: settled, all: sendings.length })}
        />
      )}
      <ul className="grid gap-1.5">
        {sendings.map(({ name, state, sentence, same = [] }, n) => (
          <li key={`${name} ${n}`} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <span className="min-w-0 truncate text-ink">{name}</span>
            <Tag tone={tones[state]} isBlinking={state === "sending"}>
              {t(state)}
            </Tag>
            {sentence && <p className="basis-full text-xs text-bad">{sentence}</p>}
            {same[0] && (
              <p className="basis-full text-xs text-warn">{t("same", { name: same[0].name })}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Sending = {
  name: string;
  state: "waiting" | "sending" | "done" | "refused";
  /** Why it was refused, or where the very same content lies already. */
  sentence?: string;
  same?: AddedFile["same"];
};

/** Sends files one after the other, and says of each what became of it. */
function useUpload({ kind, id }: Place) {
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const [sendings, setSendings] = useState<Sending[]>([]);
  const isSending = sendings.some(({ state }) => state === "waiting" || state === "sending");

  const tell = (at: number, news: Partial<Sending>) =>
    setSendings((all) => all.map((one, n) => (n === at ? { ...one, ...news } : one)));

  async function send(files: readonly File[]) {
    setSendings(files.map(({ name }) => ({ name, state: "waiting" })));
    for (const [n, file] of files.entries()) {
      tell(n, { state: "sending" });
      const type =
        kind === "candidate" || typeOfName(file.name) !== "cv" ? typeOfName(file.name) : "other";
      try {
        const { same } = await ok(
          api.files.post({ file, kind, recordId: id, type, audience: "internal" }),
        );
        tell(n, { state: "done", same });
      } catch (error) {
        tell(n, { state: "refused", sentence: refusalOf(error) });
      }
      await queries.invalidateQueries({ queryKey: filesKey });
    }
    for (const queryKey of [timelineKey, candidatesKey])
      void queries.invalidateQueries({ queryKey });
  }

  return { sendings, isSending, send, clear: () => setSendings([]) };
}
