import { lazyModule } from "@/web/shared/preloadable";
import { isFullIn } from "@/web/shared/record/address";

/** The list of records, which travels where it can be seen. */
export const lazyRecordRows = lazyModule(() => import("./list"));

/** The page of a kind of record, side by side with the list that it draws; an address of a record alone does without. */
export const withRecordRows =
  <Page>(load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const isAlone = isFullIn(window.location.search);
    const [page] = await Promise.all([load(), isAlone || lazyRecordRows.prepare()]);
    return page;
  };
