/** Renders SVG as PNG. WebAssembly gives the same bytes on every machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

/** The only fonts. Those of the machine are not used, because each machine would give another picture. */
const font = {
  fontBuffers: ['Regular', 'Bold'].map((weight) =>
    readFileSync(join(import.meta.dirname, `fonts/NotoSans-${weight}.ttf`)),
  ),
  ...Object.fromEntries(
    [
      'defaultFontFamily',
      'serifFamily',
      'sansSerifFamily',
      'cursiveFamily',
      'fantasyFamily',
      'monospaceFamily',
    ].map((family) => [family, 'Noto Sans']),
  ),
};

interface RenderOptions {
  /** Whether the picture has no gray pixels between two colors. */
  readonly isCrisp?: boolean;
}

/**
 * @param width px
 * @throws Error or its message when the SVG is malformed
 */
export const renderPng = (svg: string, width: number, { isCrisp = false }: RenderOptions = {}): Uint8Array =>
  new Resvg(svg, { font, fitTo: { mode: 'width', value: width }, shapeRendering: isCrisp ? 1 : 2 })
    .render()
    .asPng();

/** The right edge of what an SVG draws (user units); null when it draws nothing. */
export const measureRightEdge = (svg: string): number | null => {
  const box = new Resvg(svg, { font }).getBBox();
  return box === undefined ? null : box.x + box.width;
};
