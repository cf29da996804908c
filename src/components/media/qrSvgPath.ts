/** A QR code as the lines of a drawing: one square of the path a dark module, with the quiet zone that readers need around it. */
import { encodeQR } from 'qr';

/** ISO/IEC 18004 asks for four modules. */
const quietZone = 4;

/** @param text up to about 2,000 characters. `size` is the side of the drawing in modules. */
export const toQrSvgPath = (text: string): { readonly size: number; readonly path: string } => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
};
