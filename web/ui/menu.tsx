import type { LucideIcon } from "lucide-react";
import { ContextMenu as RadixContext, DropdownMenu } from "radix-ui";
import type { ReactElement } from "react";
import { cx } from "./cx";
import { Kbd } from "./kbd";

export type MenuEntry = {
  label: string;
  icon?: LucideIcon;
  shortcut?: string;
  isDanger?: boolean;
  disabled?: boolean;
} & ({ onSelect: () => void } | { href: string; isDownload?: boolean });

type Props = { label: string; entries: readonly MenuEntry[]; children: ReactElement };

const panel =
  "z-50 min-w-48 max-w-80 rounded-lg border border-line bg-raised p-1 shadow-pop " +
  "max-h-(--radix-popper-available-height) overflow-y-auto";

export function Menu({ label, entries, children }: Props) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={panel}
        >
          {entries.map((entry) => (
            <Entry key={entry.label} entry={entry} Item={DropdownMenu.Item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The same entries where the pointer is; never the only way to them. */
export function ContextMenu({ label, entries, children }: Props) {
  return (
    <RadixContext.Root>
      <RadixContext.Trigger asChild>{children}</RadixContext.Trigger>
      <RadixContext.Portal>
        <RadixContext.Content aria-label={label} collisionPadding={8} className={panel}>
          {entries.map((entry) => (
            <Entry key={entry.label} entry={entry} Item={RadixContext.Item} />
          ))}
        </RadixContext.Content>
      </RadixContext.Portal>
    </RadixContext.Root>
  );
}

type Item = typeof DropdownMenu.Item | typeof RadixContext.Item;

function Entry({ entry, Item }: { entry: MenuEntry; Item: Item }) {
  const { label, icon: Icon, shortcut, isDanger, disabled = false } = entry;
  const className = cx(
    "flex min-h-[32px] cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm outline-none",
    "data-highlighted:bg-primary-wash data-disabled:cursor-not-allowed data-disabled:opacity-50",
    isDanger ? "text-bad" : "text-ink",
  );
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" size={15} className="text-ink-3" />}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </>
  );
  if ("href" in entry) {
    return (
      <Item asChild disabled={disabled} className={className}>
        {entry.isDownload ? (
          <a href={entry.href} download="">
            {content}
          </a>
        ) : (
          <a href={entry.href} target="_blank" rel="noopener noreferrer">
            {content}
          </a>
        )}
      </Item>
    );
  }
  return (
    <Item disabled={disabled} onSelect={entry.onSelect} className={className}>
      {content}
    </Item>
  );
}
