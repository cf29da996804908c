/**
 * Links as staff write them in Markdown. Markdown takes '[Call](tel:+63 900 000)' for text, because an address has no
 * blanks; here it is a link. What cannot be a link is named, so that staff can mend it.
 */
import { parseSafeLink } from './safeLink.ts';

const label = String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]`;
/** A title, in which a parenthesis needs no partner. */
const title = String.raw`(?<=\s)(?:"[^"\n]*"|'[^'\n]*')(?=\s*\))`;
const target = String.raw`\(((?:${title}|[^()\n]|\n(?![ \t]*\n)|\([^()\n]*\))*)\)`;
const indent = String.raw`(?: {4}|\t)`;
/** Indented lines after a blank one, unless they continue the item of a list. */
const indentedCode = String.raw`(?=${indent})(?<=(?:^|\n)(?![ \t]|[-+*][ \t]|\d{1,9}[.)][ \t])[^\n]+\n(?:[ \t]*\n){1,3})(?:${indent}[^\n]*\n*)+`;
const quotedCode = String.raw`\`\`\`[\s\S]*?(?:\`\`\`|$)|\`[^\`\n]+\``;
/** Code, in which nothing is a link; then '[label](target)', an image if '!' precedes it. */
const linkPattern = new RegExp(String.raw`${quotedCode}|${indentedCode}|(?<!\\)(!?)${label}${target}`, 'g');
/** 'address', '<address with blanks>' or 'address "title"' */
const targetPattern = /^\s*(?:<([^<>]*)>|(\S*))(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*$/;
const titlePattern = /(?<!\s)\s+(?:"[^"]*"|'[^']*')$/;

interface WrittenTarget {
  readonly address: string;
  /** Whether Markdown reads the address as it is written. */
  readonly isReadable: boolean;
}

const parseTarget = (written: string): WrittenTarget => {
  const trimmed = written.trim();
  // A title may stand in parentheses, and so may an area code.
  const [, bracketed, bare] = (/^tel:\S*\s/i.test(trimmed) ? null : targetPattern.exec(trimmed)) ?? [];
  const address = (bracketed ?? bare ?? trimmed.replace(titlePattern, '').replace(/^<|>$/g, '')).trim();
  const mended = /^(?:https?:\/\/|\/)/i.test(address)
    ? address.replace(/\s/g, '%20')
    : address.replace(/^(mailto|tel):\s+/i, '$1:');
  const isReadable = bare !== undefined || (bracketed !== undefined && mended === address);
  return { address: mended, isReadable };
};

/** A scheme, a fragment, a host or a file; other words in parentheses are a remark. */
const addressLike = /^(?:(?:mailto|tel):|[a-z][a-z\d+.-]*:(?=\S)|[#/]|www\.|\.\.?\/)|\.[a-z]{2,5}$/i;

/** Puts addresses with blanks into a form that Markdown reads as a link. One that leads nowhere leaves its label. */
export const mendMarkdownLinks = (markdown: string): string =>
  markdown.replace(linkPattern, (whole: string, sign?: string, text?: string, written?: string) => {
    if (sign !== '' || text === undefined || written === undefined) return whole;
    const { address, isReadable } = parseTarget(written);
    if (isReadable) return whole;
    if (parseSafeLink(address) !== null) return `[${text}](<${address}>)`;
    return addressLike.test(address) ? text : whole;
  });

/** '[1]: address', not a footnote. */
const definitionPattern = /^ {0,3}\[(?!\^)[^[\]\n]+\]:[ \t]*(?:<([^<>\n]*)>|(\S+))/gm;
/** '<scheme:address>' */
const autolinkPattern = /<([a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/gi;
/** The middle of a link whose address does not end. */
const openLinkPattern = /(?<!\\)\[[^[\]\n]*\]\([^\n]*/;

/** The first link that leads nowhere, as it is written; null when there is none. */
export const findDeadLink = (markdown: string): string | null => {
  const dead: string[] = [];
  const judge = (whole: string, address: string): void => {
    if (parseSafeLink(address) === null) dead.push(whole);
  };
  const judgeTarget = (whole: string, { address, isReadable }: WrittenTarget): void => {
    // Markdown shows '[see](the hall)' as it is written, so nothing is lost.
    if (isReadable || addressLike.test(address) || /^[+(\d]/.test(address)) judge(whole, address);
  };
  const rest = markdown.replace(
    linkPattern,
    (whole: string, sign?: string, _text?: string, written?: string) => {
      if (sign === '' && written !== undefined) judgeTarget(whole, parseTarget(written));
      return '';
    },
  );
  for (const [whole, bracketed, bare] of rest.matchAll(definitionPattern))
    judge(whole, bracketed ?? bare ?? '');
  for (const [whole, address = ''] of rest.matchAll(autolinkPattern)) judge(whole, address);
  return dead[0] ?? openLinkPattern.exec(rest)?.[0] ?? null;
};
