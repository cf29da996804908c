/** LibreOffice Calc without a window, and how it reads a file. Where it is not installed, its tests are skipped with a reason. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createTempDirectory } from './server/runningServer.ts';

const exec = promisify(execFile);

export const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

/** Ends the title of a test that needs it. */
export const libreOfficeSkipNote = hasLibreOffice
  ? ''
  : ' (skipped: there is no LibreOffice on this machine; Debian: apt-get install libreoffice-calc-nogui)';

export interface TypedCell {
  /** As OpenDocument names it: 'string', 'float', 'date', 'time', 'percentage', 'currency', 'boolean'. */
  readonly type: string;
  /** Of a string its text; of anything else its value, such as '4100' or '2031-05-07T08:30:00'. */
  readonly value: string;
  readonly formula: string | null;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decodeXmlText = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
    name === undefined
      ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
      : (entities[name] ?? ''),
  );

/** Of the paragraphs of a cell. OpenDocument folds blanks, and names those that stay. */
const parseCellText = (markup: string): string =>
  [...markup.matchAll(/<text:p\b[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs)]
    .map(([, line = '']) =>
      decodeXmlText(
        line
          .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count = '1') => ' '.repeat(Number(count)))
          .replace(/<text:tab\/>/g, '\t')
          .replace(/<text:line-break\/>/g, '\n')
          .replace(/<[^>]*>/g, ''),
      ),
    )
    .join('\n');

function parseCell(attributes: string, markup: string): TypedCell {
  const readAttribute = (name: string): string | null =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;
  const type = readAttribute('office:value-type') ?? 'empty';
  const value = ['value', 'date-value', 'time-value', 'boolean-value']
    .map((name) => readAttribute(`office:${name}`))
    .find((found) => found !== null);
  return { type, value: value ?? parseCellText(markup), formula: readAttribute('table:formula') };
}

/** An empty cell at the end of a row stands for all that follow: no more are counted than any export has. */
const readRepeatCount = (attributes: string): number =>
  Math.min(Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1), 100);

/** The rows of the first sheet of a flat OpenDocument file, with their cells. */
const parseRows = (document: string): readonly (readonly TypedCell[])[] =>
  [...document.matchAll(/<table:table-row\b[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(
      ([, attributes = '', markup = '']) =>
        Array.from({ length: readRepeatCount(attributes) }, () => parseCell(attributes, markup)),
    ),
  );

/**
 * The settings of its import dialog: UTF-8, 'Detect special numbers' and 'Evaluate formulas' on, so that it converts as much
 * as it ever does.
 *
 * @param language 1033 is English (US), 13321 English (Philippines), 1124 Filipino
 * @param separators 44 is a comma; 44/59/9 a comma, a semicolon and a tab
 */
export const formatCsvImportFilter = (language: number, separators: string): string =>
  `CSV:${separators},34,76,1,,${language},false,true,false,false,false,0,true`;

/**
 * Opens a file in LibreOffice, in a profile of its own, and reads its cells with the types that LibreOffice chose.
 *
 * @param name with its ending, by which LibreOffice knows what it is: 'requests.csv'
 */
export async function readTypedCells(
  name: string,
  content: string | Uint8Array,
  filter: string | null = null,
): Promise<readonly (readonly TypedCell[])[]> {
  const directory = createTempDirectory();
  const file = join(directory, name);
  writeFileSync(file, content);
  await exec('soffice', [
    '--headless',
    `-env:UserInstallation=${pathToFileURL(join(directory, 'profile')).href}`,
    ...(filter === null ? [] : [`--infilter=${filter}`]),
    '--convert-to',
    'fods',
    '--outdir',
    join(directory, 'out'),
    file,
  ]);
  return parseRows(readFileSync(join(directory, 'out', name.replace(/\.\w+$/, '.fods')), 'utf8'));
}
