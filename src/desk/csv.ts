/**
 * One row of RFC 4180. A text that a spreadsheet would run as a formula gets a leading apostrophe:
 * `=1+1` → `'=1+1`; the number -5 stays -5.
 */
import type { Plain } from './plainValue.ts';

export const csvRow = (cells: readonly (Plain | undefined)[]): string => `${cells.map(cell).join(',')}\r\n`;

const cell = (value: Plain | undefined): string =>
  quoted(typeof value === 'string' ? harmless(value) : shown(value));

const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);

function shown(value: Plain | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
