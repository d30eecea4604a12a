import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { TimesheetsPage } from "./timesheets-page";

const ExpensesPage = lazyWithTexts(["expenses"], () => import("./expenses/expenses-page"));

/** Hours by their weeks, or what was spent over all of them; the second is loaded when it is opened. */
export function HoursPage() {
  const { pathname } = useLocation();
  return pathname === "/expenses" ? (
    <Suspense>
      <ExpensesPage />
    </Suspense>
  ) : (
    <TimesheetsPage />
  );
}
