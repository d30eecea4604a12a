export { InterviewsTab as Component } from "./interviews-tab";
