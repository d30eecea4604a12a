import { useState } from "react";
import { useTranslations } from "use-intl";
import type { NewView, View, ViewChanges } from "@/modules/records/saved-views/model";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { rowClass, ViewDialog } from "./view-choices";
import { api, ok } from "@/web/api";
import { viewsKey } from "@/web/state/query-keys";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";

type Props = {
  view: View;
  /** What the list shows now, where that is no longer the view. */
  changedTo: string | undefined;
  onDone: () => void;
  onGone: () => void;
};

const keys = [viewsKey];

export function useNewView() {
  const t = useTranslations("attached.views");
  return useUndoableMutation({
    run: (view: NewView) => ok(api.views.post(view)),
    success: ({ name }) => t("saved", { name }),
    failure: t("failed"),
    keys,
  });
}

/** What can be done with a view that is there. */
function useViewActions({ id, version, name, query, isShared }: View) {
  const t = useTranslations("attached.views");
  const at = api.views({ id });
  const failed = t("failed");
  const back = { name, query, isShared };
  return {
    edit: useUndoableMutation({
      run: (changes: Omit<ViewChanges, "version">) => ok(at.patch({ ...changes, version })),
      undo: (done) => ok(at.patch({ ...back, version: done.version })),
      success: (done) => t("saved", { name: done.name }),
      failure: failed,
      keys,
    }),
    prefer: useUndoableMutation({ run: () => ok(at.default.put()), failure: failed, keys }),
    unprefer: useUndoableMutation({ run: () => ok(at.default.delete()), failure: failed, keys }),
    remove: useUndoableMutation({
      run: () => ok(at.delete()),
      undo: () => ok(at.restoration.post()),
      success: () => t("deleted", { name }),
      failure: failed,
      keys,
    }),
  };
}

/** What can be done with the view on the screen: by its owner or an administrator, but for the default. */
export function ViewActions({ view, changedTo, onDone, onGone }: Props) {
  const t = useTranslations("attached.views");
  const isAdmin = useHasRole("admin");
  const mayShare = useHasRole("recruiter");
  const [isNaming, setNaming] = useState(false);
  const { edit, prefer, unprefer, remove } = useViewActions(view);
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
