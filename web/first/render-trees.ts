import type { Tree } from "./still/draw";

const drawings = "http://www.w3.org/2000/svg";

/** Puts trees into the document; `fill` gives what stands in the places that a screen leaves open. */
export function renderTrees(trees: Tree[], parent: Element, fill: (place: string) => Tree[]): void {
  for (const tree of trees) {
    if (typeof tree === "string") parent.append(tree);
    else if (tree[0] === "place") renderTrees(fill(tree[1]["of"] ?? ""), parent, fill);
    else renderTree(tree, parent, fill);
  }
}

function renderTree(
  [name, attributes, within]: Exclude<Tree, string>,
  parent: Element,
  fill: (place: string) => Tree[],
): void {
  const isDrawing = name === "svg" || parent.namespaceURI === drawings;
  const element = isDrawing
    ? document.createElementNS(drawings, name)
    : document.createElement(name);
  for (const attribute in attributes) {
    const text = attributes[attribute] ?? "";
    // The content policy admits no style that is written as an attribute.
    if (attribute === "style") element.style.cssText = text;
    else element.setAttribute(attribute, text);
  }
  renderTrees(within, element, fill);
  parent.append(element);
}
