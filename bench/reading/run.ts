import { mappedByName, mappedFiles, printedHeads } from "./heads";

console.log(printedHeads(mappedFiles(), "Exports of ten systems"));
console.log(printedHeads(mappedByName(), "The same without the profiles of systems"));
