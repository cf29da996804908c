/** One line that can be shown as it is, on a page or in a terminal: what comes from a file or a store may hold anything. */
export const sanitizeLine = (text: string, maxLength = 80): string => {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return line.length > maxLength ? `${line.slice(0, maxLength)}...` : line;
};
