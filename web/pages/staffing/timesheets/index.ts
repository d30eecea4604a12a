export { TimesheetsPage as Component } from "./timesheets-page";
