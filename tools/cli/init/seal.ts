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

/** An opening tag, in whose attributes '>' may stand. */
const tag = `(?:[^<>"']|"[^"]*"|'[^']*')*`;
/** Each blank and each comment matches in one way only, so a hostile file cannot make the search slow. */
const blanksAndComments = String.raw`(?:\s|<!--(?:(?!-->)[\s\S])*-->)*`;
/** The prolog and the opening tag of the root, whose attributes are the group. */
const drawingStart = new RegExp(
  String.raw`^(?:\s*<\?xml\s[^<>]*\?>)?${blanksAndComments}(?:<!DOCTYPE[^<>[]*>${blanksAndComments})?<svg(?=[\s>])(${tag})>`,
);
/** One that does not end matches up to the end of the file. */
const commentOrData = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/g;

/** How a file begins that is no SVG but may have its name; a byte that is not UTF-8 reads as U+FFFD. */
const otherFiles: Readonly<Record<string, string>> = {
  '\ufffdPNG': 'a PNG picture',
  '\ufffd\ufffd\ufffd': 'a JPEG picture',
  GIF8: 'a GIF picture',
  RIFF: 'a WebP picture',
  '%PDF': 'a PDF or Illustrator file',
  '%!PS': 'an EPS file',
  '\u001f\ufffd': 'a compressed file (SVGZ)',
};

/** Elements and attributes that run scripts, animate, or embed a page, with any namespace prefix. */
const activeContent =
  /<(?:[^\s<>/:]+:)?(?:script|handler|listener|foreignObject|iframe|embed|object|audio|video|animate\w*|set|discard)(?![\w.-])|\son\w+\s*=|<!ENTITY|javascript:|1999\/xhtml|XSL\/Transform/i;

const quote = `(?:["']|&quot;|&apos;|&#3[49];)?`;
/** Any address except a fragment of the drawing itself or an embedded bitmap. Adobe's metadata has harmless instructions. */
const externalReference = new RegExp(
  [
    String.raw`(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpe?g|gif|webp)[;,])[^"']{0,40}`,
    String.raw`url\(\s*${quote}(?!${quote}#)[^)]{0,40}`,
    '@import',
    String.raw`image-set\(`,
    String.raw`<\?(?!xml\s|xpacket\s|adobe-xap-filters\s)[\w-]*`,
  ].join('|'),
  'i',
);
/** An escape in a style could hide an address. */
const styleEscape = /<style\b(?:(?!<\/?style)[\s\S])*\\|\sstyle\s*=\s*(?:"[^"]*\\|'[^']*\\)/i;

/** Control characters, bytes that are not UTF-8, and a declaration of another encoding. */
const forbiddenCharacters = /[^\P{Cc}\t\n\r]|\ufffd|<\?xml\s[^<>]*encoding\s*=\s*["'](?!utf-8["'])/iu;

/** Decodes character references as an XML parser does: `&#x40;import` is `@import` in a style. */
const decodeReferences = (svg: string): string =>
  svg.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (match, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? match : String.fromCodePoint(code);
  });

const findMatch = (pattern: RegExp, svg: string): string | undefined =>
  (pattern.exec(svg) ?? pattern.exec(decodeReferences(svg)))?.[0].trim();

/** Why a file is no SVG that browsers show, as a requirement; null when it is one. */
const findFormatProblem = (svg: string): string | null => {
  const other = Object.entries(otherFiles).find(([start]) => svg.startsWith(start))?.[1];
  if (other !== undefined) return `must be a drawing in SVG; this is ${other}`;
  // Another encoding could hide any of the forbidden parts.
  if (forbiddenCharacters.test(svg)) return 'must be text in UTF-8';
  if (/<!ENTITY/i.test(svg))
    return "must be a drawing in SVG without ENTITY lines, which Illustrator's Save As writes: use its File > Export > Export As, or another program";
  if (/<!DOCTYPE[^<>[]*\[/i.test(svg))
    return 'must be a drawing in SVG whose DOCTYPE has no [ ]: delete the DOCTYPE line';
  const instruction = /<\?(?!xml\s)[\w-]+/.exec(svg.split('<svg')[0] ?? '')?.[0];
  if (instruction !== undefined)
    return `must be a drawing in SVG that begins with it: delete the line ${instruction} ...?>`;
  if (/<[\w-]+:svg[\s>]/.test(svg) && !/<svg[\s>]/.test(svg))
    return 'must be a drawing in SVG whose elements have no prefix: <svg>, not <svg:svg>';
  if (!drawingStart.test(svg)) return 'must be a drawing in SVG';
  const text = svg.replace(commentOrData, (found) => (/(?:-->|\]\]>)$/.test(found) ? '' : found));
  if (!/<\/svg\s*>\s*$/.test(text))
    return 'must be a drawing in SVG that ends with </svg>; the file is not whole';
  const [reference] = /&(?!#|(?:amp|lt|gt|quot|apos);)[\w-]*;?/.exec(text) ?? [];
  return reference === undefined
    ? null
    : `must be a drawing in SVG without ${reference}, which XML does not know`;
};

const readAttributes = (svg: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...(drawingStart.exec(svg)?.[1] ?? '').matchAll(
        /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
      ),
    ].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );

/** Why a drawing would not show in its square place, as a requirement; null when it does. */
const findSizeProblem = (svg: string): string | null => {
  const attributes = readAttributes(svg);
  const box = attributes.get('viewBox');
  const [width, height] = [attributes.get('width'), attributes.get('height')].map(
    (size) => /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(size ?? '')?.[1],
  );
  if (box === undefined)
    return `must have a viewBox${width && height ? `: write viewBox="0 0 ${width} ${height}" into its <svg>` : ' in its <svg>, such as viewBox="0 0 96 96"'}`;
  const [, , wide = 0, high = 0, ...others] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(wide > 0 && high > 0 && others.length === 0))
    return `must have a viewBox of four numbers, such as "0 0 96 96"; it is "${box.slice(0, 40)}"`;
  if (Math.abs(wide / high - 1) > 0.02)
    return `must be as wide as it is high (its viewBox is ${wide} by ${high})`;
  return attributes.get('xmlns') === 'http://www.w3.org/2000/svg'
    ? null
    : 'must have xmlns="http://www.w3.org/2000/svg" in its <svg>, or no browser shows it';
};

/** Why a file cannot be a seal, as a requirement; null when it can. */
export const findSealProblem = (svg: string): string | null => {
  const formatProblem = findFormatProblem(svg);
  if (formatProblem !== null) return formatProblem;
  if (Buffer.byteLength(svg) > maxBytes.picture)
    return `must be ${maxBytes.picture / 1000} kB at most; simplify it, or draw a simpler one`;
  const sizeProblem = findSizeProblem(svg);
  if (sizeProblem !== null) return sizeProblem;
  const active = findMatch(activeContent, svg);
  if (active !== undefined)
    return `must be a drawing alone: no scripts, no animation, nothing of HTML; it has ${active}`;
  const reference = findMatch(externalReference, svg);
  if (reference !== undefined)
    return `must hold all that it shows: no links to other files; it has ${reference}`;
  return findMatch(styleEscape, svg) === undefined
    ? null
    : 'must hold all that it shows: no links to other files; take the \\ out of its styles, which could hide one';
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
