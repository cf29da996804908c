/**
 * What a run measures, topic by topic. Each round measures every page in turn, so that a slow minute affects all of them.
 */
import { median } from './figures.ts';
import { formikPage, minimalPage } from './floor.ts';
import type { BenchOptions, BenchTopic } from './options.ts';
import { measureCpu } from './page/cpu.ts';
import { measurePaint } from './page/paint.ts';
import type { BenchRoute } from './page/routes.ts';
import type { BenchChromium } from './page/tab.ts';
import { measureTasks } from './page/tasks.ts';
import { measureKeyCost } from './page/typing.ts';

/** The addresses of the servers. */
export interface BenchServers {
  readonly ours: string;
  /** Of the hand-written pages. */
  readonly floor: string;
  /** Of the older checkout; null without `--before`. */
  readonly before: string | null;
}

type Figures = Readonly<Record<string, number>>;

/** The address of each contender: `{ ours: 'http://127.0.0.1:8080/home' }`. */
type Pages = Readonly<Record<string, string>>;

interface Topic {
  readonly title: string;
  readonly listPages: (servers: BenchServers, options: BenchOptions) => readonly Pages[];
  readonly measure: (chromium: BenchChromium, address: string) => Promise<Figures>;
  /** The figure that is divided by the same figure of each of the pages. */
  readonly ratios: { readonly figure: string; readonly pages: readonly string[] };
}

const addressOn = (origin: string, path: string): string => new URL(path, origin).href;

/** The site's page, the older checkout's, and the hand-written ones of its kind. */
const listContenders = (
  { ours, before, floor }: BenchServers,
  { address, floor: kind }: BenchRoute,
): Pages => ({
  ours: addressOn(ours, address),
  ...(before !== null && { before: addressOn(before, address) }),
  floor: addressOn(floor, `/${kind}`),
});

const topics: Readonly<Record<BenchTopic, Topic>> = {
  paint: {
    title: 'Lighthouse, mobile preset, times in ms',
    listPages: (servers, { routes }) =>
      routes.map((route) => ({
        ...listContenders(servers, route),
        minimal: addressOn(servers.floor, minimalPage),
      })),
    measure: ({ port }, address) => measurePaint(port, address),
    ratios: { figure: 'lcp', pages: ['floor', 'minimal'] },
  },
  cpu: {
    title: 'Main thread, ms of threadTicks',
    listPages: (servers, { routes }) => routes.map((route) => listContenders(servers, route)),
    measure: ({ browser }, address) => measureCpu(browser, address),
    ratios: { figure: 'beforeBoot', pages: ['floor'] },
  },
  tasks: {
    title: 'Main thread at a quarter of the speed, from the first script, ms',
    listPages: (servers, { routes }) =>
      routes.map((route) => ({
        ours: addressOn(servers.ours, route.address),
        ...(servers.before !== null && { before: addressOn(servers.before, route.address) }),
      })),
    measure: ({ browser }, address) => measureTasks(browser, address),
    ratios: { figure: 'longest', pages: [] },
  },
  keys: {
    title: 'A key in the form, ms of threadTicks',
    listPages: (servers, { form }) => [
      {
        ...listContenders(servers, form),
        formik: addressOn(servers.floor, formikPage),
      },
    ],
    measure: async ({ browser }, address) => ({ key: await measureKeyCost(browser, address) }),
    ratios: { figure: 'key', pages: ['formik'] },
  },
};

/** The median of each figure separately. */
const medians = (all: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((figure) => [figure, median(all.map((each) => each[figure]!))]),
  );

const round = (value: number): number => Math.round(value * 100) / 100;

export interface TopicResult {
  readonly title: string;
  /** The figures of `/home ours`, then its ratios. */
  readonly rows: Readonly<Record<string, Figures>>;
}

/** Measures one topic, round by round, each page in turn. */
export async function measureTopic(
  name: BenchTopic,
  servers: BenchServers,
  options: BenchOptions,
  chromium: BenchChromium,
  progress: (text: string) => void,
): Promise<TopicResult> {
  const { title, listPages, measure, ratios } = topics[name];
  const groups = listPages(servers, options).map((pages) =>
    Object.entries(pages).map(([page, address]) => ({ page, address, all: [] as Figures[] })),
  );
  for (let at = 1; at <= options.rounds; at += 1)
    for (const { page, address, all } of groups.flat()) {
      progress(`${name}, round ${at} of ${options.rounds}: ${page} ${address}`);
      all.push(await measure(chromium, address));
    }
  const toRows = (group: (typeof groups)[number]): readonly (readonly [string, Figures])[] => {
    const found = Object.fromEntries(group.map(({ page, all }) => [page, medians(all)]));
    const { pathname } = new URL(group[0]!.address);
    return Object.entries(found).map(([page, figures]) => [
      `${pathname} ${page}`,
      Object.fromEntries(
        [
          ...Object.entries(figures),
          ...ratios.pages.map((base) => [
            `${ratios.figure} / ${base}`,
            figures[ratios.figure]! / found[base]![ratios.figure]!,
          ]),
        ].map(([figure, value]) => [figure, round(value as number)]),
      ),
    ]);
  };
  return { title, rows: Object.fromEntries(groups.flatMap(toRows)) };
}
