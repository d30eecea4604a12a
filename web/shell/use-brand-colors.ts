import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { iconOf, propertiesOf } from "@/modules/platform/branding/agency/rules";
import { triedColorsAtom, useBrand } from "../state/brand";

/** Every screen wears the agency's colours and sign as soon as they change, in this window or elsewhere. */
export function useBrandColors(): void {
  const look = useBrand();
  const colors = useAtomValue(triedColorsAtom) ?? look.colors;
  const icon = iconOf(look);
  useEffect(() => {
    for (const [name, color] of propertiesOf(colors))
      document.documentElement.style.setProperty(name, color);
  }, [colors]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && icon) link.href = icon;
  }, [icon]);
}
