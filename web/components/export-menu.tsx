import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import { exportFormats } from "@/modules/jobs/rules";
import { Button, type ButtonSize } from "@/web/ui/button";
import { Menu } from "@/web/ui/menu";

type Props = {
  /** Where the file comes from, without the format: "/api/jobs/export". */
  path: string;
  /** The filter of the list as it stands; the file holds all its pages. */
  filter: Readonly<Record<string, string | undefined>>;
  size?: ButtonSize;
};

export function ExportMenu({ path, filter, size = "md" }: Props) {
  const t = useTranslations("ui.export");
  const entries = exportFormats.map((format) => ({
    label: t(format),
    href: exportAddress(path, { ...filter, format }),
    isDownload: true,
  }));
  return (
    <Menu label={t("label")} entries={entries}>
      <Button icon={Download} size={size}>
        {t("label")}
      </Button>
    </Menu>
  );
}

export function exportAddress(path: string, filter: Record<string, string | undefined>): string {
  const filled = Object.entries(filter).filter((entry): entry is [string, string] => !!entry[1]);
  return `${path}?${new URLSearchParams(filled)}`;
}
