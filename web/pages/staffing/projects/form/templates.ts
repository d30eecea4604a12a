import { daysAfter, seatPlans, type SeatTemplate } from "@/modules/staffing/projects/rules";
import type { SeatForm } from "./values";

/** The seats of a template; without a first day nobody knows their dates yet. */
export const seatsFrom = (template: SeatTemplate, start: string): SeatForm[] =>
  seatPlans[template].map(({ seats, from, until, ...seat }) => ({
    ...seat,
    seats: String(seats),
    from: start && daysAfter(start, from * 7),
    until: start && daysAfter(start, until * 7 + 6),
    rateFrom: "",
    rateTo: "",
  }));
