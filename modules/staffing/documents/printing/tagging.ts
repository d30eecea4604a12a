import renderer, { type PdfDocument, type Renderer } from "pdfmake/js/Renderer.js";

type Type =
  | "Document"
  | ("H1" | "H2" | "H3" | "P" | "Figure")
  | ("L" | "LI" | "LBody")
  | ("Table" | "TR" | "TH" | "TD");
type Options = { alt?: string; scope?: "Column" | "Row" };

/** What a part of a document is to those who hear it read: a heading, a table, a cell of it. */
export type Tag = { type: Type; options: Options; parent: Tag | null; children: Tag[] };
type Element = ReturnType<PdfDocument["struct"]>;

export const documentTag = (): Tag => ({
  type: "Document",
  options: {},
  parent: null,
  children: [],
});

/** A further part of what it stands in; the order of these calls is the order in which they are read. */
export function tagIn(parent: Tag, type: Type, options: Options = {}): Tag {
  const tag = { type, options, parent, children: [] };
  parent.children.push(tag);
  return tag;
}

/** The elements of a document by their tags; a tag's content may stand on several pages. */
const elements = new WeakMap<PdfDocument, Map<Tag, Element>>();
/** The page on which a header cell was first drawn; repeated on the next page it is an artifact. */
const drawnOn = new WeakMap<Tag, unknown>();

function elementOf(document: PdfDocument, tag: Tag): Element | undefined {
  const known = elements.get(document) ?? new Map<Tag, Element>();
  if (!elements.has(document)) {
    elements.set(document, known);
    describe(document);
    const root = rootOf(tag);
    const element = document.struct(root.type);
    document.addStructure(element);
    known.set(root, element);
    grow(document, root, known);
  }
  return known.get(tag);
}

/** That it is meant for everybody (PDF/UA-1), and its title and author as XML, which pdfkit writes as they are. */
function describe(document: PdfDocument): void {
  document.appendXML(
    `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`,
  );
  const addInfo = document._addInfo;
  document._addInfo = () => {
    const { info } = document;
    const { Title, Author } = info;
    document.info = { ...info, Title: Bun.escapeHTML(Title), Author: Bun.escapeHTML(Author) };
    addInfo.call(document);
    document.info = info;
  };
}

const rootOf = (tag: Tag): Tag => (tag.parent ? rootOf(tag.parent) : tag);

/** Adds all elements at once and in order, empty cells too: a row with a cell less would be no table. */
function grow(document: PdfDocument, tag: Tag, known: Map<Tag, Element>): void {
  for (const child of tag.children) {
    const element = document.struct(child.type, child.options);
    known.get(tag)?.add(element);
    known.set(child, element);
    grow(document, child, known);
  }
}

const tagOf = (item: object | undefined): Tag | null =>
  item && "tag" in item ? (item.tag as Tag) : null;

type Meaning = { tag: Tag | null; ornament: string };

/** Draws content as marked content of its structure element, and decoration as an artifact, which readers skip. */
function marked(document: PdfDocument, { tag, ornament }: Meaning, draw: () => void): void {
  const element = tag && !isRepeated(document, tag) ? elementOf(document, tag) : undefined;
  if (tag && element) element.add(document.markStructureContent(tag.type));
  else document.markContent("Artifact", { type: ornament });
  draw();
  document.endMarkedContent();
}

function isRepeated(document: PdfDocument, tag: Tag): boolean {
  if (tag.options.scope !== "Column") return false;
  const { page } = document as unknown as { page: unknown };
  if (!drawnOn.has(tag)) drawnOn.set(tag, page);
  return drawnOn.get(tag) !== page;
}

// Bundled into the binary, the default of a CommonJS module is the module itself.
const { prototype } = "default" in renderer ? renderer.default : renderer;
const { renderLine, renderVector, renderImage, renderSVG } = prototype;

/** What a drawing is that means nothing. */
const ornament = "Layout";

// pdfmake sets the marks of a tagged document but tags nothing itself.
Object.assign(prototype, {
  renderLine(this: Renderer, ...given: Parameters<typeof renderLine>) {
    const tag = tagOf(given[0].inlines[0]);
    marked(this.pdfDocument, { tag, ornament: "Pagination" }, () => renderLine.apply(this, given));
  },
  renderVector(this: Renderer, vector: object) {
    marked(this.pdfDocument, { tag: null, ornament }, () => renderVector.call(this, vector));
  },
  renderImage(this: Renderer, image: object) {
    marked(this.pdfDocument, { tag: tagOf(image), ornament }, () => renderImage.call(this, image));
  },
  renderSVG(this: Renderer, svg: object) {
    marked(this.pdfDocument, { tag: tagOf(svg), ornament }, () => renderSVG.call(this, svg));
  },
});
