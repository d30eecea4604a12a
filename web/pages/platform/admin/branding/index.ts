export { BrandingTab as Component } from "./branding-tab";
