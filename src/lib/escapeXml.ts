import { escapeHtml } from './escapeHtml.ts';

/** Everything outside the production `Char` of XML 1.0: a parser refuses the whole document for one of them, escaped or not. */
const forbiddenCharacters = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes text for an element or a quoted attribute of XML 1.0, and drops the characters that XML cannot contain. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(forbiddenCharacters, ''));
