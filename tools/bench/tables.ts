/** The readable report of a run: the targets first, then the figures behind them by topic. */
import { freeReadsPerDay } from './budgets.ts';
import { type ContenderName, contenderNames, type PerContender } from './contenders.ts';
import { formatFigureTable, formatInteger, formatKilobytes, formatRatio, median } from './figures.ts';
import type { HostMachine } from './machine.ts';
import type { Measurements } from './measure.ts';
import { byteGroups } from './page/bytes.ts';
import { evaluateTargets, listRatio } from './targets.ts';

const formatMilliseconds = (value: number): string => formatInteger(value);
const formatDecimal = (value: number): string => value.toFixed(2);

/** The contenders that took part, each with its figures. */
const listFigures = <Figures>(sides: PerContender<Figures>): readonly (readonly [ContenderName, Figures])[] =>
  contenderNames.flatMap((name) => {
    const figures = sides[name];
    return figures === undefined ? [] : [[name, figures] as const];
  });

const formatMachine = ({
  cores,
  model,
  node,
  chromium,
  commit,
  loadBefore,
  loadAfter,
}: HostMachine): string =>
  [
    `${cores} cores (${model}), load ${loadBefore} before and ${loadAfter} after`,
    `Node ${node}, Chromium ${chromium}, commit ${commit}`,
  ].join('\n');

const formatTargets = (measured: Measurements): string =>
  formatFigureTable(
    ['Reach', 'target', 'worst', 'reached', 'where'],
    evaluateTargets(measured).map(({ what, target, measured: found, isReached, where }) => [
      what,
      target,
      found,
      isReached ? 'yes' : 'NO',
      where,
    ]),
  );

const formatBytes = (bytes: NonNullable<Measurements['bytes']>): readonly string[] => [
  `Bytes of our scripts by gzip, of HTML by brotli, in kB; of the plain SPA beside\n${formatFigureTable(
    ['', 'html raw', 'gzip', 'brotli', ...byteGroups.slice(1), 'scripts raw', 'gzip', 'brotli', 'spa gzip'],
    bytes.map(({ route, ours, spa }) => [
      route.address,
      ...(['raw', 'gzip', 'brotli'] as const).map((encoding) => formatKilobytes(ours.groups.html[encoding])),
      ...byteGroups.slice(1).map((group) => formatKilobytes(ours.groups[group].gzip)),
      ...(['raw', 'gzip', 'brotli'] as const).map((encoding) => formatKilobytes(ours.scripts[encoding])),
      formatKilobytes(spa.scripts.gzip),
    ]),
  )}`,
];

const formatVisitScripts = (visits: NonNullable<Measurements['visitScripts']>): string =>
  `Scripts by the end of an untouched visit, gzip, kB\n${formatFigureTable(
    ['', 'ours', 'before'],
    visits.map(({ route, bytes, before }) => [
      route.address,
      formatKilobytes(bytes),
      before === undefined ? '-' : formatKilobytes(before),
    ]),
  )}`;

const formatPaint = (paint: NonNullable<Measurements['paint']>): readonly string[] => [
  `Lighthouse, mobile preset: medians in ms\n${formatFigureTable(
    ['', '', 'LCP', 'times floor', 'times minimal', 'FCP', 'TBT', 'CLS', 'performance'],
    paint.flatMap(({ route, median: sides }) =>
      listFigures(sides).map(([name, { lcp, fcp, tbt, cls, performance }]) => {
        const first = name === 'ours' ? route.address : '';
        const ratio = formatRatio(lcp / sides.floor.lcp);
        const ofMinimal = formatRatio(lcp / sides.minimal.lcp);
        return [
          first,
          name,
          formatMilliseconds(lcp),
          ratio,
          ofMinimal,
          formatMilliseconds(fcp),
          formatMilliseconds(tbt),
          cls.toFixed(3),
          String(performance),
        ];
      }),
    ),
  )}`,
  `Lighthouse, scores of ours\n${formatFigureTable(
    ['', 'accessibility', 'best practices', 'SEO'],
    paint.map(({ route, scores }) => [
      route.address,
      String(scores.accessibility),
      String(scores['best-practices']),
      String(scores.seo),
    ]),
  )}`,
];

const formatCpu = (cpu: NonNullable<Measurements['cpu']>): readonly string[] => [
  `Main thread, threadTicks: medians in ms\n${formatFigureTable(
    ['', '', 'before boot', 'times floor', 'in whole', 'times floor', 'blocking'],
    cpu.flatMap(({ route, median: sides }) =>
      listFigures(sides).map(([name, { beforeBoot, whole: inWhole, blocking }]) => {
        return [
          name === 'ours' ? route.address : '',
          name,
          beforeBoot.toFixed(1),
          formatRatio(beforeBoot / sides.floor.beforeBoot),
          inWhole.toFixed(1),
          formatRatio(inWhole / sides.floor.whole),
          blocking.toFixed(0),
        ];
      }),
    ),
  )}`,
];

/** Formats names with their costs, each as a multiple of the last one. */
const formatComparison = (title: string, rows: readonly (readonly [string, number])[]): string =>
  `${title}\n${formatFigureTable(
    ['', 'median', 'times the last'],
    rows.map(([name, value]) => [
      name,
      formatDecimal(value),
      formatRatio(value / (rows.at(-1)?.[1] ?? Number.NaN)),
    ]),
  )}`;

const listBefore = ({ before }: { readonly before?: number }): readonly (readonly [string, number])[] =>
  before === undefined ? [] : [['before', before]];

const formatInteractions = ({ keys, list, form }: Measurements): readonly string[] => [
  ...(keys
    ? [
        formatComparison('A key in the form, ms of threadTicks', [
          ['ours', keys.ours],
          ...listBefore(keys),
          ['the plain SPA', keys.spa],
          ['one input on a blank page', keys.blank],
          ['the same form by hand', keys.floor],
          ['the same form in bare Formik', keys.formik],
        ]),
      ]
    : []),
  ...(list
    ? [
        `A list of news, from the press to its entries, ms\n${formatFigureTable(
          ['entries', 'median', 'times the first'],
          list.map(({ size, shown }, index) => [
            formatInteger(size),
            formatDecimal(shown),
            index === 0 ? '' : formatRatio(listRatio(list)),
          ]),
        )}`,
      ]
    : []),
  ...(form
    ? [
        formatComparison('A request, from the press to the confirmation, ms', [
          ['ours', form.ours],
          ...listBefore(form),
          ['the plain SPA', form.spa],
          ['the bare call', form.call],
        ]),
      ]
    : []),
];

const formatReads = (reads: NonNullable<Measurements['reads']>): readonly string[] => {
  const visitsPerDay = ({ cold, warm }: { cold: number; warm: number }) =>
    [cold, warm].map((each) => (each === 0 ? 'no end' : formatInteger(Math.floor(freeReadsPerDay / each))));
  const typical = {
    cold: median(reads.map(({ cold }) => cold)),
    warm: median(reads.map(({ warm }) => warm)),
  };
  return [
    `Billed reads of a visit, and the visits that ${formatInteger(freeReadsPerDay)} free reads a day carry\n${formatFigureTable(
      ['', 'cold', 'warm', 'visits, cold', 'visits, warm', 'requested at first'],
      [...reads, { address: 'median', ...typical, requested: [] }].map((each) => [
        each.address,
        String(each.cold),
        String(each.warm),
        ...visitsPerDay(each),
        each.requested.map((name) => name.replace(':runQuery', '')).join(' '),
      ]),
    )}`,
  ];
};

export function formatReport(machine: HostMachine, rounds: number, measured: Measurements): string {
  const { bytes, visitScripts, paint, cpu, reads } = measured;
  return [
    `${formatMachine(machine)}\nMedians of ${rounds} interleaved rounds`,
    formatTargets(measured),
    ...(bytes ? formatBytes(bytes) : []),
    ...(visitScripts ? [formatVisitScripts(visitScripts)] : []),
    ...(paint ? formatPaint(paint) : []),
    ...(cpu ? formatCpu(cpu) : []),
    ...formatInteractions(measured),
    ...(reads ? formatReads(reads) : []),
  ].join('\n\n');
}
