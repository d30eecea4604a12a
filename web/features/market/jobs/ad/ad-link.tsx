import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/web/ui/button";

type Props = { url: string; label: string; children: ReactNode };

/** The original ad, in a new tab. */
export const AdLink = ({ url, label, children }: Props) => (
  <a
    href={url}
    target="_blank"
    rel="noopener noreferrer"
    aria-label={label}
    className={buttonClass("secondary", "sm")}
  >
    {children}
    <ArrowUpRight aria-hidden="true" size={14} />
  </a>
);
