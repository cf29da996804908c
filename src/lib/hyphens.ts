/** Hyphens, dashes and minus signs of any keyboard, inside the brackets of a regular expression with the flag `u`. */
export const hyphens = String.raw`\p{Pd}\u2043\u2212`;
