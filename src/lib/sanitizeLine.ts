/** Makes one line of untrusted text safe for a page or a terminal: files and stores may contain anything. */
export const sanitizeLine = (text: string, maxLength = 80): string => {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return line.length > maxLength ? `${line.slice(0, maxLength)}...` : line;
};
