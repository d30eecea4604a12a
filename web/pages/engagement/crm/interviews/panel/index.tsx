export { InterviewPanel as Component } from "./interview-panel";
