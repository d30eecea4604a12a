import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";

const OrderDialog = lazy(() => import("./order-dialog"));

/** Opens the form for a job that a client asks for; the job that was added opens beside the list. */
export function AddOrder() {
  const t = useTranslations("jobs.order");
  const mayAdd = useHasRole("recruiter");
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button icon={Plus} onClick={() => setOpen(true)}>
        {t("addJob")}
      </Button>
      {isOpen && (
        <Suspense>
          <OrderDialog
            onClose={() => setOpen(false)}
            onSaved={({ id }) => {
              setOpen(false);
              void navigate(`/jobs/${id}`);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
