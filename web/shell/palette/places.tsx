import { Command } from "cmdk";
import { History, Settings } from "lucide-react";
import { useAtomValue } from "jotai";
import { useTranslations } from "use-intl";
import { recentAtom } from "../../state/overlays";
import { pageAt, usePages } from "../navigation/nav";
import { Entry, groupClass } from "./entry";
import { useVisit } from "./use-visit";

/** What is looked for by name on a screen of many parts. */
const adminParts = ["users", "system", "integrations", "recruiting"] as const;

export function Pages() {
  const t = useTranslations("shell");
  const visit = useVisit();
  const pages = usePages();
  return (
    <Command.Group heading={t("palette.pages")} className={groupClass}>
      {pages.map(({ id, path, icon, key }) => (
        <Entry
          key={id}
          value={`${t(`pages.${id}`)} ${path}`}
          icon={icon}
          label={t(`pages.${id}`)}
          shortcut={key && `g ${key}`}
          onSelect={() => visit({ label: t(`pages.${id}`), path })}
        />
      ))}
      {pages.some(({ id }) => id === "admin") &&
        adminParts.map((part) => {
          const [label, path] = [t(`adminParts.${part}`), `/admin?tab=${part}`];
          const go = () => visit({ label, path });
          return <Entry key={part} value={label} icon={Settings} label={label} onSelect={go} />;
        })}
    </Command.Group>
  );
}

export function Recent() {
  const t = useTranslations("shell");
  const recent = useAtomValue(recentAtom);
  const visit = useVisit();
  if (recent.length === 0) return null;
  const noteOf = (path: string) => {
    const page = pageAt(path);
    return page && page.path !== path && t(`pages.${page.id}`);
  };
  return (
    <Command.Group heading={t("palette.recent")} className={groupClass}>
      {recent.map(({ label, path }) => (
        <Entry
          key={path}
          value={`recent ${path}`}
          icon={History}
          label={label}
          note={noteOf(path)}
          onSelect={() => visit({ label, path })}
        />
      ))}
    </Command.Group>
  );
}
