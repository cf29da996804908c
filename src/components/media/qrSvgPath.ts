/** A QR code as an SVG path: one square per dark module, surrounded by the quiet zone that scanners need. */
import { encodeQR } from 'qr';

/** ISO/IEC 18004 requires four modules. */
const quietZone = 4;

/** @param text up to about 2,000 characters. `size` is the side of the square in modules. */
export const toQrSvgPath = (
  text: string,
): { readonly size: number; readonly quietZone: number; readonly path: string } => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, quietZone, path };
};
