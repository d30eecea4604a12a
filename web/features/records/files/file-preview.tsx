import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import type { RecordFile } from "@/modules/records/files/model";
import { shownPictures } from "@/modules/records/files/rules";
import { Read } from "@/web/features/records/core/read";
import { contentOf, fileText } from "./queries";
import { buttonClass } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { EmptyState } from "@/web/ui/empty-state";

const troubles = ["locked", "slow", "greedy"] as const;

export const troubleOf = (trouble: string | null) =>
  troubles.find((it) => it === trouble) ?? ("damaged" as const);

type Props = { file: RecordFile; onClose: () => void };

/** A file, looked at without leaving the list it lies in. */
export function FilePreview({ file, onClose }: Props) {
  const t = useTranslations("files");
  const tCommon = useTranslations("common.actions");
  const isPicture = shownPictures.includes(file.format);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={file.name}
      description={!isPicture && file.text === "done" && t("preview.words")}
      closeLabel={tCommon("close")}
      footer={
        <a href={contentOf(file)} download="" className={buttonClass("primary")}>
          <Download aria-hidden="true" size={16} />
          {t("menu.download")}
        </a>
      }
    >
      <FileShown file={file} />
    </Dialog>
  );
}

/** A picture, or the words as the search knows them: nothing of a file runs in the browser. */
export const FileShown = ({ file }: { file: RecordFile }) =>
  shownPictures.includes(file.format) ? (
    <img
      src={`/api/files/${file.id}/picture`}
      alt={file.name}
      className="mx-auto max-h-[60dvh] rounded-md"
    />
  ) : (
    <Words file={file} />
  );

function Words({ file }: { file: RecordFile }) {
  const t = useTranslations("files");
  const query = useQuery(fileText(file.id));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {({ state, trouble, text }) =>
        text === null ? (
          <EmptyState
            kind="nothing-yet"
            title={state === "failed" ? t(`text.${troubleOf(trouble)}`) : t(`text.${state}`)}
            text={t("preview.original")}
          />
        ) : (
          // Focusable, so that the keyboard can scroll it.
          <pre
            tabIndex={0}
            aria-label={file.name}
            className="font-sans text-sm break-words whitespace-pre-wrap text-ink"
          >
            {text}
          </pre>
        )
      }
    </Read>
  );
}
