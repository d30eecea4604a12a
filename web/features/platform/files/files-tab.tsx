import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import type { Place } from "@/web/features/platform/records/queries";
import { filesOf } from "./queries";
import { useMay } from "@/web/shared/use-may";
import { EmptyState } from "@/web/ui/empty-state";
import { DropZone } from "./drop-zone";
import { FileRow } from "./file-row";
import { Sendings } from "./sendings";
import { useUpload } from "./use-upload";

/** The files of any record: dropped in, looked at, taken away and brought back. */
export function FilesTab({ place }: { place: Place }) {
  const t = useTranslations("files");
  const mayAdd = useMay("recruiter");
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
                <FileRow key={file.id} file={file} />
              ))}
            </ul>
          )
        }
      </Read>
    </div>
  );
}
