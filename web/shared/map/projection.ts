/** The size of the picture that the outlines are written for. */
export const width = 740;
export const height = 830;

const radians = Math.PI / 180;
/** Europe stands upright along this meridian, and true to its shapes between these parallels. */
const meridian = 12;
const [south, north] = [42 * radians, 64 * radians];

const steepness = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
const cone =
  Math.log(Math.cos(south) / Math.cos(north)) / Math.log(steepness(north) / steepness(south));
const factor = (Math.cos(south) * steepness(south) ** cone) / cone;

const scale = 1280;
/** Where the upper left corner of the picture lies on the cone. */
const corner = { x: -402, y: 505 };

/** Lambert's conformal conic: where a place on earth stands in the picture. */
export function projected(longitude: number, latitude: number): [x: number, y: number] {
  const distance = (scale * factor) / steepness(latitude * radians) ** cone;
  const angle = cone * (longitude - meridian) * radians;
  return [distance * Math.sin(angle) - corner.x, distance * Math.cos(angle) - corner.y];
}

/** Whether a place is on the picture at all. */
export function isShown(longitude: number, latitude: number): boolean {
  const [x, y] = projected(longitude, latitude);
  return x >= 0 && x <= width && y >= 0 && y <= height;
}
