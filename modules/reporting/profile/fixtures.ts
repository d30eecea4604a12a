/** A grey photograph as a camera saves it, with a note beside the picture. */
async function photograph({ width = 8, height = 8, note = "camera" } = {}) {
  const drawn = await new Bun.Image(bitmap(width, height)).jpeg().bytes();
  const words = Buffer.from(`Exif\0\0${note}`);
  const segment = Buffer.from([0xff, 0xe1, 0, words.length + 2]);
  return new Uint8Array(Buffer.concat([drawn.subarray(0, 2), segment, words, drawn.subarray(2)]));
}

/** The plainest of all pictures: a head and its points, a row after the other. */
function bitmap(width: number, height: number): Uint8Array {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = new Uint8Array(54 + row * height).fill(128);
  const view = new DataView(bytes.buffer);
  bytes.fill(0, 0, 54);
  bytes.set([0x42, 0x4d]);
  const told = [bytes.length, 0, 54, 40, width, height] as const;
  told.forEach((number, n) => view.setUint32(2 + 4 * n, number, true));
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  return bytes;
}

export const pictures = { photograph };
