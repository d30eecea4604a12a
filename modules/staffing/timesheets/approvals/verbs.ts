export { approversOf, changeApprovers } from "./approvers";
export { decide } from "./deciding";
export { decisionsOf, linksOf, revoke } from "./links";
export { remind } from "./following";
export { send } from "./sending";
export { signaturesOf, signedBy } from "./signatures";
export { visit } from "./visiting";
