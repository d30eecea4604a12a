import { XMLParser } from "fast-xml-parser";
import { guardMarkup } from "../fetch/reading/parse-guard";

export type XmlOptions = {
  /** Elements that are lists even where only one stands there. */
  lists: ReadonlySet<string>;
  /** Attributes become fields beside the text, which is then called `text`. */
  hasAttributes?: boolean;
};

/**
 * A reader of one kind of XML, to objects of texts without namespaces. A document type is refused, because entities
 * that it declares can grow without end or name files; so is what is nested too deep. Answers why, as a sentence's end.
 */
export function xmlReader({ lists, hasAttributes = false }: XmlOptions) {
  const parser = new XMLParser({
    isArray: (name) => lists.has(name),
    ignoreAttributes: !hasAttributes,
    attributeNamePrefix: "",
    textNodeName: "text",
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: true,
    htmlEntities: true,
  });
  return (xml: string): { content: unknown } | { refusal: string } => {
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return { refusal: "it declares a document type" };
    const refusal = guardMarkup(xml);
    if (refusal !== null) return { refusal };
    try {
      return { content: parser.parse(xml, true) };
    } catch {
      return { refusal: "it is no well-formed XML" };
    }
  };
}
