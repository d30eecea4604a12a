import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { withoutKeys } from "@/web/components/record/address";
import { useMay } from "@/web/components/use-may";
import { Button } from "@/web/ui/button";

const ClientDialog = lazy(() => import("./form/client-dialog"));

/** The form has an address of its own (`?new=1`), so that any screen can lead straight to it. */
export function AddClient() {
  const t = useTranslations("clients");
  const mayAdd = useMay("recruiter");
  const navigate = useNavigate();
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  if (!mayAdd) return null;

  const close = () => setParams(withoutKeys(search, ["new"]), { preventScrollReset: true });
  const show = (id: string) =>
    navigate({ pathname: `/clients/${id}`, search: withoutKeys(search, ["new"]) });
  const open = () => {
    const after = new URLSearchParams(params);
    after.set("new", "1");
    setParams(after, { preventScrollReset: true });
  };
  return (
    <>
      <Button look="primary" icon={Plus} onClick={open}>
        {t("add")}
      </Button>
      {params.get("new") === "1" && (
        <Suspense>
          <ClientDialog onClose={close} onSaved={({ id }) => show(id)} />
        </Suspense>
      )}
    </>
  );
}
