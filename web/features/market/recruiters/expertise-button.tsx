import { BadgeCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";

// The form and its catalogue of certificates are loaded when it is opened.
const ExpertiseDialog = lazy(() => import("./expertise-dialog"));

/** Opens the form in which recruiters say what they know; nobody else is matched by anything. */
export function ExpertiseButton({ isFirst = false }: { isFirst?: boolean }) {
  const t = useTranslations("recruiters");
  const isRecruiter = useHasRole("recruiter");
  const [isOpen, setIsOpen] = useState(false);
  if (!isRecruiter) return null;
  return (
    <>
      <Button
        look={isFirst ? "primary" : "secondary"}
        icon={BadgeCheck}
        onClick={() => setIsOpen(true)}
      >
        {isFirst ? t("addExpertise") : t("yourExpertise")}
      </Button>
      <Suspense>{isOpen && <ExpertiseDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
