/**
 * The seal: an SVG drawing, the barangay's or ours. A small seal made only of shapes is inlined in each page. Any other
 * loads as an image, in which a browser runs no script and loads nothing.
 */
import type { SiteFile } from '../../../src/site.ts';
import { logo } from '../../../src/theme/logo.ts';
import { createTokens } from '../../../src/theme/tokens.ts';

/** Maximum bytes: of an image file, and of an inline seal, which each page contains twice. */
const maxBytes = { picture: 150_000, inPage: 2_500 } as const;

const allowedShapes = /^(?:circle|ellipse|line|path|polygon|polyline|rect|g)$/;
const allowedAttributes =
  /^(?:c?[xy]|r[xy]?|d|width|height|[xy][12]|points|transform|fill|fill-rule|clip-rule|opacity|fill-opacity|stroke|stroke-(?:width|dasharray|dashoffset|linecap|linejoin|miterlimit|opacity))$/;

const rootElement =
  /^\s*(?:<\?xml\s[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE[^>[]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg\b[^>]*>/;

/** Elements and attributes that run scripts, animate, or embed a page, with any namespace prefix. */
const activeContent =
  /<(?:[^\s<>/:]+:)?(?:script|handler|listener|foreignObject|iframe|embed|object|audio|video|animate\w*|set|discard)(?![\w.-])|\son\w+\s*=|<!ENTITY|javascript:|1999\/xhtml|XSL\/Transform/i;

/**
 * Any address except a fragment of the drawing itself or an embedded bitmap; in styles also an address hidden by an
 * escape.
 */
const externalReference =
  /(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|gif|webp)[;,])|url\(\s*["']?(?!["']?#)|@import|image-set\(|<\?(?!xml\s)|<style\b(?:(?!<\/style)[\s\S])*\\|\sstyle\s*=\s*(?:"[^"]*\\|'[^']*\\)/i;

/** Control characters, bytes that are not UTF-8, and a declaration of another encoding. */
const forbiddenCharacters = /[^\P{Cc}\t\n\r]|\ufffd|<\?xml\s[^>]*encoding\s*=\s*["'](?!utf-8["'])/iu;

/** Decodes character references as an XML parser does: `&#x40;import` is `@import` in a style. */
const decodeReferences = (svg: string): string =>
  svg.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (match, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? match : String.fromCodePoint(code);
  });

/** Why a file cannot be a seal, as a requirement; null when it can. */
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
  // Another encoding could hide any of the forbidden parts.
  if (forbiddenCharacters.test(svg)) return 'must be text in UTF-8';
  return null;
};

/** The content of the inline svg element; '' for a seal that loads as an image. */
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

/** A seal for a barangay without one: the site's logo in a ring, without lettering or any place. */
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
