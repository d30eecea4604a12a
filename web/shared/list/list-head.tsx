import { Ellipsis } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { isPhone, isWide, useMedia } from "@/web/shared/hooks/use-media";
import { PageHead } from "@/web/shared/page-head";
import { IconButton } from "@/web/ui/icon-button";

type HeadProps = ComponentProps<typeof PageHead> & {
  /** What most people come to do; on a phone it floats above the list. */
  first?: ReactNode;
  /** How what stands beside the title is drawn. */
  rest: string;
};

/** The title of a list, and what can be done with all of it. */
export const ListHead = ({ first, rest, action, ...head }: HeadProps) => (
  <PageHead
    {...head}
    action={
      <div className="flex flex-wrap items-center gap-2">
        <div className={rest}>{action}</div>
        <First>{first}</First>
      </div>
    }
  />
);

/** Above the rows of a phone, where the thumb is; beside the title everywhere else. */
const First = ({ children }: { children: ReactNode }) => (
  <div className="contents max-sm:fixed max-sm:right-4 max-sm:bottom-4 max-sm:z-20 max-sm:block max-sm:rounded-md max-sm:shadow-pop max-sm:empty:hidden">
    {children}
  </div>
);

/**
 * On a phone and beside an open record the list header is reduced to title, search and filters, so that rows keep their
 * place.
 */
export function useCompactHead(isShared: boolean) {
  const t = useTranslations("ui.list");
  const [onPhone, isRoomy] = [useMedia(isPhone), useMedia(isWide)];
  const isBeside = (onPhone || isRoomy) && isShared;
  const [isAsked, ask] = useState(false);
  const hasAll = !isBeside || isAsked;
  return {
    hasAll,
    // Hidden with CSS only, because a shortcut may still press the buttons in it.
    rest: hasAll ? "contents" : "hidden",
    toggle: isBeside && (
      <IconButton
        icon={Ellipsis}
        label={t("controls")}
        aria-expanded={isAsked}
        onClick={() => ask(!isAsked)}
      />
    ),
  };
}
