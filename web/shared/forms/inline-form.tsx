import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";

type Props = ComponentProps<"form"> & {
  /** What the button that sends it says. */
  submit: string;
  isPending: boolean;
  onCancel: () => void;
};

const apart = "grid gap-3 border-t border-line pt-3";

/** A small form that opens within a screen, with the way out of it. */
export function InlineForm({ submit, isPending, onCancel, children, ...form }: Props) {
  const t = useTranslations("common.actions");
  return (
    <form className={apart} {...form}>
      {children}
      <div className="flex gap-2">
        <Button type="submit" look="primary" size="sm" pending={isPending}>
          {submit}
        </Button>
        <Button look="ghost" size="sm" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
