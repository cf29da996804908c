import { describe, expect, it } from 'vitest';
import { type Service, toServices as shapeOf } from '../../../../src/content/models/service.ts';
import { findService } from '../../../../src/domain/charter/charter.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { createRecordContext } from '../../../support/recordContext.ts';
import { sampleSize } from '../../../support/sampling.ts';

const texts = ['name', 'shortName', 'slug', 'content', 'client', 'manualTotalTime'] as const;
const lists = [
  'extraPurposes',
  'fees',
  'Procedure',
  'responsible_person',
  'processing_time',
  'requirements',
  'New_applicants',
  'renewal',
] as const;
const fields = [...texts, ...lists];

const servicesOf = (documents: Parameters<typeof shapeOf>[0]) => shapeOf(documents, createRecordContext());
/** A service that has a name, whatever else its document has. */
const serviceOf = (id: string, data: unknown): Service =>
  servicesOf([
    {
      id,
      data:
        typeof data === 'object' && data !== null && !Array.isArray(data)
          ? { name: 'Sample', ...data }
          : { name: 'Sample' },
    },
  ])[0] ?? servicesOf([{ id, data: { ...Object(data), name: 'Sample' } }])[0]!;

/** Every text of a service. */
const textsOf = ({ purposes, steps, requirements, ...rest }: Service): readonly string[] => [
  rest.id,
  rest.name,
  rest.shortName,
  rest.slug,
  rest.content,
  rest.client,
  rest.total,
  ...rest.fees,
  ...purposes.flatMap(({ label, text }) => [label, text]),
  ...steps.flatMap(({ procedure, person, time }) => [procedure, person, time]),
  ...requirements.general,
  ...requirements.newcomers,
  ...requirements.renewal,
];

describe('§3 a service', () => {
  it('converts a charter document to a service with labeled purposes, steps and a total', () => {
    expect(
      serviceOf('a', {
        name: ' Sample Service ',
        shortName: 'Sample',
        slug: 'sample-service',
        content: 'A sample.',
        extraPurposes: ['• Work', '(B) School', 'Bank'],
        client: '\uf0b7 Residents',
        fees: ['o Sample: ₱50'],
        Procedure: ['• 1. Ask', '• 2. Pay'],
        responsible_person: ['\uf0b7 Secretary'],
        processing_time: ['1-2 minutes', 15],
        manualTotalTime: '',
        requirements: ['• Valid ID', '-'],
        New_applicants: 'Photograph',
        updated: 1_000,
        sample: true,
      }),
    ).toEqual({
      id: 'a',
      name: 'Sample Service',
      shortName: 'Sample',
      slug: 'sample-service',
      content: 'A sample.',
      purposes: [
        { label: '(A)', text: 'Work' },
        { label: '(B)', text: 'School' },
        { label: '', text: 'Bank' },
      ],
      client: 'Residents',
      fees: ['Sample: ₱50'],
      steps: [
        { procedure: 'Ask', person: 'Secretary', time: '1-2 minutes' },
        { procedure: 'Pay', person: '', time: '15' },
      ],
      time: 'About 17 minutes',
      total: '17 minutes (Under Normal Circumstances)',
      requirements: { general: ['Valid ID'], newcomers: ['Photograph'], renewal: [] },
      updated: 1_000,
      isSample: true,
    });
  });
  it('reads missing fields of a service as blank, and leaves out a service without a name', () => {
    expect(textsOf(serviceOf('a', {})).filter((text) => text !== '')).toEqual([
      'a',
      'Sample',
      'Sample',
      'No time specified',
    ]);
    for (const data of [null, undefined, {}, { name: ' ' }, { name: ['x'] }])
      expect(servicesOf([{ id: 'a', data }])).toEqual([]);
  });
  it('finds the service with the first id when several have one name', () => {
    const documents = ['c', 'a', 'b'].map((id) => ({ id, data: { name: 'Sample' } }));
    expect(findService(servicesOf(documents), 'sample')?.id).toBe('a');
  });
  it('sorts services by their number, then by id, and those without a number last', () => {
    const documents = [
      ['a', undefined],
      ['b', 2],
      ['c', 1.5],
      ['d', 'x'],
      ['e', 2],
    ].map(([id, order]) => ({ id: String(id), data: { name: 'Sample', order } }));
    expect(servicesOf(documents).map(({ id }) => id)).toEqual(['c', 'b', 'e', 'a', 'd']);
  });

  it('limits the length of the texts and lists of a service', () => {
    const { name, requirements, steps } = serviceOf('a', {
      name: 'x'.repeat(100_000),
      requirements: Array(10_000).fill('y'.repeat(3_000)),
      Procedure: Array(10_000).fill('z'),
    });
    expect([name.length, requirements.general.length, requirements.general[0]?.length, steps.length]).toEqual(
      [300, 100, 2_000, 100],
    );
  });
});

/** The same numbers on every run, from 0 up to 1. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

describe('failures 23: thousands of malformed documents', () => {
  const times = sampleSize(10_000, 1_000);
  const random = seeded(20_261_121);
  const below = (most: number) => Math.floor(random() * most);
  const one = <T>(choices: readonly T[]): T => choices[below(choices.length)]!;
  const pieces = [
    ...[
      '5 minutes',
      '1-2 days',
      '1e309 days',
      '-5 min',
      '99999999 years',
      '1½ hours',
      '(',
      ')',
      'if',
      'or',
      '/',
    ],
    ...['•', '-', '', ' ', '\u0000', '\u202e', '\ud83d', '👩‍👩‍👧', '__proto__', '\n', ...hostilePayloads],
  ];
  const scalar = (): unknown =>
    one([
      () => one(pieces),
      () => `${one(pieces)} ${one(pieces)}`,
      () => one(pieces).repeat(below(30)),
      () => one([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 1e308, -5, 15, 0.1]),
      () => one([null, undefined, true, false]),
      () => new Date(below(2_000_000_000)),
      () => ({ seconds: below(1e9), nanoseconds: 0 }),
      () => Symbol('sample'),
      () => 10n,
    ])();
  const value = (depth = 0): unknown =>
    depth > 2
      ? scalar()
      : one([
          scalar,
          () => Array.from({ length: below(depth === 0 ? 51 : 4) }, () => value(depth + 1)),
          () => Object.fromEntries(Array.from({ length: below(5) }, () => [one(pieces), value(depth + 1)])),
        ])();
  const documentOf = (): unknown =>
    random() < 0.02
      ? value()
      : Object.fromEntries(fields.filter(() => random() < 0.9).map((name) => [name, value()]));

  it('reads malformed documents as bounded texts without NaN, Infinity or control characters', () => {
    const services = Array.from({ length: times }, (_, at) => serviceOf(`${at}`, documentOf()));
    for (const service of services) {
      for (const text of textsOf(service)) {
        if (typeof text !== 'string') throw new Error(`${service.id}: ${String(text)} is no text`);
        if (text.length > 2_000) throw new Error(`${service.id}: a text of ${text.length} characters`);
        if (/\p{Cc}|\u202e|[\ud800-\udfff]/u.test(text))
          throw new Error(`${service.id}: ${JSON.stringify(text)}`);
        if (/NaN|Infinity|undefined|\[object/.test(text)) throw new Error(`${service.id}: ${text}`);
      }
    }
    for (const { name } of services.slice(0, 500)) findService(services.slice(0, 100), name);
  });

  it('computes a readable total of any processing times', () => {
    const shown =
      /^(No time specified|(\d{1,6} (year|month|week|day|hour|minute)s?(, )?)+( \(Under Normal Circumstances\))?)$/;
    for (let at = 0; at < times; at++) {
      const { total } = serviceOf('a', { processing_time: value() });
      if (!shown.test(total)) throw new Error(total);
    }
  });
});

describe('failures 22: forty payloads in the fields of a service', () => {
  it.each(fields.filter((field) => field !== 'slug'))('keeps forty payloads in %s as plain text', (field) => {
    expect(hostilePayloads.length).toBe(40);
    const isList = lists.some((name) => name === field);
    for (const payload of hostilePayloads) {
      const shown = textsOf(serviceOf('a', { name: 'Sample', [field]: isList ? [payload] : payload }));
      // Where bullets are stripped, '-->' is three of them.
      expect(shown.some((text) => text === payload || text === payload.replace(/^-->/, ''))).toBe(true);
    }
  });
});
