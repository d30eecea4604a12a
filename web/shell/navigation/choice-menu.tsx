import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactElement } from "react";

export type ChoiceMenuProps<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  children: ReactElement;
};

/** A menu of which exactly one entry holds; it stays within the bar, and so within its landmark. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, choices, value, onValueChange, children } = props;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        aria-label={label}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 min-w-40 rounded-lg border bg-raised p-1 shadow-pop"
      >
        <DropdownMenu.RadioGroup
          value={value}
          onValueChange={(chosen) => {
            const choice = choices.find((one) => one.value === chosen);
            if (choice) onValueChange(choice.value);
          }}
        >
          {choices.map((choice) => (
            <DropdownMenu.RadioItem
              key={choice.value}
              value={choice.value}
              lang={choice.lang}
              className={
                "flex min-h-[32px] cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm " +
                "text-ink outline-none data-highlighted:bg-primary-wash"
              }
            >
              <span className="flex-1">{choice.label}</span>
              <DropdownMenu.ItemIndicator>
                <Check aria-hidden="true" size={15} className="text-primary-ink" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
