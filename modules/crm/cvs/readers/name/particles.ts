/** Particles that the first word of a last name alone has. */
export const germanic =
  "van der den het ter ten te von zu zum zur vom bin ibn op in af av 't".split(" ");
const romance = "de du des di da das do dos del della dalla la le el al".split(" ");
/** What joins two last names. */
export const joining = ["y", "e", "i"];
const particles = new Set([...germanic, ...romance, ...joining]);
export const isParticle = (word: string): boolean => particles.has(word.toLowerCase());
