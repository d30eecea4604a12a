import { type LucideIcon, Mail, Phone, StickyNote, Users } from "lucide-react";
import type { CommunicationType } from "@/modules/engagement/communications/rules";

export const typeIcons: Record<CommunicationType, LucideIcon> = {
  email: Mail,
  phone: Phone,
  meeting: Users,
  note: StickyNote,
};
