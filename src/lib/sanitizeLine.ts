/** One line that can be shown as it is, on a page or in a terminal: what comes from a file or a store may hold anything. */
export const shown = (text: string, most = 80): string => {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return line.length > most ? `${line.slice(0, most)}...` : line;
};
