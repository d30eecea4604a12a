import type { LucideIcon } from "lucide-react";
import { type ComponentType, Suspense } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { withoutKeys } from "./address";
import type { RecordTexts } from "./kind";

export type AddDialog = ComponentType<{
  onSaved: (record: { id: string }) => void;
  onClose: () => void;
}>;

type Props = { kind: { texts: RecordTexts; path: string }; icon: LucideIcon; Dialog: AddDialog };

/** The form has an address of its own (`?new=1`), so that any screen can lead straight to it. */
export function AddRecord({ kind: { texts, path }, icon, Dialog }: Props) {
  const t = useTranslations(texts);
  const mayAdd = useHasRole("recruiter");
  const navigate = useNavigate();
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  if (!mayAdd) return null;

  const without = withoutKeys(search, ["new"]);
  const open = () => {
    const after = new URLSearchParams(params);
    after.set("new", "1");
    setParams(after, { preventScrollReset: true });
  };
  return (
    <>
      <Button look="primary" icon={icon} onClick={open}>
        {t("add")}
      </Button>
      {params.get("new") === "1" && (
        <Suspense>
          <Dialog
            onClose={() => setParams(without, { preventScrollReset: true })}
            onSaved={({ id }) => void navigate({ pathname: `${path}/${id}`, search: without })}
          />
        </Suspense>
      )}
    </>
  );
}
