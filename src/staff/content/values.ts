/**
 * A record as a form holds it, and back: a text for each control, the controls made from the table of fields. What nobody
 * touched stays what it was stored as, to the last digit.
 */

import { isPlain, type Plain } from '../../../server/firestore/protocol/plainValue.ts';
import { type ContentField, type FieldKind, type ListName, lists } from '../../content/schema/lists.ts';
import { isRealMoment, manilaDay, manilaInstant, manilaTime } from '../../domain/dates/day.ts';
import { readInstant } from '../../lib/readFields.ts';

/** By the control's name: 'title', 'image.src'. */
export type Values = Readonly<Record<string, string | boolean>>;

interface Shape {
  /** What a control's name ends with; '' where the field has one alone. */
  readonly parts: readonly string[];
  readonly write: (value: unknown) => readonly (string | boolean)[];
  /** undefined where nothing was written. */
  readonly read: (given: readonly (string | boolean)[]) => unknown;
}

const text = (value: unknown): string => (value == null ? '' : String(value));
const filled = (given: string | boolean): string | undefined => String(given) || undefined;

/** What is no number stays the text, so that the schema says what it must be. */
const numberIn = (given: string | boolean): unknown => {
  const written = String(given).trim();
  if (written === '') return undefined;
  return Number.isFinite(Number(written)) ? Number(written) : written;
};

const linesIn = (given: string | boolean): readonly string[] => {
  const written = String(given).replace(/\s+$/, '');
  return written === '' ? [] : written.split('\n').map((line) => line.trim());
};

const one = (
  write: (value: unknown) => string | boolean,
  read: (given: string | boolean) => unknown,
): Shape => ({
  parts: [''],
  write: (value) => [write(value)],
  read: ([given = '']) => read(given),
});

const written = one(text, filled);

const momentOf = (value: unknown): string =>
  readInstant(value) === null ? text(value) : `${manilaDay(Number(value))}T${manilaTime(Number(value))}`;
const instantIn = (given: string | boolean): unknown => {
  const moment = String(given);
  return isRealMoment(moment) ? manilaInstant(moment) : moment || undefined;
};

const listed = (value: unknown): string => (Array.isArray(value) ? value.map(text).join('\n') : text(value));
const someOf = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length === 0 ? undefined : items;

const figureText = (value: unknown): string =>
  (Array.isArray(value) ? value : [])
    .map((figure: Plain) => `${text(figure.value)} | ${text(figure.meaning)}`)
    .join('\n');
const figuresIn = (given: string | boolean): unknown =>
  someOf(
    linesIn(given).map((line) => {
      const [value = '', ...meaning] = line.split('|');
      return { value: value.trim(), meaning: meaning.join('|').trim() };
    }),
  );

const nested = (
  parts: Readonly<Record<string, readonly [(value: unknown) => string, Shape['read']]>>,
): Shape => ({
  parts: Object.keys(parts).map((name) => `.${name}`),
  write: (value) =>
    Object.entries(parts).map(([name, [write]]) => write(isPlain(value) ? value[name] : undefined)),
  read: (given) => {
    const read = Object.entries(parts).map(
      ([name, [, part]], at) => [name, part([given[at] ?? ''])] as const,
    );
    const there = read.filter(([, value]) => value !== undefined);
    return there.length === 0 ? undefined : Object.fromEntries(there);
  },
});

const part = {
  text: [text, ([given = '']) => filled(given)],
  number: [text, ([given = '']) => numberIn(given)],
  numbers: [
    (value) => (Array.isArray(value) ? value.join(', ') : text(value)),
    ([given = '']) =>
      someOf(
        String(given)
          .split(/[,\s]+/)
          .filter(Boolean)
          .map(numberIn),
      ),
  ],
} as const satisfies Readonly<Record<string, readonly [(value: unknown) => string, Shape['read']]>>;

const shapes: Readonly<Record<FieldKind, Shape>> = {
  line: written,
  markdown: written,
  slug: written,
  telephone: written,
  page: written,
  lines: one(listed, (given) => someOf(linesIn(given))),
  figures: one(figureText, figuresIn),
  instant: one(momentOf, instantIn),
  number: one(text, numberIn),
  flag: one(
    (value) => value === true,
    (given) => (given === true ? true : undefined),
  ),
  image: nested({
    src: part.text,
    alt: part.text,
    width: part.number,
    height: part.number,
    widths: part.numbers,
  }),
  place: nested({ lat: part.number, lng: part.number }),
};

/** A text of a kind that has one control, as the control holds it. */
export const writeText = (kind: FieldKind, value: unknown): string => text(shapes[kind].write(value)[0]);

/** What such a control holds, as the record has it; undefined where nothing was written. */
export const readText = (kind: FieldKind, given: string | boolean): unknown => shapes[kind].read([given]);

export interface Control {
  readonly name: string;
  readonly field: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
}

/** Written by the page itself. */
const own: ReadonlySet<string> = new Set(['status', 'updated']);

/** Seldom touched: behind the others. */
const last: readonly string[] = ['order', 'slug', 'image', 'source', 'sample'];

/** Which the site cannot do without comes first; then as the table has them. */
export const controlsOf = (list: ListName): readonly Control[] => {
  const controls = Object.entries<ContentField>(lists[list].fields)
    .filter(([field]) => !own.has(field))
    .flatMap(([field, { kind, required }]) =>
      shapes[kind].parts.map((end) => ({ name: `${field}${end}`, field, kind, isRequired: required })),
    );
  const rankOf = ({ field, isRequired }: Control): number => (isRequired ? -2 : last.indexOf(field));
  return [...controls].sort((a, b) => rankOf(a) - rankOf(b));
};

const writtenIn = (kind: FieldKind, field: string, value: unknown): Values =>
  Object.fromEntries(
    shapes[kind].parts.map((end, at) => [`${field}${end}`, shapes[kind].write(value)[at] ?? '']),
  );

export const valuesOf = (list: ListName, fields: Plain): Values =>
  Object.assign(
    { status: text(fields.status) },
    ...Object.entries<ContentField>(lists[list].fields)
      .filter(([field]) => !own.has(field))
      .map(([field, { kind }]) => writtenIn(kind, field, fields[field])),
  );

/** @param before as it is stored; nothing of a new one */
export const fieldsOf = (list: ListName, values: Values, before: Plain): Plain => {
  const { updated: _, ...kept } = before;
  const was = valuesOf(list, before);
  const changed = Object.entries<ContentField>(lists[list].fields)
    .filter(([field]) => !own.has(field))
    .flatMap(([field, { kind }]) => {
      const names = shapes[kind].parts.map((end) => `${field}${end}`);
      return names.every((name) => values[name] === was[name])
        ? []
        : [[field, shapes[kind].read(names.map((name) => values[name] ?? ''))] as const];
    });
  const all: Plain = { ...kept, ...Object.fromEntries(changed), status: values.status };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== null));
};
