/** The words and signs of durations: English, then Filipino and Cebuano, because charters are also written in these. */

/** Largest first, each with its minutes. */
export const unitsFromLargest = [
  { unit: 'year', minutes: 525_600, names: 'year years yr yrs taon tuig' },
  { unit: 'month', minutes: 43_200, names: 'month months mo mos buwan bulan' },
  { unit: 'week', minutes: 10_080, names: 'week weeks wk wks linggo semana' },
  { unit: 'day', minutes: 1_440, names: 'day days araw adlaw' },
  { unit: 'hour', minutes: 60, names: 'hour hours hr hrs oras' },
  { unit: 'minute', minutes: 1, names: 'minute minutes min mins minuto minutos' },
] as const;

export interface DurationToken {
  /** A filler may appear between a number and its unit: '3 working days', '3 ka adlaw'. */
  readonly kind: 'number' | 'unit' | 'range' | 'alternative' | 'filler' | 'other';
  /** The number itself, or the minutes of a unit; 0 for any other kind. */
  readonly value: number;
}

const fillers =
  'working business work calendar regular full whole official office banking consecutive more ka na';

const rows: readonly (DurationToken & { readonly names: string })[] = [
  ...unitsFromLargest.map(({ minutes, names }) => ({ kind: 'unit' as const, value: minutes, names })),
  { kind: 'range', value: 0, names: 'to hanggang hangtod -' },
  { kind: 'alternative', value: 0, names: 'if or kung o /' },
  { kind: 'filler', value: 0, names: fillers },
];

/** The token of each word and sign that has a meaning. */
export const durationLexicon: ReadonlyMap<string, DurationToken> = new Map(
  rows.flatMap(({ names, ...token }) => names.split(' ').map((name) => [name, token])),
);
