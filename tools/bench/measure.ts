/**
 * All measurements of one run, topic by topic. Each round measures every contender in turn, so that a slow minute affects
 * all of them.
 */
import type { Contender, ContenderName, PerContender } from './contenders.ts';
import { median } from './figures.ts';
import { blankPage, formikPage, minimalPage } from './floor.ts';
import type { BenchOptions } from './options.ts';
import { measureBytes, type RouteBytes } from './page/bytes.ts';
import { type CpuTimes, measureCpu } from './page/cpu.ts';
import { measureVisitScripts } from './page/laterScripts.ts';
import { type FilledSite, measureListTime, startFilledSites } from './page/lists.ts';
import { type LighthouseScores, measurePaint, measureScores, type PaintMetrics } from './page/paint.ts';
import type { BenchRoute } from './page/routes.ts';
import { measureBareCall, measureSubmission } from './page/sending.ts';
import type { BenchChromium } from './page/tab.ts';
import { measureKeyCost } from './page/typing.ts';
import { measureVisitReads, type VisitReads } from './page/visits.ts';

export interface Measurements {
  readonly bytes?: readonly {
    readonly route: BenchRoute;
    readonly ours: RouteBytes;
    readonly spa: RouteBytes;
  }[];
  readonly paint?: readonly {
    readonly route: BenchRoute;
    readonly median: PerContender<PaintMetrics>;
    readonly scores: LighthouseScores;
  }[];
  readonly cpu?: readonly { readonly route: BenchRoute; readonly median: PerContender<CpuTimes> }[];
  /** Bytes of the scripts of an untouched visit to its end, by gzip. */
  readonly visitScripts?: readonly {
    readonly route: BenchRoute;
    readonly bytes: number;
    readonly before?: number;
  }[];
  /** ms per key. */
  readonly keys?: {
    readonly ours: number;
    readonly before?: number;
    readonly spa: number;
    readonly floor: number;
    readonly formik: number;
    readonly blank: number;
  };
  /** ms, by size. */
  readonly list?: readonly { readonly size: number; readonly shown: number }[];
  /** ms. */
  readonly form?: {
    readonly ours: number;
    readonly before?: number;
    readonly spa: number;
    readonly call: number;
  };
  readonly reads?: readonly VisitReads[];
}

export interface BenchContext {
  readonly options: BenchOptions;
  readonly contenders: readonly Contender[];
  readonly chromium: BenchChromium;
  /** The directory of this run. */
  readonly directory: string;
  readonly progress: (text: string) => void;
}

const pathOn = (name: ContenderName, route: BenchRoute): string =>
  name === 'floor' ? `/${route.floor}` : name === 'minimal' ? minimalPage : route.address;

/** `/home` → its address at a contender. */
const addressOn = ({ name, address }: Contender, route: BenchRoute): string =>
  new URL(pathOn(name, route), address).href;

const contenderNamed = ({ contenders }: BenchContext, name: ContenderName): Contender =>
  contenders.find((each) => each.name === name)!;

const findBefore = ({ contenders }: BenchContext): Contender | undefined =>
  contenders.find(({ name }) => name === 'before');

/** The median of each figure separately. */
const medians = <Figures extends object>(all: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [
      key,
      median(all.map((each) => (each as Readonly<Record<string, number>>)[key]!)),
    ]),
  ) as Figures;

/** Measures round by round, each contender in turn. */
async function interleaved<Figures extends object>(
  context: BenchContext,
  topic: string,
  measure: (address: string) => Promise<Figures>,
): Promise<readonly { readonly route: BenchRoute; readonly median: PerContender<Figures> }[]> {
  const { options, contenders, progress } = context;
  const found = new Map(
    options.routes.map((route) => [
      route,
      contenders.map((contender) => ({ contender, all: [] as Figures[] })),
    ]),
  );
  for (let round = 1; round <= options.rounds; round += 1)
    for (const [route, sides] of found)
      for (const { contender, all } of sides) {
        progress(`${topic}, round ${round} of ${options.rounds}: ${contender.name} ${route.address}`);
        all.push(await measure(addressOn(contender, route)));
      }
  return [...found].map(([route, sides]) => ({
    route,
    median: Object.fromEntries(
      sides.map(({ contender, all }) => [contender.name, medians(all)]),
    ) as PerContender<Figures>,
  }));
}

/** Runs several measurements in turn, round by round, and returns the median of each. */
async function measureInTurn<Measures extends Readonly<Record<string, () => Promise<number>>>>(
  { options, progress }: BenchContext,
  topic: string,
  measures: Measures,
): Promise<{ readonly [Name in keyof Measures]: number }> {
  const rounds: Readonly<Record<string, number>>[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    progress(`${topic}, round ${round} of ${options.rounds}`);
    const found: Record<string, number> = {};
    for (const [name, toMeasure] of Object.entries(measures)) found[name] = await toMeasure();
    rounds.push(found);
  }
  return medians(rounds) as { readonly [Name in keyof Measures]: number };
}

const formOf = ({ options }: BenchContext): BenchRoute =>
  options.allRoutes.find(({ floor }) => floor === 'form')!;

async function measurePaints(context: BenchContext): Promise<NonNullable<Measurements['paint']>> {
  const { port } = context.chromium;
  const found = await interleaved(context, 'paint', (address) => measurePaint(port, address));
  const scored = [];
  for (const each of found) {
    context.progress(`scores: ${each.route.address}`);
    scored.push({
      ...each,
      scores: await measureScores(
        port,
        addressOn(contenderNamed(context, 'ours'), each.route),
        each.route.isUnlisted,
      ),
    });
  }
  return scored;
}

async function measureAllVisitScripts(
  context: BenchContext,
): Promise<NonNullable<Measurements['visitScripts']>> {
  const ours = contenderNamed(context, 'ours');
  const before = findBefore(context);
  const measure = (contender: Contender, route: BenchRoute): Promise<number> =>
    measureVisitScripts(context.chromium.browser, addressOn(contender, route), contender.dist);
  const found = [];
  for (const route of context.options.routes) {
    context.progress(`scripts of a visit: ${route.address}`);
    found.push({
      route,
      bytes: await measure(ours, route),
      ...(before && { before: await measure(before, route) }),
    });
  }
  return found;
}

async function measureVisits(context: BenchContext): Promise<NonNullable<Measurements['reads']>> {
  const found: VisitReads[] = [];
  for (const { address } of context.options.allRoutes) {
    context.progress(`reads: ${address}`);
    found.push(
      await measureVisitReads(context.chromium.browser, contenderNamed(context, 'ours').address, address),
    );
  }
  return found;
}

async function measureLists(context: BenchContext): Promise<NonNullable<Measurements['list']>> {
  context.progress('list: filling two stores');
  const sites = await startFilledSites(contenderNamed(context, 'ours').dist, context.directory);
  const toMeasure = (filled: FilledSite) =>
    [filled.size, () => measureListTime(context.chromium.browser, filled)] as const;
  const found = await measureInTurn(context, 'list', Object.fromEntries(sites.map(toMeasure)));
  return sites.map(({ size }) => ({ size, shown: found[size]! }));
}

export async function measureTopics(context: BenchContext): Promise<Measurements> {
  const { options, chromium } = context;
  const { browser } = chromium;
  const [ours, spa, floor] = [
    contenderNamed(context, 'ours'),
    contenderNamed(context, 'spa'),
    contenderNamed(context, 'floor'),
  ];
  const before = findBefore(context);
  const form = formOf(context);
  const has = new Set(options.topics);
  return {
    ...(has.has('bytes') && {
      bytes: options.allRoutes.map((route) => ({
        route,
        ours: measureBytes(ours.dist, route),
        spa: measureBytes(spa.dist, route),
      })),
    }),
    ...(has.has('scripts') && { visitScripts: await measureAllVisitScripts(context) }),
    ...(has.has('paint') && { paint: await measurePaints(context) }),
    ...(has.has('cpu') && {
      cpu: await interleaved(context, 'cpu', (address) => measureCpu(browser, address)),
    }),
    ...(has.has('keys') && {
      keys: await measureInTurn(context, 'keys', {
        blank: () => measureKeyCost(browser, new URL(blankPage, floor.address).href),
        floor: () => measureKeyCost(browser, addressOn(floor, form)),
        formik: () => measureKeyCost(browser, new URL(formikPage, floor.address).href),
        ours: () => measureKeyCost(browser, addressOn(ours, form)),
        ...(before && { before: () => measureKeyCost(browser, addressOn(before, form)) }),
        spa: () => measureKeyCost(browser, addressOn(spa, form)),
      }),
    }),
    ...(has.has('list') && { list: await measureLists(context) }),
    ...(has.has('form') && {
      form: await measureInTurn(context, 'form', {
        ours: () => measureSubmission(browser, addressOn(ours, form)),
        ...(before && { before: () => measureSubmission(browser, addressOn(before, form)) }),
        spa: () => measureSubmission(browser, addressOn(spa, form)),
        call: () => measureBareCall(ours.address),
      }),
    }),
    ...(has.has('reads') && { reads: await measureVisits(context) }),
  };
}
