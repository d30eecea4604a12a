import { type ReactElement, useState } from "react";
import { useTranslations } from "use-intl";
import type { ListKind } from "@/modules/records/saved-views/rules";
import { Popover } from "@/web/ui/popover";
import type { useViews } from "./use-views";
import { useNewView, ViewActions } from "./view-actions";
import { rowClass, ViewChoices, ViewDialog } from "./view-choices";

type Props = { kind: ListKind; state: ReturnType<typeof useViews>; trigger: ReactElement };

/** All that can be done with the views of a list. */
export function ViewsPanel({ kind, state, trigger }: Props) {
  const t = useTranslations("attached.views");
  const { query, show } = state;
  const [isOpen, setOpen] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const add = useNewView();
  const close = () => setOpen(false);
  return (
    <>
      <Popover label={t("title")} open={isOpen} onOpenChange={setOpen} trigger={trigger}>
        <ViewMenu
          state={state}
          onClose={close}
          onName={() => {
            close();
            setNaming(true);
          }}
        />
      </Popover>
      {isNaming && (
        <ViewDialog
          title={t("saveTitle")}
          view={{ name: "", isShared: false }}
          isSaving={add.isPending}
          onSubmit={(naming) =>
            add.mutate(
              { kind, query, ...naming },
              {
                onSuccess: (view) => {
                  setNaming(false);
                  show(view, true);
                },
              },
            )
          }
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

type MenuProps = Pick<Props, "state"> & { onClose: () => void; onName: () => void };

/** The views to choose from, and what can be done with the one that is shown. */
function ViewMenu({ state, onClose, onName }: MenuProps) {
  const t = useTranslations("attached.views");
  const { views, present, query, isChanged, show } = state;
  return (
    <div className="grid w-72 max-w-full gap-3">
      <ViewChoices
        views={views}
        present={present}
        onChoose={(view) => {
          show(view);
          onClose();
        }}
      />
      <div className="-mx-2 grid gap-px border-t border-line pt-2">
        <button type="button" className={rowClass} onClick={onName}>
          {t("saveAs")}
        </button>
        {present && (
          <ViewActions
            key={present.id}
            view={present}
            changedTo={isChanged ? query : undefined}
            onDone={onClose}
            onGone={() => show(null, true)}
          />
        )}
      </div>
    </div>
  );
}
