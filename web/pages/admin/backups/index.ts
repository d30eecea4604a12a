export { BackupsPanel as Component } from "./backups-panel";
