/** Imports run one way. Each room of the house may import itself and what its row names, and nothing else. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The fields of every list, what a field of each kind must be, and what a write of records does to a store. */
const tableOfContent = [
  'src/content/lists.ts',
  'src/content/translatable.ts',
  'src/content/kinds.ts',
  'src/content/image.ts',
  'src/content/checked.ts',
  'src/content/plain.ts',
  'src/content/documentId.ts',
  'src/content/fieldSchemas.ts',
  'src/content/contentSchema.ts',
  'src/content/contentPlan.ts',
  'src/content/slugs.ts',
] as const;

/** app → pages → parts → form → database → content → routes → domain → theme, words; machines stand apart. */
const rows = [
  { room: 'src/app', may: ['src/pages', 'src/parts', 'src/boot', 'machines'], below: 'src/parts' },
  /** What runs in a drawn page before the site does: small, and alone. */
  {
    room: 'src/boot',
    may: ['src/form/typeNames.ts', 'src/routes/cursor.ts', 'src/theme/saving.ts'],
    below: null,
  },
  { room: 'src/pages', may: ['src/parts', 'machines'], below: 'src/parts' },
  { room: 'src/parts', may: ['machines'], below: 'src/form' },
  /** A page of its own, of which the site knows nothing. */
  { room: 'src/staff', may: ['src/desk', 'machines'], below: 'src/parts' },
  { room: 'src/viewer', may: ['src/qa', 'machines'], below: 'src/parts' },
  /** Around the site and no part of it: it knows the machines' names, and nothing of what they do. */
  { room: 'src/qa', may: ['machines'], below: 'src/words' },
  /** What staff do with requests, through whichever door: the commands and the staff page alike. */
  { room: 'src/desk', may: [], below: 'src/form' },
  { room: 'src/form', may: [], below: 'src/database' },
  { room: 'src/database', may: [], below: 'src/content' },
  { room: 'src/content', may: [], below: 'src/routes' },
  { room: 'src/routes', may: [], below: 'src/domain' },
  { room: 'src/domain', may: [], below: 'src/theme' },
  { room: 'src/theme', may: ['src/site.ts'], below: null },
  { room: 'src/words', may: [], below: null },
  { room: 'src/site.ts', may: [], below: null },
  /** Beside the page, in a thread of its own. */
  { room: 'src/worker', may: ['src/domain/cacheName.ts', 'src/content/searchPath.ts'], below: null },
  { room: 'machines', may: [], below: null },
  /** The server knows the site by its file and collections, its services by their slugs, and the content by its table of fields. */
  {
    room: 'server',
    may: [
      'src/site.ts',
      'src/database/collections.ts',
      'src/form/types.ts',
      'src/domain/shown.ts',
      'src/domain/near.ts',
      ...tableOfContent,
      /** For the pages that it draws: which there are, and by which marks they know each other. Their code it loads from the build. */
      'src/app/drawing.tsx',
      'src/app/drawn.ts',
      'src/boot/marks.ts',
      'src/routes',
      'src/domain/day.ts',
      'src/words/languages.ts',
      /** A translation promises the same time as the English record. */
      'src/domain/duration.ts',
    ],
    below: null,
  },
  {
    room: 'tools',
    may: [
      'server',
      'machines',
      'src/viewer',
      'src/qa',
      'src/worker/built.ts',
      /** For the manifest. */
      'src/theme/tokens.ts',
      'src/theme/sign.ts',
      'src/routes/table.ts',
      /** All words, to compare the languages and to list what is yet to be read. */
      'src/words',
      'src/site.ts',
      'src/content',
      /** For the bench: every address of the site. */
      'src/routes',
      'src/desk',
      /** For staff's commands: what a request is, where it lies, and the words that its citizen reads. */
      'src/form/fields.ts',
      'src/form/feedback.ts',
      'src/form/types.ts',
      'src/form/typeNames.ts',
      'src/form/shown.ts',
      'src/database/collections.ts',
      'src/domain',
      'src/database/queries.ts',
      'src/database/settings.ts',
      /** For the settings of a build, which are checked before it begins. */
      'src/parts/tileSettings.ts',
    ],
    below: null,
  },
] as const;

/** From the lowest to the highest; a room named `below` brings all that stand under it. */
const floors = [
  'src/words',
  'src/site.ts',
  'src/theme',
  'src/domain',
  'src/routes',
  'src/content',
  'src/database',
  'src/form',
  'src/parts',
] as const;

const under = (room: string | null): readonly string[] =>
  room === null ? [] : floors.slice(0, floors.indexOf(room as (typeof floors)[number]) + 1);

interface Import {
  readonly from: string;
  readonly to: string;
}

const code = globSync('{src,machines,server,tools}/**/*.{ts,tsx}').map(normalize);
const imports: readonly Import[] = code.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, to = '']) => ({
    from: file,
    to: to.startsWith('.') ? normalize(join(dirname(file), to)) : to,
  })),
);
const isIn = (file: string, room: string) => file === room || file.startsWith(`${room}/`);

describe('the house', () => {
  it('is read whole', () => {
    expect(code.length).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(300);
  });

  it('has a row for every file', () => {
    expect(code.filter((file) => !rows.some(({ room }) => isIn(file, room)))).toEqual([]);
  });

  it('has no arrow against its direction', () => {
    const strays = imports.filter(({ from, to }) => {
      const row = rows.find(({ room }) => isIn(from, room))!;
      const isOurs = rows.some(({ room }) => isIn(to, room));
      return isOurs && ![row.room, ...row.may, ...under(row.below)].some((room) => isIn(to, room));
    });
    expect(strays).toEqual([]);
  });

  it('has machines that import xstate, and nothing of ours', () => {
    const foreign = imports.filter(
      ({ from, to }) => isIn(from, 'machines') && !isIn(to, 'machines') && !/^xstate(\/|$)/.test(to),
    );
    expect(foreign).toEqual([]);
  });

  it('has one door: a single file imports firebase, but for the proof that it loads and the sign-in of staff', () => {
    const importers = imports.filter(({ to }) => /^firebase(\/|$)/.test(to)).map(({ from }) => from);
    expect([...new Set(importers)].sort()).toEqual([
      'src/database/appCheck.ts',
      'src/database/door.ts',
      'src/staff/linkSession.ts',
    ]);
    expect(imports.filter(({ to }) => to === 'src/database/appCheck.ts').map(({ from }) => from)).toEqual([
      'src/database/door.ts',
    ]);
  });
});
