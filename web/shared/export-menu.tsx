import { Download } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";
import { Button, type ButtonSize } from "@/web/ui/button";
import { LazyPopover } from "@/web/ui/lazy-popover";

type Props = {
  /** Where the file comes from, without the format: "/api/jobs/export". */
  path: string;
  /** The filter of the list as it stands; the file holds all its pages. */
  filter: Readonly<Record<string, string | undefined>>;
  size?: ButtonSize;
  label?: string;
  formats?: readonly Format[];
};

type Format = (typeof every)[number];
const every = ["csv", "xlsx", "json"] as const;

/** Links in a popover and not a menu: a download is an address, and popovers weigh less. */
export function ExportMenu({ path, filter, size = "md", ...props }: Props) {
  const t = useTranslations("ui.export");
  const { label = t("label"), formats = every } = props;
  const locale = useLocale();
  // A table for people has heads in their language and opens in their spreadsheet.
  const asked = (format: Format) =>
    format === "json" || (locale !== "nl" && locale !== "de") ? format : `${format}-${locale}`;
  return (
    <LazyPopover
      label={label}
      align="end"
      trigger={
        <Button icon={Download} size={size}>
          {label}
        </Button>
      }
    >
      <ul className="-m-2.5 grid">
        {formats.map((format) => (
          <li key={format}>
            <a
              href={exportAddress(path, { ...filter, format: asked(format) })}
              download=""
              className="flex min-h-[32px] items-center rounded-md px-2.5 text-sm text-ink hover:bg-primary-wash"
            >
              {t(format)}
            </a>
          </li>
        ))}
      </ul>
    </LazyPopover>
  );
}

export function exportAddress(path: string, filter: Record<string, string | undefined>): string {
  const filled = Object.entries(filter).filter((entry): entry is [string, string] => !!entry[1]);
  return `${path}?${new URLSearchParams(filled)}`;
}
