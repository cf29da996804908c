/**
 * The seal: a drawing in SVG, of the barangay or ours. What is small and made of shapes alone stands in each page; any other
 * is fetched as a picture, in which a browser runs nothing and fetches nothing.
 */
import type { SiteFile } from '../../../src/site.ts';
import { logo } from '../../../src/theme/logo.ts';
import { createTokens } from '../../../src/theme/tokens.ts';

/** Bytes: of a picture of its own, and of one that stands twice in each page. */
const maxBytes = { picture: 150_000, inPage: 2_500 } as const;

const allowedShapes = /^(?:circle|ellipse|line|path|polygon|polyline|rect|g)$/;
const allowedAttributes =
  /^(?:c?[xy]|r[xy]?|d|width|height|[xy][12]|points|transform|fill|fill-rule|clip-rule|opacity|fill-opacity|stroke|stroke-(?:width|dasharray|dashoffset|linecap|linejoin|miterlimit|opacity))$/;

const rootElement =
  /^\s*(?:<\?xml\s[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE[^>[]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg\b[^>]*>/;

/** What can run, move or embed a page, whatever prefix its namespace has. */
const activeContent =
  /<(?:[^\s<>/:]+:)?(?:script|handler|listener|foreignObject|iframe|embed|object|audio|video|animate\w*|set|discard)(?![\w.-])|\son\w+\s*=|<!ENTITY|javascript:|1999\/xhtml|XSL\/Transform/i;

/** Any address but a part of the drawing itself and a picture of dots within it; in styles, also one that an escape hides. */
const externalReference =
  /(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])|url\(\s*["']?(?!["']?#)|@import|image-set\(|<\?(?!xml\s)|<style\b(?:(?!<\/style)[\s\S])*\\|\sstyle\s*=\s*(?:"[^"]*\\|'[^']*\\)/i;

/** Control characters, bytes that are no UTF-8, and the name of another encoding. */
const forbiddenCharacters = /[^\P{Cc}\t\n\r]|\ufffd|<\?xml\s[^>]*encoding\s*=\s*["'](?!utf-8["'])/iu;

/** As an XML parser reads it: `&#x40;import` is `@import` in a style. */
const decodeReferences = (svg: string): string =>
  svg.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (match, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? match : String.fromCodePoint(code);
  });

/** Why a file cannot be a seal: what it must be; null where it can. */
export const findSealProblem = (svg: string): string | null => {
  if (!rootElement.test(svg) || !svg.trimEnd().endsWith('</svg>')) return 'must be a drawing in SVG';
  if (Buffer.byteLength(svg) > maxBytes.picture)
    return `must be ${maxBytes.picture / 1000} kB at most; simplify it, or draw a simpler one`;
  const [head = ''] = rootElement.exec(svg) ?? [];
  const box = /\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/.exec(head);
  if (box === null) return 'must have a viewBox';
  if (Math.abs(Number(box[1]) / Number(box[2]) - 1) > 0.02)
    return 'must be as wide as it is high (its viewBox)';
  const decoded = decodeReferences(svg);
  if (activeContent.test(svg) || activeContent.test(decoded))
    return 'must be a drawing alone: no scripts, no animation, nothing of HTML';
  if (externalReference.test(svg) || externalReference.test(decoded))
    return 'must hold all that it shows: no links to other files';
  // Another encoding could hide any of these.
  if (forbiddenCharacters.test(svg)) return 'must be text in UTF-8';
  return null;
};

/** What stands within the svg element of a page; '' where it is to be a picture of its own. */
export const toInlineSeal = (svg: string): string => {
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96">/.test(svg)) return '';
  const inside = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/\n/g, '');
  const elements = [...inside.matchAll(/<\/?([\w:-]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*\/?>/g)];
  const isPlain =
    inside.replace(/<[^<>]*>/g, '').trim() === '' &&
    elements.length === inside.split('<').length - 1 &&
    elements.every(
      ([, name = '', attributeText = '']) =>
        allowedShapes.test(name) &&
        [...attributeText.matchAll(/\s([\w:-]+)=/g)].every(([, attribute = '']) =>
          allowedAttributes.test(attribute),
        ),
    );
  return isPlain && Buffer.byteLength(inside) <= maxBytes.inPage ? inside : '';
};

/** The sign of the site in a ring, for a barangay that has given no seal: no lettering, nothing of any place. */
export const createPlainSeal = (colours: SiteFile['colours']): string => {
  const { deep, gold } = createTokens(colours);
  const step = 8;
  const edge = (96 - logo.squares * step) / 2;
  const mark = logo.rows
    .map(
      ({ top, left, width }) =>
        `M${edge + left * step} ${edge + top * step}h${width * step}v${step}h-${width * step}z`,
    )
    .join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<circle cx="48" cy="48" r="48" fill="${gold.light}"/>`,
    `<circle cx="48" cy="48" r="46" fill="${deep.light}"/>`,
    `<circle cx="48" cy="48" r="40.5" fill="none" stroke="${gold.light}" stroke-width="5" stroke-dasharray="4 4.482"/>`,
    `<path fill="${gold.light}" d="${mark}"/>`,
    '</svg>',
    '',
  ].join('\n');
};
