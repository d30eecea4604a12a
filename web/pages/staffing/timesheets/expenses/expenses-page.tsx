import { useInfiniteQuery } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ListedExpense } from "@/modules/staffing/timesheets/model";
import {
  expenseFilters,
  expenseList,
  expensesMatching,
} from "@/web/features/staffing/timesheets/expenses/list";
import { type ListWords, PlainList } from "@/web/pages/records/plain-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { ExpenseCard, expenseColumns, weekOf } from "./expense-columns";

/** What is done by a key is done with the deployment, whose record opens for it. */
const shortcuts = ["e", "m", "s", "n"] as const;

/** What everybody spent for their work, over all weeks; a row leads to its week. */
function ExpensesPage() {
  const t = useTranslations("timesheets");
  const address = useListAddress("/expenses", expenseFilters);
  const { query } = address;
  const list = usePages(useInfiniteQuery(expenseList(query)));
  const navigate = useNavigate();
  const words = useWords();
  const toWeeks = (
    <Link to="/timesheets" className={buttonClass()}>
      <Clock aria-hidden="true" size={16} />
      {t("title")}
    </Link>
  );
  return (
    <PlainList<ListedExpense>
      texts="expenses"
      views="expense"
      filters={expenseFilters}
      address={address}
      list={list}
      matching={expensesMatching(query)}
      words={{ ...words, nothing: { ...words.nothing, action: toWeeks } }}
      actions={
        <>
          {toWeeks}
          <ExportMenu path="/api/expenses/export" filter={query} />
        </>
      }
      columns={expenseColumns}
      nameOf={({ candidateName, number, spentOn }) => [candidateName ?? number, spentOn].join(", ")}
      card={(expense) => <ExpenseCard expense={expense} />}
      open={(expense) => void navigate(weekOf(expense))}
      shortcuts={shortcuts}
      bulk={(_rows, selection) => <ExportChosen path="/expenses" selection={selection} />}
    />
  );
}

function useWords(): ListWords {
  const t = useTranslations("expenses");
  return {
    title: t("title"),
    count: (count) => t("count", { count }),
    search: t("search"),
    more: (left) => t("loadMore", { left }),
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText") },
  };
}

export { ExpensesPage as Component };
