/** Imports run one way. Each folder may import itself and what its row names, and nothing else. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, readImportGraph } from '../support/importGraph.ts';

/** Names and values as a store has them: everything may read them. */
const protocol = 'packages/embedded-firestore/src/protocol';
/** The folders that know neither React nor a store, lowest first. */
const leaves = [protocol, 'src/i18n', 'src/lib', 'src/site.ts'] as const;
const rules = [...leaves, 'src/theme', 'src/domain', 'src/routes'] as const;

/** What features, pages and the staff page share, with everything below it. */
const shared = [
  ...rules,
  'src/content',
  'src/config',
  'src/firestore',
  'src/form',
  'src/context',
  'src/ssr/hydration',
  'src/query',
  'src/components',
  'machines',
] as const;

/** What the server may know of the site in order to render its pages. */
const siteServer = [
  'packages/embedded-firestore',
  'src/ssr',
  'src/content',
  'src/domain',
  'src/routes',
  'src/form/types.ts',
  'src/form/requestPath.ts',
  'src/firestore/collections.ts',
  'src/firestore/settings.ts',
  'src/i18n/locales.ts',
  'src/lib',
  'src/site.ts',
] as const;

const features = readdirSync('src/features');
const packages = globSync('packages/*').map(normalize);

interface Row {
  readonly room: string;
  /** What it may import beside itself: a folder with all that is in it, or a file. */
  readonly may: readonly string[];
}

/** docs/architecture.md shows them. When two folders contain a file, the longer name decides. */
const rows: readonly Row[] = [
  { room: 'machines', may: ['packages/machine-viewer/src/model/index.ts'] },
  { room: 'src/i18n', may: [] },
  { room: 'src/lib', may: [] },
  { room: 'src/site.ts', may: [] },
  { room: 'src/theme', may: leaves },
  { room: 'src/domain', may: leaves },
  { room: 'src/routes', may: leaves },
  { room: 'src/config', may: leaves },
  {
    room: 'src/content',
    may: [
      ...rules,
      'src/form/certificate.ts',
      'src/form/offeredTypes.ts',
      'src/form/requestPath.ts',
      'src/form/typeNames.ts',
      'machines/site/alerts.ts',
    ],
  },
  { room: 'src/form', may: rules },
  { room: 'src/firestore', may: [...rules, 'src/content'] },
  /** What a page may use: it names the services of the rooms above by an interface of its own. */
  { room: 'src/context', may: [...rules, 'src/content', 'src/firestore', 'src/form', 'machines'] },
  /** What a prerendered page and the code that hydrates it know of each other: it knows nothing of the app. */
  {
    room: 'src/ssr',
    may: [...rules, 'src/content', 'src/form/types.ts', 'src/form/typeNames.ts', 'src/context'],
  },
  {
    room: 'src/query',
    may: [
      ...rules,
      'src/content',
      'src/firestore',
      'src/form',
      'src/context',
      'src/ssr/hydration',
      'machines',
    ],
  },
  {
    room: 'src/components',
    may: [...rules, 'src/content', 'src/query', 'src/form', 'src/context', 'src/ssr/hydration', 'machines'],
  },
  /** No feature imports another: what two of them need is a component, or a page puts them together. */
  ...features.map((feature) => ({ room: `src/features/${feature}`, may: shared })),
  { room: 'src/pages', may: [...shared, 'src/features'] },
  { room: 'src/app', may: [...shared, 'src/features', 'src/pages', 'src/ssr'] },
  /** What staff do with requests and content, for the commands and for the staff page: no React. */
  {
    room: 'src/staff-core',
    may: [...rules, 'src/content', 'src/firestore/collections.ts', 'src/form'],
  },
  /** The staff page, an entry of its own. It makes its services as the site does, and shows content and the questions of a form by the features that show them. */
  {
    room: 'src/staff',
    may: [
      ...shared,
      'src/staff-core',
      'src/app/services.ts',
      'src/app/locale/localeCookie.ts',
      'src/features/alerts/AlertBand.ts',
      'src/features/alerts/AlertBanner.tsx',
      'src/features/articles/ArticleList.tsx',
      'src/features/articles/formatEvent.ts',
      'src/features/contacts/ContactRow.tsx',
      'src/features/officials/OfficialCard.tsx',
      'src/features/request/form/FormErrorSummary.tsx',
      'src/features/request/form/RequestFields.tsx',
      'src/features/request/receipt/ClaimSlip.tsx',
      'src/features/request/receipt/receiptLink.ts',
      'src/features/request/requirements/RequirementsPanel.tsx',
      'src/features/sections/Sections.tsx',
      'src/features/sections/Timeline.tsx',
      'src/features/services/ServiceRequirements.tsx',
      'src/features/services/ServiceSteps.tsx',
      'src/features/tourism/SpotCards.tsx',
    ],
  },
  { room: 'src/qa', may: ['src/i18n', 'machines', 'packages/machine-viewer'] },
  /** The machine viewer with this site's machines: an entry of its own, machines.html. */
  {
    room: 'src/machines-page',
    may: [
      'src/components/layout/Seal.tsx',
      'src/theme',
      'src/site.ts',
      'src/qa',
      'machines',
      'packages/machine-viewer',
    ],
  },
  /** A thread of its own, beside the page. */
  {
    room: 'src/service-worker',
    may: ['src/lib/cacheName.ts', 'src/lib/laterAssets.ts', 'src/content/search/searchPath.ts'],
  },
  /** Could be published by themselves: they know nothing of this site. */
  ...packages.map((room) => ({ room, may: [] })),
  { room: protocol, may: [] },
  { room: 'server', may: siteServer },
  {
    room: 'tools',
    may: [
      'server',
      'machines',
      'src/staff-core',
      'packages',
      'src/machines-page/theme.ts',
      'src/qa',
      'src/service-worker',
      'src/content',
      'src/config',
      'src/form',
      'src/firestore',
      'src/ssr',
      // The build indexes the pages and forms, whose search entries the search lists itself.
      'src/features/search',
      ...rules,
    ],
  },
];

const isIn = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);

const roomOf = (file: string): Row | undefined =>
  rows.filter(({ room }) => isIn(file, room)).sort((a, b) => b.room.length - a.room.length)[0];

const { files: code, imports } = readImportGraph('{src,machines,packages/*/src,server,tools}/**/*.{ts,tsx}');

/** The imports that run when a file is loaded, and those of types; not `import()`, which waits for a caller. */
const staticImports = imports.filter(
  ({ from, to }) =>
    code.includes(to) && new RegExp(`from '[^']*${basename(to)}'`).test(readFileSync(from, 'utf8')),
);

/** Repeatedly drops imports of files that import nothing: what remains is cycles, and what leads into them. */
function findImportCycles(arrows: readonly Import[]): readonly Import[] {
  const importers = new Set(arrows.map(({ from }) => from));
  const rest = arrows.filter(({ to }) => importers.has(to));
  return rest.length === arrows.length ? rest : findImportCycles(rest);
}

/** What its package.json offers to others: './dist/rules/index.js' → 'packages/…/src/rules/index.ts'. */
const readEntries = (folder: string): readonly string[] => {
  const { exports, bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
    readonly bin: string;
  };
  return [bin, ...Object.values(exports).filter((file) => file.endsWith('.js'))].map((file) =>
    file.replace(/^(?:\.\/)?dist\/(.*)\.js$/, `${folder}/src/$1.ts`),
  );
};

describe('imports between folders', () => {
  it('reads more than 100 files and 300 imports', () => {
    expect(code.length).toBeGreaterThan(100);
    expect(imports.length).toBeGreaterThan(300);
  });

  it('has a row for every source file', () => {
    expect(code.filter((file) => !rows.some(({ room }) => isIn(file, room)))).toEqual([]);
  });

  it('has no import that the row of its folder does not allow', () => {
    const strays = imports.filter(({ from, to }) => {
      const row = roomOf(from)!;
      return roomOf(to) !== undefined && ![row.room, ...row.may].some((room) => isIn(to, room));
    });
    expect(strays).toEqual([]);
  });

  it('lets no code of the site, its machines or its server import a test', () => {
    expect(imports.filter(({ from, to }) => !isIn(from, 'tools') && isIn(to, 'tests'))).toEqual([]);
  });

  it('lets machines import only xstate and each other', () => {
    const foreign = imports.filter(
      ({ from, to }) =>
        isIn(from, 'machines') &&
        !isIn(to, 'machines') &&
        to !== 'packages/machine-viewer/src/model/index.ts' &&
        !/^xstate(\/|$)/.test(to),
    );
    expect(foreign).toEqual([]);
  });

  it.each(packages)('lets %s and its tests import nothing of the site', (folder) => {
    const { imports: all } = readImportGraph(`${folder}/{src,tests}/**/*.{ts,tsx}`);
    const strays = all.filter(({ to }) => /^(?:src|server|machines|tools|tests|packages)\//.test(to));
    expect(strays.filter(({ to }) => !isIn(to, folder) && to !== 'tests/support/sampling.ts')).toEqual([]);
  });

  it.each(packages)('imports %s, outside it, by its entries only', (folder) => {
    const entries = readEntries(folder);
    expect(entries.filter((file) => !code.includes(file))).toEqual([]);
    const { imports: all } = readImportGraph('{src,machines,packages,server,tools,tests}/**/*.{ts,tsx}');
    const strays = all.filter(
      ({ from, to }) => !isIn(from, folder) && isIn(to, `${folder}/src`) && !entries.includes(to),
    );
    expect(strays).toEqual([]);
  });

  it('imports firebase only in the Firestore client, its App Check and the sign-in of staff', () => {
    const importers = imports.filter(({ to }) => /^firebase(\/|$)/.test(to)).map(({ from }) => from);
    expect([...new Set(importers)].sort()).toEqual([
      'src/firestore/appCheck.ts',
      'src/firestore/client.ts',
      'src/staff/session/linkSession.ts',
    ]);
    expect(imports.filter(({ to }) => to === 'src/firestore/appCheck.ts').map(({ from }) => from)).toEqual([
      'src/firestore/client.ts',
    ]);
  });

  it('finds a cycle of imports, and the files that lead into it', () => {
    const [inner, back, into, out] = ['a b', 'b a', 'c a', 'b d'].map((pair) => {
      const [from = '', to = ''] = pair.split(' ');
      return { from, to };
    });
    expect(findImportCycles([inner!, back!, into!, out!])).toEqual([inner, back, into]);
  });

  it('has no cycle of imports', () => {
    expect(staticImports.length).toBeGreaterThan(2_000);
    expect(findImportCycles(staticImports)).toEqual([]);
  });
});
