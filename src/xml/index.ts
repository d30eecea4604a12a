import { guardMarkup } from "../fetch/reading/parse-guard";
import { once } from "../lazy";

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
  const parser = once(() => {
    const { XMLParser } = loaded();
    return new XMLParser({
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
  });
  return (xml: string): { content: unknown } | { refusal: string } => {
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return { refusal: "it declares a document type" };
    const refusal = guardMarkup(xml);
    if (refusal !== null) return { refusal };
    try {
      return { content: parser().parse(xml, true) };
    } catch {
      return { refusal: "it is no well-formed XML" };
    }
  };
}

/** A packed library is unpacked and compiled where it is loaded: here with the first document, not with the program. */
const loaded = () => require("fast-xml-parser") as typeof import("fast-xml-parser");
