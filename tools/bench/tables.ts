/** A run as a person reads it: what was reached, then the figures behind it, topic by topic. */
import { freeReads } from './budgets.ts';
import { contenderNames } from './contenders.ts';
import { kB, median, table, times, whole } from './figures.ts';
import type { Machine } from './machine.ts';
import type { Measured } from './measure.ts';
import { groups } from './page/bytes.ts';
import { listRatio, reached } from './targets.ts';

const ms = (value: number): string => whole(value);
const fine = (value: number): string => value.toFixed(2);

const machineTold = ({ cores, model, node, chromium, commit, loadBefore, loadAfter }: Machine): string =>
  [
    `${cores} cores (${model}), load ${loadBefore} before and ${loadAfter} after`,
    `Node ${node}, Chromium ${chromium}, commit ${commit}`,
  ].join('\n');

const reachTold = (measured: Measured): string =>
  table(
    ['Reach', 'target', 'worst', 'reached', 'where'],
    reached(measured).map(({ what, target, measured: found, isReached, where }) => [
      what,
      target,
      found,
      isReached ? 'yes' : 'NO',
      where,
    ]),
  );

const bytesTold = (bytes: NonNullable<Measured['bytes']>): readonly string[] => [
  `Bytes of our scripts by gzip, of HTML by brotli, in kB; of the plain SPA beside\n${table(
    ['', 'html raw', 'gzip', 'brotli', ...groups.slice(1), 'scripts raw', 'gzip', 'brotli', 'spa gzip'],
    bytes.map(({ route, ours, spa }) => [
      route.address,
      ...(['raw', 'gzip', 'brotli'] as const).map((way) => kB(ours.groups.html[way])),
      ...groups.slice(1).map((group) => kB(ours.groups[group].gzip)),
      ...(['raw', 'gzip', 'brotli'] as const).map((way) => kB(ours.scripts[way])),
      kB(spa.scripts.gzip),
    ]),
  )}`,
];

const paintTold = (paint: NonNullable<Measured['paint']>): readonly string[] => [
  `Lighthouse, mobile preset: medians in ms\n${table(
    ['', '', 'LCP', 'times floor', 'FCP', 'TBT', 'CLS', 'performance'],
    paint.flatMap(({ route, median: sides }) =>
      contenderNames.map((name) => {
        const { lcp, fcp, tbt, cls, performance } = sides[name];
        const first = name === 'ours' ? route.address : '';
        const ratio = times(lcp / sides.floor.lcp);
        return [first, name, ms(lcp), ratio, ms(fcp), ms(tbt), cls.toFixed(3), String(performance)];
      }),
    ),
  )}`,
  `Lighthouse, scores of ours\n${table(
    ['', 'accessibility', 'best practices', 'SEO'],
    paint.map(({ route, scores }) => [
      route.address,
      String(scores.accessibility),
      String(scores['best-practices']),
      String(scores.seo),
    ]),
  )}`,
];

const cpuTold = (cpu: NonNullable<Measured['cpu']>): readonly string[] => [
  `Main thread, threadTicks: medians in ms\n${table(
    ['', '', 'before boot', 'times floor', 'in whole', 'times floor', 'blocking'],
    cpu.flatMap(({ route, median: sides }) =>
      contenderNames.map((name) => {
        const { beforeBoot, whole: inWhole, blocking } = sides[name];
        return [
          name === 'ours' ? route.address : '',
          name,
          beforeBoot.toFixed(1),
          times(beforeBoot / sides.floor.beforeBoot),
          inWhole.toFixed(1),
          times(inWhole / sides.floor.whole),
          blocking.toFixed(0),
        ];
      }),
    ),
  )}`,
];

/** Names with what each costs, and how many times the last that is. */
const sideBySide = (title: string, rows: readonly (readonly [string, number])[]): string =>
  `${title}\n${table(
    ['', 'median', 'times the last'],
    rows.map(([name, value]) => [name, fine(value), times(value / (rows.at(-1)?.[1] ?? Number.NaN))]),
  )}`;

const interactionTold = ({ keys, list, form, parser }: Measured): readonly string[] => [
  ...(keys
    ? [
        sideBySide('A key in the form, ms of threadTicks', [
          ['ours', keys.ours],
          ['the plain SPA', keys.spa],
          ['the same form by hand', keys.floor],
          ['one input on a blank page', keys.blank],
        ]),
      ]
    : []),
  ...(list
    ? [
        `A list of news, from the press to its entries, ms\n${table(
          ['entries', 'median', 'times the first'],
          list.map(({ size, shown }, index) => [
            whole(size),
            fine(shown),
            index === 0 ? '' : times(listRatio(list)),
          ]),
        )}`,
      ]
    : []),
  ...(form
    ? [
        sideBySide('A request, from the press to the confirmation, ms', [
          ['ours', form.ours],
          ['the plain SPA', form.spa],
          ['the bare call', form.call],
        ]),
      ]
    : []),
  ...(parser
    ? [
        `Durations, millions of characters a second\n${table(
          ['', 'median'],
          [
            ['the parser', fine(parser.parser / 1e6)],
            ['every character looked at', fine(parser.looking / 1e6)],
            ['times as long', times(parser.looking / parser.parser)],
          ],
        )}`,
      ]
    : []),
];

const readsTold = (reads: NonNullable<Measured['reads']>): readonly string[] => {
  const carried = ({ cold, warm }: { cold: number; warm: number }) =>
    [cold, warm].map((each) => (each === 0 ? 'no end' : whole(Math.floor(freeReads / each))));
  const typical = {
    cold: median(reads.map(({ cold }) => cold)),
    warm: median(reads.map(({ warm }) => warm)),
  };
  return [
    `Billed reads of a visit, and the visits that ${whole(freeReads)} free reads a day carry\n${table(
      ['', 'cold', 'warm', 'visits, cold', 'visits, warm', 'asked at first'],
      [...reads, { address: 'median', ...typical, asked: [] }].map((each) => [
        each.address,
        String(each.cold),
        String(each.warm),
        ...carried(each),
        each.asked.map((name) => name.replace(':runQuery', '')).join(' '),
      ]),
    )}`,
  ];
};

export function report(machine: Machine, rounds: number, measured: Measured): string {
  const { bytes, paint, cpu, reads } = measured;
  return [
    `${machineTold(machine)}\nMedians of ${rounds} interleaved rounds`,
    reachTold(measured),
    ...(bytes ? bytesTold(bytes) : []),
    ...(paint ? paintTold(paint) : []),
    ...(cpu ? cpuTold(cpu) : []),
    ...interactionTold(measured),
    ...(reads ? readsTold(reads) : []),
  ].join('\n\n');
}
