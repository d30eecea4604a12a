import { FileCode, FileText } from "lucide-react";
import { useTranslations } from "use-intl";

const icons = { pdf: FileText, xml: FileCode };
const forms = ["pdf", "xml"] as const;

/** Both files of what was issued, as they were sent. */
export function FileLinks({ at, number }: { at: string; number: string }) {
  const t = useTranslations("invoices");
  return forms.map((form) => {
    const Icon = icons[form];
    return (
      <a
        key={form}
        className="inline-flex min-h-[28px] items-center gap-1 text-link underline"
        href={`${at}/${form}`}
        download={`${number}.${form}`}
      >
        <Icon aria-hidden className="size-4" />
        {t(form)}
      </a>
    );
  });
}
