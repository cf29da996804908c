/** Characters: every file system takes a name of 255 bytes, of which a letter may have four. */
const maxPart = 30;

/** The name of a test as that of a file: letters and digits, of a long one the beginning and the end, where a row differs. */
export const toPictureName = (text: string): string => {
  const name = text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return name.length <= 2 * maxPart ? name : `${name.slice(0, maxPart)}-${name.slice(-maxPart)}`;
};
