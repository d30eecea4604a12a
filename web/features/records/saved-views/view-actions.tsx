import { useState } from "react";
import { useTranslations } from "use-intl";
import type { View } from "@/modules/records/saved-views/model";
import { useMay } from "@/web/shared/use-may";
import { useViewDeeds } from "./use-view-deeds";
import { rowClass } from "./view-choices";
import { ViewDialog } from "./view-dialog";

type Props = {
  view: View;
  /** What the list shows now, where that is no longer the view. */
  changedTo: string | undefined;
  onDone: () => void;
  onGone: () => void;
};

/** What can be done with the view on the screen: by its owner or an administrator, but for the default. */
export function ViewActions({ view, changedTo, onDone, onGone }: Props) {
  const t = useTranslations("attached.views");
  const isAdmin = useMay("admin");
  const mayShare = useMay("recruiter");
  const [isNaming, setNaming] = useState(false);
  const { edit, prefer, unprefer, remove } = useViewDeeds(view);
  const mayChange = view.isOwn || isAdmin;
  const isUsual = view.isDefault;
  return (
    <>
      {mayChange && changedTo !== undefined && (
        <Action
          label={t("update")}
          act={() => edit.mutate({ query: changedTo }, { onSuccess: onDone })}
        />
      )}
      <Action
        label={t(isUsual ? "unprefer" : "prefer")}
        act={() => (isUsual ? unprefer : prefer).mutate(undefined)}
      />
      {mayChange && (
        <>
          <Action label={t("rename")} act={() => setNaming(true)} />
          {mayShare && (
            <Action
              label={t(view.isShared ? "unshare" : "share")}
              act={() => edit.mutate({ isShared: !view.isShared })}
            />
          )}
          <Action
            label={t("delete")}
            act={() =>
              remove.mutate(undefined, {
                onSuccess: () => {
                  onGone();
                  onDone();
                },
              })
            }
          />
        </>
      )}
      {isNaming && (
        <ViewDialog
          title={t("rename")}
          view={view}
          isSaving={edit.isPending}
          onSubmit={(naming) => edit.mutate(naming, { onSuccess: () => setNaming(false) })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

const Action = ({ label, act }: { label: string; act: () => void }) => (
  <button type="button" onClick={act} className={rowClass}>
    {label}
  </button>
);
