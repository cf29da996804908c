/** §7. CSV in which a spreadsheet reads every text as text. */
import { describe, expect, it } from 'vitest';
import { formatCsvRow, writeCsv } from '../../../../src/staff-core/spreadsheet/csv.ts';
import type { ExportTable } from '../../../../src/staff-core/spreadsheet/exportTable.ts';
import { plainTexts, retypedTexts } from '../../../support/retypedCells.ts';

/** One cell, as a reader of RFC 4180 has it. */
const readCell = (row: string): string => {
  const cell = row.slice(0, -2);
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
};

describe('§7 text in CSV', () => {
  it.each(retypedTexts)('adds an apostrophe to text that a spreadsheet would convert: %j', (text) => {
    expect(readCell(formatCsvRow([text]))).toBe(`'${text}`);
  });

  it.each(plainTexts)('leaves text unchanged that every spreadsheet reads as text: %j', (text) => {
    expect(readCell(formatCsvRow([text]))).toBe(text);
  });

  it('quotes text with a comma, semicolon, tab or line break', () => {
    expect(formatCsvRow(['a,b', 'a;b', 'a\tb', 'a\nb'])).toBe('"a,b","a;b","a\tb","a\nb"\r\n');
  });

  it('adds an apostrophe only to references of digits and e, and to 4dec and 4feb', () => {
    const all = Array.from({ length: 0x1000 }, (_, i) => `4${i.toString(16).padStart(3, '0')}`);
    const changed = all.filter((id) => readCell(formatCsvRow([id])) !== id);
    const numbers = all.filter((id) => Number.isFinite(Number(id)));
    expect(numbers.length).toBeGreaterThan(1_000);
    expect(numbers.filter((id) => !changed.includes(id))).toEqual([]);
    expect(changed.filter((id) => !/^[\de]+$/.test(id))).toEqual(['4dec', '4feb']);
  });
});

describe('§7 values in CSV', () => {
  it('writes a number as a number, unless a spreadsheet would lose its digits', () => {
    expect(formatCsvRow([-5, 0, 1.5, 999_999_999_999_999, 1e15, 1e21])).toBe(
      "-5,0,1.5,999999999999999,'1000000000000000,'1e+21\r\n",
    );
  });

  it.each([
    ['day', '1990-02-28', '1990-02-28'],
    ['day', '1990-02-30', "'1990-02-30"],
    ['day', '3-4', "'3-4"],
    ['moment', '2031-05-07T08:30', '2031-05-07T08:30'],
    ['moment', '2031-05-07 08:30', '2031-05-07 08:30'],
    ['moment', '2031-05-07T25:30', "'2031-05-07T25:30"],
    ['moment', '=1+1', "'=1+1"],
    ['text', '1990-02-28', "'1990-02-28"],
  ] as const)('in a %s column writes %j as %j', (kind, value, cell) => {
    expect(formatCsvRow([value], [kind])).toBe(`${cell}\r\n`);
  });
});

describe('§7 a table in CSV', () => {
  it('writes the column names first, then a line for each row', async () => {
    const table: ExportTable<number> = {
      title: 'Sample',
      columns: [
        { name: 'id', kind: 'text', read: (row) => `4e${row}` },
        { name: 'day', kind: 'day', read: (row) => `2031-05-0${row}` },
      ],
      rows: [1, 2],
    };
    const lines: string[] = [];
    for await (const line of writeCsv(table)) lines.push(line);
    expect(lines).toEqual(['\ufeffid,day\r\n', "'4e1,2031-05-01\r\n", "'4e2,2031-05-02\r\n"]);
  });

  it.each([['Peña'], ['Ng\u0303o'], ['₱ bayad'], ['İbrahim'], ['山田']])(
    'marks its bytes as UTF-8 for Excel, once, and keeps %s',
    async (text) => {
      const columns = [{ name: 'lname', kind: 'text', read: (row: string) => row }] as const;
      const chunks: Uint8Array[] = [];
      for await (const line of writeCsv({ title: 'Sample', columns, rows: [text, text] }))
        chunks.push(new TextEncoder().encode(line));
      const bytes = Buffer.concat(chunks);
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(bytes.subarray(3).toString('utf8')).toBe(`lname\r\n${text}\r\n${text}\r\n`);
    },
  );
});
