import { useTranslations } from "use-intl";
import type { ApplicationStatus } from "@/modules/staffing/applications/rules";
import { Tag, type Tone } from "@/web/ui/tag";

// Specification §4: anything but the four open states is closed and shown red.
const tones: Partial<Record<ApplicationStatus, Tone>> = {
  pending: "neutral",
  reviewing: "primary",
  interview: "warn",
  offer: "ok",
};

/** How far an application has come. */
export function ApplicationStatusTag({ status }: { status: ApplicationStatus }) {
  const t = useTranslations("records.applicationStatuses");
  return <Tag tone={tones[status] ?? "bad"}>{t(status)}</Tag>;
}
