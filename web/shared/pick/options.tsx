import { useTranslations } from "use-intl";
import { cx } from "@/web/ui/cx";
import type { Picked } from "./use-search";

type OptionsProps = {
  id: string;
  label: string;
  found: readonly Picked[];
  at: number;
  isSettled: boolean;
  choose: (picked: Picked) => void;
};

/** What was found, below the field that looks for it. */
export function Options({ id, label, found, at, isSettled, choose }: OptionsProps) {
  const t = useTranslations("common.pick");
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-pop"
    >
      {found.map((it, n) => (
        <li
          key={it.id}
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === at}
          // Before the field loses the focus, and with it the list its reason to be there.
          onMouseDown={(event) => {
            event.preventDefault();
            choose(it);
          }}
          className={cx(
            "min-h-[32px] cursor-pointer rounded-sm px-2 py-1.5 text-sm text-ink",
            n === at ? "bg-primary-wash" : "hover:bg-sunken",
          )}
        >
          {it.name}
        </li>
      ))}
      {isSettled && found.length === 0 && (
        <li
          role="option"
          aria-selected="false"
          aria-disabled="true"
          className="px-2 py-1.5 text-sm text-ink-3"
        >
          {t("none")}
        </li>
      )}
    </ul>
  );
}
