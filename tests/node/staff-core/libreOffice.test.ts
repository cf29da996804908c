/** §7. A real spreadsheet opens the exports: every cell has the type and the value that was exported. */
import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import type { RequestEntry } from '../../../src/staff-core/requestEntry.ts';
import { writeCsv } from '../../../src/staff-core/spreadsheet/csv.ts';
import { createRequestTable } from '../../../src/staff-core/spreadsheet/exportColumns.ts';
import type { ExportTable } from '../../../src/staff-core/spreadsheet/exportTable.ts';
import { writeXlsx } from '../../../src/staff-core/spreadsheet/xlsx.ts';
import { createSampleRecord } from '../../support/form/requestFixtures.ts';
import {
  formatCsvImportFilter,
  hasLibreOffice,
  libreOfficeSkipNote,
  readTypedCells,
  type TypedCell,
} from '../../support/libreOffice.ts';
import { plainTexts, retypedTexts } from '../../support/retypedCells.ts';
import { testNow } from '../../support/server/runningServer.ts';

/** LibreOffice has one line ending, and drops a byte order mark. */
const texts = [...retypedTexts, ...plainTexts].filter((text) => text !== '' && !/[\r\ufeff]/.test(text));

/** A number before and behind each text shows whether a cell has moved. */
const table: ExportTable<string> = {
  title: 'Sample',
  columns: [
    { name: 'before', kind: 'number', read: (text) => texts.indexOf(text) },
    { name: 'text', kind: 'text', read: (text) => text },
    { name: 'behind', kind: 'number', read: (text) => texts.indexOf(text) },
  ],
  rows: texts,
};

const entry: RequestEntry = {
  request: {
    id: '4e12',
    name: 'sample/4e12',
    fields: {
      ...(createSampleRecord('BARANGAY_CLEARANCE', testNow) as RequestEntry['request']['fields']),
      lname: '=1+1',
      requestDetails: '3-4',
    },
    arrived: testNow,
    version: '',
  },
  receipt: {
    name: 'sample',
    code: '0b1c2d3e-0000-4e12-8000-000000000000',
    version: '',
    recordId: '4e12',
    state: 'released',
    since: manilaInstant('2031-05-08T16:05'),
    reason: null,
    schedule: null,
    movedTo: null,
    accepted: null,
    until: null,
    untilReason: null,
    by: null,
    position: null,
  },
};

const csvOf = async <Row>(rows: ExportTable<Row>): Promise<string> => {
  let text = '';
  for await (const line of writeCsv(rows)) text += line;
  return text;
};

const xlsxOf = async <Row>(rows: ExportTable<Row>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(writeXlsx(rows)).arrayBuffer());

/** Cells that are no plain text, or another text than expected. */
const findChangedCells = (
  rows: readonly (readonly TypedCell[])[],
  expectedTexts: readonly string[],
): readonly object[] =>
  expectedTexts.flatMap((text, at) => {
    const [before, cell, behind] = rows[at + 1] ?? [];
    const isSame =
      cell?.type === 'string' &&
      cell.value === text &&
      cell.formula === null &&
      before?.value === String(at) &&
      behind?.value === String(at);
    return isSame ? [] : [{ text, cell, before, behind }];
  });

const importedAs = [
  ['English (US), at commas', formatCsvImportFilter(1033, '44')],
  ['English (Philippines), at commas', formatCsvImportFilter(13_321, '44')],
  ['Filipino, at commas, semicolons and tabs', formatCsvImportFilter(1124, '44/59/9')],
] as const;

describe.skipIf(!hasLibreOffice)(`§7 LibreOffice and CSV${libreOfficeSkipNote}`, () => {
  it('converts bare values into numbers, dates and formulas, as a control for the tests below', async () => {
    const bare = ['4e12', '41e2', '000123456000', '1/2', '12%', 'TRUE', '10:30', '2031-05-07', '=1+1'];
    const rows = await readTypedCells(
      'bare.csv',
      `text\r\n${bare.join('\r\n')}\r\n`,
      formatCsvImportFilter(1033, '44'),
    );
    expect(rows.slice(1).map(([cell]) => [cell?.type, cell?.value, cell?.formula])).toEqual([
      ['float', '4000000000000', null],
      ['float', '4100', null],
      ['float', '123456000', null],
      ['date', expect.stringMatching(/-01-02$/), null],
      ['percentage', '0.12', null],
      ['boolean', 'true', null],
      ['time', 'PT10H30M00S', null],
      ['date', '2031-05-07', null],
      ['float', '2', 'of:=1+1'],
    ]);
  });

  it.each(importedAs)('reads every text of a CSV export as text, in %s', async (_, filter) => {
    const rows = await readTypedCells('texts.csv', await csvOf(table), filter);
    const expectedTexts = texts.map((text) =>
      (retypedTexts as readonly string[]).includes(text) ? `'${text}` : text,
    );
    expect(findChangedCells(rows, expectedTexts)).toEqual([]);
  });
});

describe.skipIf(!hasLibreOffice)(`§7 LibreOffice and a workbook${libreOfficeSkipNote}`, () => {
  it('reads every text of a workbook as exactly that text, without an apostrophe', async () => {
    expect(findChangedCells(await readTypedCells('texts.xlsx', await xlsxOf(table)), texts)).toEqual([]);
  });
});

const typed = (type: string, value: string): TypedCell => ({ type, value, formula: null });

describe.skipIf(!hasLibreOffice)(`§7 LibreOffice and a request${libreOfficeSkipNote}`, () => {
  const byName = (rows: readonly (readonly TypedCell[])[]): Readonly<Record<string, TypedCell>> =>
    Object.fromEntries(rows[0]!.map(({ value }, at) => [value, rows[1]?.[at] ?? typed('empty', '')]));
  const sharedCells = {
    age: typed('float', '70'),
    birthDate: typed('date', '1961-05-14'),
    dateCreated: typed('float', String(testNow)),
    date_added: typed('date', '2031-05-06'),
    // LibreOffice reads a boolean of a workbook as a formula, =TRUE().
    showable: { type: 'boolean', value: 'true' },
    zone: typed('float', '1'),
    schedule: typed('date', '2031-05-07T08:30:00'),
    state: typed('string', 'released'),
    stateSince: typed('date', '2031-05-08T16:05:00'),
    released: typed('date', '2031-05-08T16:05:00'),
    handedIn: typed('date', '2031-05-06T11:00:00'),
  };

  it('reads numbers, dates and exact texts of a request from a workbook without its receipt code', async () => {
    const cells = byName(await readTypedCells('request.xlsx', await xlsxOf(createRequestTable([entry]))));
    expect(cells).toMatchObject({
      ...sharedCells,
      id: typed('string', '4e12'),
      lname: typed('string', '=1+1'),
      requestDetails: typed('string', '3-4'),
    });
    expect(JSON.stringify(cells)).not.toContain('0b1c2d3e');
  });

  it('reads a request from CSV without its receipt code, with an apostrophe before texts that need one', async () => {
    const csv = await csvOf(createRequestTable([entry]));
    expect(csv).not.toContain('0b1c2d3e');
    expect(
      byName(await readTypedCells('request.csv', csv, formatCsvImportFilter(13_321, '44'))),
    ).toMatchObject({
      ...sharedCells,
      id: typed('string', "'4e12"),
      lname: typed('string', "'=1+1"),
      requestDetails: typed('string', "'3-4"),
    });
  });
});
