import { Calculator as Icon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { blankDeal } from "@/web/features/staffing/rates/deal";
import { Button } from "@/web/ui/button";

const Calculator = lazy(() => import("@/web/features/staffing/rates/calculator"));

/** For whoever has a client on the telephone and no deployment yet. */
export function CalculatorButton() {
  const t = useTranslations("deployments.form");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Icon} onClick={() => setOpen(true)}>
        {t("calculate")}
      </Button>
      {isOpen && (
        <Suspense>
          <Calculator deal={blankDeal} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
