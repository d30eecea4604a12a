import { Mail } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";

/** Beside a record: begins a message about it, as `m` does. */
export function MessageButton() {
  const t = useTranslations("records");
  const [params, setParams] = useSearchParams();
  const write = () => {
    const after = new URLSearchParams(params);
    after.set("tab", "messages");
    after.set("write", "email");
    after.delete("thread");
    setParams(after, { preventScrollReset: true });
  };
  useKeys("page", { m: write });
  return (
    <Button size="sm" icon={Mail} aria-keyshortcuts="m" onClick={write}>
      {t("message")}
    </Button>
  );
}
