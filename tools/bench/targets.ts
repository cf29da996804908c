/** The targets in their documented order, each with the worst measured value and the address that had it. */
import { budgets } from './budgets.ts';
import { formatKilobytes, formatRatio } from './figures.ts';
import type { Measurements } from './measure.ts';
import type { BenchRoute } from './page/routes.ts';

export interface TargetResult {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly isReached: boolean;
  /** The address with the worst value. */
  readonly where: string;
}

interface Figure {
  readonly route: BenchRoute;
  /** Higher is worse. */
  readonly value: number;
  /** The limit for this route, because some routes have limits of their own. */
  readonly most: number;
}

const worst = (figures: readonly Figure[]): Figure | undefined =>
  figures.toSorted((a, b) => b.value - b.most - (a.value - a.most))[0];

function toResult(
  what: string,
  target: string,
  figures: readonly Figure[],
  format: (value: number) => string,
): readonly TargetResult[] {
  const found = worst(figures);
  if (found === undefined) return [];
  const isReached = figures.every(({ value, most }) => value <= most);
  return [{ what, target, measured: format(found.value), isReached, where: found.route.address }];
}

const toRatioResult = (what: string, most: number, value: number, where: string): TargetResult => ({
  what,
  target: `<= ${most} x`,
  measured: formatRatio(value),
  isReached: value <= most,
  where,
});

const formatMilliseconds = (value: number): string => `${Math.round(value)} ms`;

const evaluatePaint = ({ paint = [] }: Measurements): readonly TargetResult[] => {
  const figures = (most: (route: BenchRoute) => number, value: (each: (typeof paint)[number]) => number) =>
    paint.map((each): Figure => ({ route: each.route, value: value(each), most: most(each.route) }));
  // A higher score is better, so its sign is reversed.
  const least = (name: string, score: number, of: (each: (typeof paint)[number]) => number) =>
    toResult(
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
    ...toResult(
      'LCP, times the floor',
      `<= ${budgets.lcp.page} x, form ${budgets.lcp.form}`,
      figures(
        ({ floor }) => (floor === 'form' ? budgets.lcp.form : budgets.lcp.page),
        ({ median }) => median.ours.lcp / median.floor.lcp,
      ),
      formatRatio,
    ),
    ...toResult(
      'LCP, times a minimal page',
      `<= ${budgets.lcpOfMinimal.article} x, Home ${budgets.lcpOfMinimal.home}, form ${budgets.lcpOfMinimal.form}`,
      figures(
        ({ floor }) => budgets.lcpOfMinimal[floor],
        ({ median }) => median.ours.lcp / median.minimal.lcp,
      ),
      formatRatio,
    ),
    ...toResult(
      'CLS',
      budgets.cls.toFixed(3),
      figures(
        () => budgets.cls,
        ({ median }) => Number(median.ours.cls.toFixed(3)),
      ),
      (value) => value.toFixed(3),
    ),
    ...toResult(
      'TBT',
      `<= ${tbt.page} ms, form ${tbt.form}`,
      figures(
        ({ floor }) => (floor === 'form' ? tbt.form : tbt.page),
        ({ median }) => median.ours.tbt,
      ),
      formatMilliseconds,
    ),
    ...least('Accessibility', scores.accessibility, (each) => each.scores.accessibility),
    ...least('Best practices', scores['best-practices'], (each) => each.scores['best-practices']),
    ...least('SEO', scores.seo, (each) => each.scores.seo),
    ...least('Performance', scores.performance, ({ median }) => median.ours.performance),
  ];
};

const evaluateBytes = ({ bytes = [] }: Measurements): readonly TargetResult[] => {
  const scripts = (page: keyof typeof budgets.scripts, name: string): readonly TargetResult[] =>
    toResult(
      `Initial JavaScript of ${name}, gzip`,
      `<= ${formatKilobytes(budgets.scripts[page])} kB`,
      bytes
        .filter(({ route }) => route.page === page)
        .map(({ route, ours }) => ({ route, value: ours.scripts.gzip, most: budgets.scripts[page] })),
      (value) => `${formatKilobytes(value)} kB`,
    );
  return [
    ...toResult(
      'HTML, brotli',
      `<= ${formatKilobytes(budgets.html)} kB`,
      bytes.map(({ route, ours }) => ({ route, value: ours.groups.html.brotli, most: budgets.html })),
      (value) => `${formatKilobytes(value)} kB`,
    ),
    ...toResult(
      'Else before the first paint',
      'nothing',
      bytes.map(({ route, ours }) => ({ route, value: ours.blockers.length, most: 0 })),
      (value) => (value === 0 ? 'nothing' : `${value} files`),
    ),
    ...scripts('Home', 'Home'),
    ...scripts('FormRequest', 'the form'),
    ...toResult(
      'Firestore SDK in an initial chunk',
      'none',
      bytes.map(({ route, ours }) => ({ route, value: ours.sdk.length, most: 0 })),
      (value) => (value === 0 ? 'none' : String(value)),
    ),
  ];
};

const evaluateVisitScripts = ({ visitScripts = [] }: Measurements): readonly TargetResult[] =>
  (['Home', 'FormRequest'] as const).flatMap((page) =>
    toResult(
      `JavaScript by the end of an untouched visit to ${page === 'Home' ? 'Home' : 'the form'}, gzip`,
      `<= ${formatKilobytes(budgets.visitScripts[page])} kB`,
      visitScripts
        .filter(({ route }) => route.page === page)
        .map(({ route, bytes }) => ({ route, value: bytes, most: budgets.visitScripts[page] })),
      (value) => `${formatKilobytes(value)} kB`,
    ),
  );

/** The time for a list of ten thousand as a multiple of a list of twenty. */
export const listRatio = (list: NonNullable<Measurements['list']>): number =>
  (list.at(-1)?.shown ?? Number.NaN) / (list[0]?.shown ?? Number.NaN);

export const evaluateTargets = (measured: Measurements): readonly TargetResult[] => {
  const { cpu = [], keys, list, reads } = measured;
  return [
    ...evaluatePaint(measured),
    ...evaluateBytes(measured),
    ...evaluateVisitScripts(measured),
    ...toResult(
      'CPU before boot, times the floor',
      `<= ${budgets.cpuBeforeBoot} x`,
      cpu.map(({ route, median }) => ({
        route,
        value: median.ours.beforeBoot / median.floor.beforeBoot,
        most: budgets.cpuBeforeBoot,
      })),
      formatRatio,
    ),
    ...toResult(
      'Blocking, by thread time',
      `<= ${budgets.tbt.page} ms, form ${budgets.tbt.form}`,
      cpu.map(({ route, median }) => ({
        route,
        value: median.ours.blocking,
        most: route.floor === 'form' ? budgets.tbt.form : budgets.tbt.page,
      })),
      formatMilliseconds,
    ),
    ...(keys
      ? [toRatioResult('A key, times bare Formik', budgets.key, keys.ours / keys.formik, 'the form')]
      : []),
    ...(list
      ? [toRatioResult('A list of 10,000, times one of 20', budgets.list, listRatio(list), '/News')]
      : []),
    ...(reads
      ? toResult(
          'Reads of a warm visit',
          String(budgets.warmReads),
          reads.map(({ address, warm }) => ({
            route: { address } as BenchRoute,
            value: warm,
            most: budgets.warmReads,
          })),
          String,
        )
      : []),
  ];
};
