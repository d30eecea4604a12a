/** A font is a file beside the program; its import is the path. */
declare module "*.ttf" {
  const path: string;
  export default path;
}
declare module "*.woff" {
  const path: string;
  export default path;
}

/** What puts laid out pages on paper, item by item. */
declare module "pdfmake/js/Renderer.js" {
  type Content = object;
  type Element = { add(child: Element | Content): Element };
  type Options = { alt?: string; scope?: string; bbox?: number[]; placement?: string };
  export type PdfDocument = {
    struct(type: string, options?: Options): Element;
    addStructure(element: Element): void;
    markStructureContent(type: string): Content;
    markContent(type: "Artifact", options: { type: string }): void;
    endMarkedContent(): void;
    info: { Title: string; Author: string };
    appendXML(xml: string): void;
    _addInfo(): void;
  };
  export class Renderer {
    pdfDocument: PdfDocument;
    renderLine(line: { inlines: object[] }, x: number, y: number): void;
    renderVector(vector: object): void;
    renderImage(image: object): void;
    renderSVG(svg: object): void;
  }
  const module: typeof Renderer | { default: typeof Renderer };
  export default module;
}
