/** What must be reached, in the order in which it was promised: target, how close the worst address came, and where that was. */
import { budgets } from './budgets.ts';
import { kB, times } from './figures.ts';
import type { Measured } from './measure.ts';
import type { Route } from './page/routes.ts';

export interface Reached {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly isReached: boolean;
  /** The address that is furthest from it. */
  readonly where: string;
}

interface Figure {
  readonly route: Route;
  /** The larger, the further away. */
  readonly value: number;
  /** Where routes have targets of their own: the value is measured by it. */
  readonly most: number;
}

const worst = (figures: readonly Figure[]): Figure | undefined =>
  figures.toSorted((a, b) => b.value - b.most - (a.value - a.most))[0];

function rowOf(
  what: string,
  target: string,
  figures: readonly Figure[],
  told: (value: number) => string,
): readonly Reached[] {
  const found = worst(figures);
  if (found === undefined) return [];
  const isReached = figures.every(({ value, most }) => value <= most);
  return [{ what, target, measured: told(found.value), isReached, where: found.route.address }];
}

const one = (what: string, most: number, value: number, where: string): Reached => ({
  what,
  target: `<= ${most} x`,
  measured: times(value),
  isReached: value <= most,
  where,
});

const ms = (value: number): string => `${Math.round(value)} ms`;

const painted = ({ paint = [] }: Measured): readonly Reached[] => {
  const figures = (most: (route: Route) => number, value: (each: (typeof paint)[number]) => number) =>
    paint.map((each): Figure => ({ route: each.route, value: value(each), most: most(each.route) }));
  // A score is the nearer the higher it is.
  const least = (name: string, score: number, of: (each: (typeof paint)[number]) => number) =>
    rowOf(
      name,
      `>= ${score}`,
      figures(
        () => -score,
        (each) => -of(each),
      ),
      (value) => String(-value),
    );
  const { tbt, scores } = budgets;
  return [
    ...rowOf(
      'LCP, times the floor',
      `<= ${budgets.lcp} x`,
      figures(
        () => budgets.lcp,
        ({ median }) => median.ours.lcp / median.floor.lcp,
      ),
      times,
    ),
    ...rowOf(
      'CLS',
      budgets.cls.toFixed(3),
      figures(
        () => budgets.cls,
        ({ median }) => Number(median.ours.cls.toFixed(3)),
      ),
      (value) => value.toFixed(3),
    ),
    ...rowOf(
      'TBT',
      `<= ${tbt.page} ms, form ${tbt.form}`,
      figures(
        ({ floor }) => (floor === 'form' ? tbt.form : tbt.page),
        ({ median }) => median.ours.tbt,
      ),
      ms,
    ),
    ...least('Accessibility', scores.accessibility, (each) => each.scores.accessibility),
    ...least('Best practices', scores['best-practices'], (each) => each.scores['best-practices']),
    ...least('SEO', scores.seo, (each) => each.scores.seo),
    ...least('Performance', scores.performance, ({ median }) => median.ours.performance),
  ];
};

const fetched = ({ bytes = [] }: Measured): readonly Reached[] => {
  const scripts = (page: keyof typeof budgets.scripts, name: string): readonly Reached[] =>
    rowOf(
      `Initial JavaScript of ${name}, gzip`,
      `<= ${kB(budgets.scripts[page])} kB`,
      bytes
        .filter(({ route }) => route.page === page)
        .map(({ route, ours }) => ({ route, value: ours.scripts.gzip, most: budgets.scripts[page] })),
      (value) => `${kB(value)} kB`,
    );
  return [
    ...rowOf(
      'HTML, brotli',
      `<= ${kB(budgets.html)} kB`,
      bytes.map(({ route, ours }) => ({ route, value: ours.groups.html.brotli, most: budgets.html })),
      (value) => `${kB(value)} kB`,
    ),
    ...rowOf(
      'Else before the first paint',
      'nothing',
      bytes.map(({ route, ours }) => ({ route, value: ours.blockers.length, most: 0 })),
      (value) => (value === 0 ? 'nothing' : `${value} files`),
    ),
    ...scripts('Home', 'Home'),
    ...scripts('FormRequest', 'the form'),
    ...rowOf(
      'Firestore SDK in an initial chunk',
      'none',
      bytes.map(({ route, ours }) => ({ route, value: ours.sdk.length, most: 0 })),
      (value) => (value === 0 ? 'none' : String(value)),
    ),
  ];
};

/** A list of ten thousand, times one of twenty. */
export const listRatio = (list: NonNullable<Measured['list']>): number =>
  (list.at(-1)?.shown ?? Number.NaN) / (list[0]?.shown ?? Number.NaN);

export const reached = (measured: Measured): readonly Reached[] => {
  const { cpu = [], keys, list, parser, reads } = measured;
  return [
    ...painted(measured),
    ...fetched(measured),
    ...rowOf(
      'CPU before boot, times the floor',
      `<= ${budgets.cpuBeforeBoot} x`,
      cpu.map(({ route, median }) => ({
        route,
        value: median.ours.beforeBoot / median.floor.beforeBoot,
        most: budgets.cpuBeforeBoot,
      })),
      times,
    ),
    ...rowOf(
      'Blocking, by thread time',
      `<= ${budgets.tbt.page} ms, form ${budgets.tbt.form}`,
      cpu.map(({ route, median }) => ({
        route,
        value: median.ours.blocking,
        most: route.floor === 'form' ? budgets.tbt.form : budgets.tbt.page,
      })),
      ms,
    ),
    ...(keys ? [one('A key, times a plain input', budgets.key, keys.ours / keys.blank, 'the form')] : []),
    ...(list ? [one('A list of 10,000, times one of 20', budgets.list, listRatio(list), '/News')] : []),
    ...(parser
      ? [
          one(
            'Duration parser, times every character',
            budgets.parser,
            parser.looking / parser.parser,
            'the charter',
          ),
        ]
      : []),
    ...(reads
      ? rowOf(
          'Reads of a warm visit',
          String(budgets.warmReads),
          reads.map(({ address, warm }) => ({
            route: { address } as Route,
            value: warm,
            most: budgets.warmReads,
          })),
          String,
        )
      : []),
  ];
};
