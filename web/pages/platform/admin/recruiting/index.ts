export { RecruitingTab as Component } from "./recruiting-tab";
