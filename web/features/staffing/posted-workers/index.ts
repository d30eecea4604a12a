export { DossierTab as Component } from "./dossier-tab";
