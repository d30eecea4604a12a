import { Switch as Radix } from "radix-ui";

type Props = ({ label: string } | { "aria-labelledby": string }) & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, in force at once; a choice that waits for a Save button is a checkbox. */
export function Switch({ checked, onCheckedChange, disabled = false, ...name }: Props) {
  return (
    <Radix.Root
      {...("label" in name ? { "aria-label": name.label } : name)}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onCheckedChange}
      className={
        "inline-flex h-[24px] w-[42px] shrink-0 cursor-pointer items-center rounded-full border " +
        "border-line-strong bg-sunken px-[2px] transition-colors duration-150 " +
        "disabled:cursor-not-allowed disabled:opacity-55 " +
        "data-[state=checked]:border-transparent data-[state=checked]:bg-primary"
      }
    >
      <Radix.Thumb
        className={
          "size-[18px] rounded-full bg-ink-3 transition-transform duration-150 " +
          "data-[state=checked]:translate-x-[18px] data-[state=checked]:bg-on-primary"
        }
      />
    </Radix.Root>
  );
}
