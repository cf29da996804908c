/** CONTRIBUTING.md: one name has one meaning, a component's file bears its name, and retired words stay away. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import { listProjectFiles } from '../../tools/cli/init/projectFiles.ts';

const files = listProjectFiles().filter((file) =>
  /^(?:src|machines|server|tools|tests)\/.*\.tsx?$/.test(file),
);

interface ExportedName {
  readonly file: string;
  readonly name: string;
}

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:type|interface|class|function\*?|const|let|enum) (\w+)/gm;

const exported: readonly ExportedName[] = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(declaration)].map(([, name = '']) => ({ file, name })),
);

const machineTables =
  /^(?:machines\/samples|tests\/(?:machines\/(?:states|transitions|values)|e2e\/machines\/model))\//;

/** Each machine of the registry has an entry of its name in each of these tables; each locale has the same catalogues. */
const isTableEntry = ({ file, name }: ExportedName): boolean =>
  (Object.hasOwn(registry, name) && machineTables.test(file)) || /^src\/i18n\/(?:fil|ceb)\//.test(file);

/** Vitest finds a global setup by this name. */
const frameworkNames = ['setup'];

/** Words that once had several meanings each. In Git's history they name what has the usual terms now. */
const retiredWords = [
  ...[
    'door',
    'doors',
    'told',
    'said',
    'spoken',
    'speak',
    'asked',
    'given',
    'kept',
    'drawn',
    'drawing',
    'wish',
  ],
  ...['desk', 'strip', 'earlier', 'planted', 'lent', 'lender', 'knot', 'hem', 'foot', 'vectors', 'alive'],
];

/** 'toldPath' → told, Path */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.toLowerCase());

/** The word in its usual sense: it strips the accents of a text. */
const usualNames = ['stripAccents'];

const retiredIn = (name: string): readonly string[] =>
  usualNames.includes(name) ? [] : wordsOf(name).filter((word) => retiredWords.includes(word));

interface TestTitle {
  readonly file: string;
  readonly title: string;
}

/** `it('…', …)`, and the second call of `it.each(rows)('…', …)`. */
const titlePattern = /(?:\b(?:it|describe|test)(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/gs;

const titles: readonly TestTitle[] = files
  .filter((file) => /\.test\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(titlePattern)].map(([, , title = '']) => ({ file, title })),
  );

/** In titles these words have their usual sense. */
const usualPhrases = /SVG drawing|earlier sign-ins/g;

describe('the names of the code', () => {
  it('finds more than 2,000 exports', () => {
    expect(exported.length).toBeGreaterThan(2_000);
  });

  it('exports no name from two files', () => {
    const filesOf = new Map<string, readonly string[]>();
    for (const { file, name } of exported.filter((each) => !isTableEntry(each)))
      filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
    const doubles = [...filesOf]
      .filter(([name, places]) => places.length > 1 && !frameworkNames.includes(name))
      .map(([name, places]) => `${name}: ${places.join(', ')}`);
    expect(doubles).toEqual([]);
  });

  it('exports no name with a retired word', () => {
    const found = exported.filter(({ name }) => retiredIn(name).length > 0);
    expect(found.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  it('names no file with a retired word', () => {
    const names = files.filter((file) => {
      const name = basename(file).replace(/(?:\.test|\.d)?\.tsx?$/, '');
      return retiredIn(name).length > 0;
    });
    expect(names).toEqual([]);
  });

  it('declares in every component file a value of the same name', () => {
    const components = files.filter((file) => /^src\/.*\/[A-Z]\w*\.tsx?$/.test(file));
    expect(components.length).toBeGreaterThan(150);
    const strays = components.filter((file) => {
      const name = basename(file).replace(/\.tsx?$/, '');
      return !new RegExp(`\\b(?:const|function|class) ${name}\\b`).test(readFileSync(file, 'utf8'));
    });
    expect(strays).toEqual([]);
  });

  it('uses no retired word in the title of a test', () => {
    expect(titles.length).toBeGreaterThan(1_500);
    const found = titles.filter(({ title }) => retiredIn(title.replace(usualPhrases, '')).length > 0);
    expect(found.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
  });
});
