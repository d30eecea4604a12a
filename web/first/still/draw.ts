import { type Element, Fragment, isValidElement, type Kind } from "./react";

type Props = Element["props"];
/** What a component draws, without components: a text, or an element with its attributes and what it holds. */
export type Tree = string | [name: string, attributes: Record<string, string>, within: Tree[]];

/** Attributes that are not written as React's properties in lower case. */
const names: Record<string, string> = { className: "class", htmlFor: "for", viewBox: "viewBox" };
const dashed = /^(stroke|fill|clip)[A-Z]/;
const unseen = /^(children|key|ref|xmlns|defaultValue|on[A-Z]\w*)$/;
/** Controls wait for the program, so that nothing is pressed or written in vain; links do not. */
const waiting = /^(button|input|select|textarea)$/;

const withDashes = (name: string) => name.replace(/[A-Z]/g, (it) => `-${it.toLowerCase()}`);
const nameOf = (property: string): string =>
  (names[property] ??= dashed.test(property) ? withDashes(property) : property.toLowerCase());

/** What stands on the screen first of a component and all that it is made of. */
export function drawn(node: unknown): Tree[] {
  if (typeof node === "string") return [node];
  if (typeof node === "number") return [`${node}`];
  if (Array.isArray(node)) return node.flatMap(drawn);
  return isValidElement(node) ? drawElement(node.type, node.props) : [];
}

function drawElement(type: Kind, props: Props): Tree[] {
  if (typeof type === "string") return [tag(type, props)];
  if (type === Fragment) return drawn(props["children"]);
  if (typeof type === "function") return drawn(type(props, null));
  if (typeof type === "symbol") return [];
  return type.kind === "draws" ? drawElement(type.by, props) : within(type, props);
}

function within(context: Extract<Kind, { kind: "context" }>, props: Props): Tree[] {
  const before = context.value;
  context.value = props["value"];
  const trees = drawn(props["children"]);
  context.value = before;
  return trees;
}

function tag(name: string, props: Props): Tree {
  const attributes: Record<string, string> = {};
  for (const property in props) {
    const text = unseen.test(property) ? undefined : textOf(property, props[property]);
    if (text !== undefined) attributes[nameOf(property)] = text;
  }
  if (waiting.test(name)) attributes["inert"] = "";
  if (name === "input") attributes["readonly"] = "";
  return [name, attributes, drawn(props["children"])];
}

/** Undefined where an attribute is left out. */
function textOf(property: string, value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === "function") return undefined;
  if (property === "style") return styleOf(value as object);
  if (typeof value !== "boolean") return String(value);
  if (/^(aria-|data-|draggable|spellCheck)/.test(property)) return String(value);
  return value ? "" : undefined;
}

const styleOf = (style: object): string =>
  Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(
      ([name, value]) =>
        `${withDashes(name)}:${typeof value === "number" && value ? `${value}px` : value}`,
    )
    .join(";");
