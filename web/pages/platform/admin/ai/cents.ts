/** Euros as a person writes them, without the dust of binary fractions. */
export const centsOf = (euros: number) => Math.round(euros * 10_000) / 100;
