export { ChangesTab as Component } from "./changes-tab";
