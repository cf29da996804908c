/** Renders the site's logo as PNG: the icons of the installed site, and the preview image of a shared link. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { SiteFile } from '../../../src/site.ts';
import { renderLogoSvg } from '../../../src/theme/logo.ts';
import { createTokens } from '../../../src/theme/tokens.ts';

// WebAssembly renders the same bytes on every machine.
await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** Without gray pixels between two colors. */
const crispEdges = 1;

/** @param width px */
const renderPng = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, shapeRendering: crispEdges }).render().asPng();

/** @param side width and height (px) */
export const renderIcon = (side: number, colours: SiteFile['colours']): Uint8Array =>
  renderPng(renderLogoSvg(createTokens(colours)), side);

/** The link preview image of a barangay without a picture of its own: the logo on its background color. */
export const renderLogoPicture = (colours: SiteFile['colours']): Uint8Array => {
  const tokens = createTokens(colours);
  return renderPng(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 630'><path fill='${tokens.deep.light}' d='M0 0h1200v630H0z'/><svg x='355' y='70' width='490' height='490'>${renderLogoSvg(tokens)}</svg></svg>`,
    1200,
  );
};
