import { CircleQuestionMark } from "lucide-react";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { LatePopover } from "@/web/ui/late-popover";

// Whoever knows how to search never needs it.
const Lines = lazySpeaking(["search"], async () => ({
  Component: (await import("./search-help-lines")).SearchHelpLines,
}));

/** How one searches: a word for each, for those who want more than words. */
export function SearchHelp() {
  const label = useTranslations("ui.list")("searchHelp");
  return (
    <LatePopover
      label={label}
      trigger={
        <BareIconButton
          icon={CircleQuestionMark}
          label={label}
          size="sm"
          className="absolute top-1/2 right-1 -translate-y-1/2 text-ink-3"
        />
      }
    >
      <Suspense>
        <Lines />
      </Suspense>
    </LatePopover>
  );
}
