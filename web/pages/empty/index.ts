export { EmptyPage as Component } from "./empty-page";
