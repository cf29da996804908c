/** All that is measured in one run, topic by topic; each round asks all contenders in turn, so that a slow minute hits all. */

import { type Contender, type ContenderName, contenderNames } from './contenders.ts';
import { median } from './figures.ts';
import { blankPage } from './floor.ts';
import type { Wish } from './options.ts';
import { bytesOf, type RouteBytes } from './page/bytes.ts';
import { type Cpu, cpuOf } from './page/cpu.ts';
import { type Filled, filledSites, listShown } from './page/lists.ts';
import { type Paint, paintOf, type Scores, scoresOf } from './page/paint.ts';
import type { Route } from './page/routes.ts';
import { callAlone, formSent } from './page/sending.ts';
import type { Chromium } from './page/tab.ts';
import { keyCost } from './page/typing.ts';
import { type VisitReads, visitReads } from './page/visits.ts';
import { parsed } from './parser.ts';

export type Sided<Value> = Readonly<Record<ContenderName, Value>>;

export interface Measured {
  readonly bytes?: readonly { readonly route: Route; readonly ours: RouteBytes; readonly spa: RouteBytes }[];
  readonly paint?: readonly {
    readonly route: Route;
    readonly median: Sided<Paint>;
    readonly scores: Scores;
  }[];
  readonly cpu?: readonly { readonly route: Route; readonly median: Sided<Cpu> }[];
  /** Milliseconds for each key. */
  readonly keys?: {
    readonly ours: number;
    readonly spa: number;
    readonly floor: number;
    readonly blank: number;
  };
  /** Milliseconds, by size. */
  readonly list?: readonly { readonly size: number; readonly shown: number }[];
  /** Milliseconds. */
  readonly form?: { readonly ours: number; readonly spa: number; readonly call: number };
  /** Characters in a second. */
  readonly parser?: { readonly parser: number; readonly looking: number };
  readonly reads?: readonly VisitReads[];
}

export interface Place {
  readonly wish: Wish;
  readonly contenders: readonly Contender[];
  readonly chromium: Chromium;
  /** Of this run. */
  readonly directory: string;
  readonly progress: (text: string) => void;
}

/** `/home` → where each contender has it. */
const at = ({ name, address }: Contender, route: Route): string =>
  new URL(name === 'floor' ? `/${route.floor}` : route.address, address).href;

const one = ({ contenders }: Place, name: ContenderName): Contender =>
  contenders.find((each) => each.name === name)!;

/** The median of each figure by itself. */
const medians = <Figures extends object>(all: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [
      key,
      median(all.map((each) => (each as Readonly<Record<string, number>>)[key]!)),
    ]),
  ) as Figures;

/** Round by round, each contender in turn. */
async function interleaved<Figures extends object>(
  place: Place,
  topic: string,
  measure: (address: string) => Promise<Figures>,
): Promise<readonly { readonly route: Route; readonly median: Sided<Figures> }[]> {
  const { wish, contenders, progress } = place;
  const found = new Map(
    wish.routes.map((route) => [route, { ours: [], floor: [], spa: [] } as Record<ContenderName, Figures[]>]),
  );
  for (let round = 1; round <= wish.rounds; round += 1)
    for (const [route, sides] of found)
      for (const contender of contenders) {
        progress(`${topic}, round ${round} of ${wish.rounds}: ${contender.name} ${route.address}`);
        sides[contender.name].push(await measure(at(contender, route)));
      }
  return [...found].map(([route, sides]) => ({
    route,
    median: Object.fromEntries(contenderNames.map((name) => [name, medians(sides[name])])) as Sided<Figures>,
  }));
}

/** The medians of what each way of measuring finds, in turn. */
async function inTurn<Name extends string>(
  { wish, progress }: Place,
  topic: string,
  ways: Readonly<Record<Name, () => number | Promise<number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const rounds: Readonly<Record<string, number>>[] = [];
  for (let round = 1; round <= wish.rounds; round += 1) {
    progress(`${topic}, round ${round} of ${wish.rounds}`);
    const found: Record<string, number> = {};
    for (const [name, way] of Object.entries<() => number | Promise<number>>(ways)) found[name] = await way();
    rounds.push(found);
  }
  return medians(rounds) as Readonly<Record<Name, number>>;
}

const formOf = ({ wish }: Place): Route => wish.all.find(({ floor }) => floor === 'form')!;

async function paints(place: Place): Promise<NonNullable<Measured['paint']>> {
  const { port } = place.chromium;
  const found = await interleaved(place, 'paint', (address) => paintOf(port, address));
  const judged = [];
  for (const each of found) {
    place.progress(`scores: ${each.route.address}`);
    judged.push({
      ...each,
      scores: await scoresOf(port, at(one(place, 'ours'), each.route), each.route.isUnlisted),
    });
  }
  return judged;
}

async function visited(place: Place): Promise<NonNullable<Measured['reads']>> {
  const found: VisitReads[] = [];
  for (const { address } of place.wish.all) {
    place.progress(`reads: ${address}`);
    found.push(await visitReads(place.chromium.browser, one(place, 'ours').address, address));
  }
  return found;
}

async function listed(place: Place): Promise<NonNullable<Measured['list']>> {
  place.progress('list: filling two stores');
  const sites = await filledSites(one(place, 'ours').dist, place.directory);
  const way = (filled: Filled) => [filled.size, () => listShown(place.chromium.browser, filled)] as const;
  const found = await inTurn<string>(place, 'list', Object.fromEntries(sites.map(way)));
  return sites.map(({ size }) => ({ size, shown: found[size]! }));
}

export async function measured(place: Place): Promise<Measured> {
  const { wish, chromium } = place;
  const { browser } = chromium;
  const [ours, spa, floor] = [one(place, 'ours'), one(place, 'spa'), one(place, 'floor')];
  const form = formOf(place);
  const has = new Set(wish.topics);
  return {
    ...(has.has('bytes') && {
      bytes: wish.all.map((route) => ({
        route,
        ours: bytesOf(ours.dist, route),
        spa: bytesOf(spa.dist, route),
      })),
    }),
    ...(has.has('paint') && { paint: await paints(place) }),
    ...(has.has('cpu') && { cpu: await interleaved(place, 'cpu', (address) => cpuOf(browser, address)) }),
    ...(has.has('keys') && {
      keys: await inTurn(place, 'keys', {
        blank: () => keyCost(browser, new URL(blankPage, floor.address).href),
        floor: () => keyCost(browser, at(floor, form)),
        ours: () => keyCost(browser, at(ours, form)),
        spa: () => keyCost(browser, at(spa, form)),
      }),
    }),
    ...(has.has('list') && { list: await listed(place) }),
    ...(has.has('form') && {
      form: await inTurn(place, 'form', {
        ours: () => formSent(browser, at(ours, form)),
        spa: () => formSent(browser, at(spa, form)),
        call: () => callAlone(ours.address),
      }),
    }),
    ...(has.has('parser') && {
      parser: medians(Array.from({ length: wish.rounds }, () => parsed())),
    }),
    ...(has.has('reads') && { reads: await visited(place) }),
  };
}
