/** §7. Workbooks whose cells have types. LibreOffice reads them in libreOffice.test.ts. */
import { type CellStyle, type CellValue, readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { PlainValue } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import type { ColumnKind, ExportTable } from '../../../../src/staff-core/spreadsheet/exportTable.ts';
import { writeXlsx } from '../../../../src/staff-core/spreadsheet/xlsx.ts';
import { plainTexts, retypedTexts } from '../../../support/retypedCells.ts';

type Row = readonly (PlainValue | undefined)[];

const tableOf = (kinds: readonly ColumnKind[], rows: readonly Row[]): ExportTable<Row> => ({
  title: 'Sample',
  columns: kinds.map((kind, at) => ({ name: `${kind} ${at}`, kind, read: (row) => row[at] })),
  rows,
});

const cellsOf = async <Each>(table: ExportTable<Each>): Promise<readonly (readonly CellValue[])[]> => {
  const bytes = new Uint8Array(await new Response(writeXlsx(table)).arrayBuffer());
  return (await readXlsx(bytes)).sheets[0]!.rows;
};

const stylesOf = async <Each>(table: ExportTable<Each>): Promise<readonly (CellStyle | undefined)[]> => {
  const bytes = new Uint8Array(await new Response(writeXlsx(table)).arrayBuffer());
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  return table.columns.map((_, at) => sheet?.cells?.get(`1,${at}`)?.style);
};

const textIn = async (text: string): Promise<CellValue | undefined> =>
  (await cellsOf(tableOf(['text', 'text'], [['begin', text]])))[1]?.[1];

describe('§7 a workbook', () => {
  it('writes every text, even one that looks like a number, a date or a formula', async () => {
    const texts = [...retypedTexts, ...plainTexts].filter((text) => text !== '');
    const rows = await cellsOf(
      tableOf(
        ['number', 'text'],
        texts.map((text, at) => [at, text]),
      ),
    );
    expect(rows.slice(1)).toEqual(texts.map((text, at) => [at, text.replace('\r', '\n')]));
  });

  it('writes numbers, booleans and dates as such, and dates in the time of Manila', async () => {
    const kinds = ['number', 'instant', 'boolean', 'day', 'moment', 'moment'] as const;
    const row = [70, 1_936_141_200_000, true, '1961-02-28', '2031-05-07T08:30', '2031-05-06 11:00'];
    const [names, read] = await cellsOf(tableOf(kinds, [row]));
    expect(names).toEqual(['number 0', 'instant 1', 'boolean 2', 'day 3', 'moment 4', 'moment 5']);
    expect(read).toEqual([
      70,
      1_936_141_200_000,
      true,
      new Date('1961-02-28T00:00Z'),
      new Date('2031-05-07T08:30Z'),
      new Date('2031-05-06T11:00Z'),
    ]);
  });

  it.each([
    ['day', '3-4'],
    ['day', '2031-02-30'],
    ['day', '1900-02-28'],
    ['moment', '2031-05-07T25:00'],
    ['moment', '=1+1'],
    ['number', '070'],
  ] as const)('writes an invalid value of a %s column as text: %j', async (kind, text) => {
    expect((await cellsOf(tableOf([kind], [[text]])))[1]).toEqual([text]);
  });

  it('writes a number of more than 15 digits as text, and null as an empty cell', async () => {
    const [, row] = await cellsOf(tableOf(['number', 'text', 'text'], [[1e15, null, 'end']]));
    expect(row).toEqual(['1000000000000000', null, 'end']);
  });

  it('writes a list and a map as JSON', async () => {
    await expect(cellsOf(tableOf(['text', 'text'], [[['a', 1], { b: null }]]))).resolves.toContainEqual([
      '["a",1]',
      '{"b":null}',
    ]);
  });

  it.each([
    ['a\u0001b\ufffeb\ud800', 'a\ufffdb\ufffdb\ufffd'],
    ['a\r\nb\rc', 'a\nb\nc'],
  ])('replaces characters that XML forbids and unifies line breaks: %j', async (text, written) => {
    await expect(textIn(text)).resolves.toBe(written);
  });

  it.each([
    ['_x0041_'],
    ['a_x000D_b_x0009_'],
    ['_x005F_x0041_'],
    ['_x0041_x0042_'],
    ['_x00e9_'],
    ['_x41_ _x00410_ x0041_ _X0041_'],
  ])('escapes what a spreadsheet would read as an escape: %j', async (text) => {
    await expect(textIn(text)).resolves.toBe(text);
  });

  it('shows each line of a text on a line of its own, in cells of any kind', async () => {
    const kinds = ['text', 'number', 'day', 'moment'] as const;
    const table = tableOf(kinds, [kinds.map(() => 'One\nTwo')]);
    expect((await stylesOf(table)).map((style) => style?.alignment)).toEqual(
      kinds.map(() => ({ vertical: 'top', wrapText: true })),
    );
  });

  it('truncates a text at the limit of an Excel cell, and notes it in the cell', async () => {
    await expect(textIn('y'.repeat(32_767))).resolves.toHaveLength(32_767);
    const truncated = await textIn('y'.repeat(32_768));
    expect(truncated).toMatch(/^y+… \(the rest is in the JSON export\)$/);
    expect(truncated).toHaveLength(32_767);
  });

  it('streams the first bytes before it has read every row', async () => {
    let rowsRead = 0;
    const rows = function* () {
      for (; rowsRead < 50_000; rowsRead += 1) yield rowsRead;
    };
    const columns = [{ name: 'n', kind: 'text', read: (row: number) => `Sample ${row * 7919}` } as const];
    const reader = writeXlsx({ title: 'Sample', columns, rows: rows() }).getReader();
    let bytes = 0;
    while (bytes < 10_000) bytes += (await reader.read()).value?.length ?? 10_000;
    expect(rowsRead).toBeLessThan(50_000);
    await reader.cancel();
  });
});
