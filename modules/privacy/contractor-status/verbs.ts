export { check } from "./checking";
export { list, ofDeployment } from "./reading";
