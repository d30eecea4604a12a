/** Hands a document to the browser as a download, under the name it came with. */
export function saveJson<Content extends { fileName: string }>(content: Content): Content {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: content.fileName,
  });
  link.click();
  URL.revokeObjectURL(address);
  return content;
}
