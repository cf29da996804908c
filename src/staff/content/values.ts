/**
 * Converts a record to form values and back: one text per control, with controls made from the table of fields. An unedited
 * field keeps its exact stored value.
 */
import { isPlainObject, type PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { type ContentField, type FieldKind, type ListName, lists } from '../../content/schema/lists.ts';
import { isRealMoment, manilaDay, manilaInstant, manilaTime } from '../../domain/dates/day.ts';
import { readInstant } from '../../lib/readFields.ts';

/** By the control's name: 'title', 'image.src'. */
export type ControlValues = Readonly<Record<string, string | boolean>>;

interface FieldFormat {
  /** The suffixes of the control names; [''] if the field has a single control. */
  readonly parts: readonly string[];
  readonly write: (value: unknown) => readonly (string | boolean)[];
  /** undefined if the control is empty. */
  readonly read: (raw: readonly (string | boolean)[]) => unknown;
}

const toText = (value: unknown): string => (value == null ? '' : String(value));
const toFilledText = (raw: string | boolean): string | undefined => String(raw) || undefined;

/** Keeps text that is no number as text, so that the schema reports it. */
const parseNumber = (raw: string | boolean): unknown => {
  const written = String(raw).trim();
  if (written === '') return undefined;
  return Number.isFinite(Number(written)) ? Number(written) : written;
};

const parseLines = (raw: string | boolean): readonly string[] => {
  const written = String(raw).replace(/\s+$/, '');
  // A word processor puts a tab behind its bullets.
  return written === '' ? [] : written.split('\n').map((line) => line.replaceAll('\t', ' ').trim());
};

const singleControl = (
  write: (value: unknown) => string | boolean,
  read: (raw: string | boolean) => unknown,
): FieldFormat => ({
  parts: [''],
  write: (value) => [write(value)],
  read: ([raw = '']) => read(raw),
});

const textFormat = singleControl(toText, toFilledText);

const formatMoment = (value: unknown): string =>
  readInstant(value) === null ? toText(value) : `${manilaDay(Number(value))}T${manilaTime(Number(value))}`;
const parseInstant = (raw: string | boolean): unknown => {
  const moment = String(raw);
  return isRealMoment(moment) ? manilaInstant(moment) : moment || undefined;
};

const formatLines = (value: unknown): string =>
  Array.isArray(value) ? value.map(toText).join('\n') : toText(value);
const toNonEmpty = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length === 0 ? undefined : items;

const formatFigures = (value: unknown): string =>
  (Array.isArray(value) ? value : [])
    .map((figure: PlainObject) => `${toText(figure.value)} | ${toText(figure.meaning)}`)
    .join('\n');
const parseFigures = (raw: string | boolean): unknown =>
  toNonEmpty(
    parseLines(raw).map((line) => {
      const [value = '', ...meaning] = line.split('|');
      return { value: value.trim(), meaning: meaning.join('|').trim() };
    }),
  );

const nestedControls = (
  parts: Readonly<Record<string, readonly [(value: unknown) => string, FieldFormat['read']]>>,
): FieldFormat => ({
  parts: Object.keys(parts).map((name) => `.${name}`),
  write: (value) =>
    Object.entries(parts).map(([name, [write]]) => write(isPlainObject(value) ? value[name] : undefined)),
  read: (raw) => {
    const read = Object.entries(parts).map(([name, [, part]], at) => [name, part([raw[at] ?? ''])] as const);
    const there = read.filter(([, value]) => value !== undefined);
    return there.length === 0 ? undefined : Object.fromEntries(there);
  },
});

const partFormats = {
  text: [toText, ([raw = '']) => toFilledText(raw)],
  number: [toText, ([raw = '']) => parseNumber(raw)],
  numbers: [
    (value) => (Array.isArray(value) ? value.join(', ') : toText(value)),
    ([raw = '']) =>
      toNonEmpty(
        String(raw)
          .split(/[,\s]+/)
          .filter(Boolean)
          .map(parseNumber),
      ),
  ],
} as const satisfies Readonly<Record<string, readonly [(value: unknown) => string, FieldFormat['read']]>>;

const linesFormat = singleControl(formatLines, (raw) => toNonEmpty(parseLines(raw)));

const fieldFormats: Readonly<Record<FieldKind, FieldFormat>> = {
  line: textFormat,
  markdown: textFormat,
  template: textFormat,
  slug: textFormat,
  telephone: textFormat,
  page: textFormat,
  lines: linesFormat,
  templateLines: linesFormat,
  figures: singleControl(formatFigures, parseFigures),
  instant: singleControl(formatMoment, parseInstant),
  number: singleControl(toText, parseNumber),
  count: singleControl(toText, parseNumber),
  flag: singleControl(
    (value) => value === true,
    (raw) => (raw === true ? true : undefined),
  ),
  image: nestedControls({
    src: partFormats.text,
    alt: partFormats.text,
    width: partFormats.number,
    height: partFormats.number,
    widths: partFormats.numbers,
  }),
  file: nestedControls({ src: partFormats.text, name: partFormats.text, size: partFormats.number }),
  place: nestedControls({ lat: partFormats.number, lng: partFormats.number }),
};

/** The control text of a value, for kinds with one control. */
export const formatControlText = (kind: FieldKind, value: unknown): string =>
  toText(fieldFormats[kind].write(value)[0]);

/** The value of such a control; undefined if it is empty. */
export const parseControlText = (kind: FieldKind, raw: string | boolean): unknown =>
  fieldFormats[kind].read([raw]);

export interface FieldControl {
  readonly name: string;
  readonly field: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  /** Technical or rarely edited: below 'More'. */
  readonly isFolded: boolean;
}

/** Fields that the page itself writes. */
const managedFields: ReadonlySet<string> = new Set(['status', 'updated']);

/** Fields that another question decides: whether an announcement is urgent follows from what it is. */
const impliedFields: ReadonlySet<string> = new Set(['urgent']);

/** Below 'More', in this order. */
const foldedFields: readonly string[] = ['order', 'slug', 'place'];

/** Puts the box 'This is a sample' beside what makes the record real: the number of a hotline, else its title or name. */
const placeSampleBox = (controls: readonly FieldControl[]): readonly FieldControl[] => {
  const [box, others] = [
    controls.filter(({ field }) => field === 'sample'),
    controls.filter(({ field }) => field !== 'sample'),
  ];
  const number = others.findIndex(({ kind }) => kind === 'telephone');
  const at = number === -1 ? others.findLastIndex(({ isRequired }) => isRequired) : number;
  return [...others.slice(0, at + 1), ...box, ...others.slice(at + 1)];
};

/** Required fields first, then the order of the table, the source, and the folded fields. */
export const createFieldControls = (list: ListName): readonly FieldControl[] => {
  const controls = Object.entries<ContentField>(lists[list].fields)
    .filter(([field]) => !managedFields.has(field) && !impliedFields.has(field))
    .flatMap(([field, { kind, required }]) =>
      fieldFormats[kind].parts.map((end) => ({
        name: `${field}${end}`,
        field,
        kind,
        isRequired: required,
        isFolded: foldedFields.includes(field),
      })),
    );
  const rankOf = ({ field, isRequired }: FieldControl): number =>
    isRequired
      ? -3
      : field === 'source'
        ? -1
        : foldedFields.includes(field)
          ? foldedFields.indexOf(field)
          : -2;
  return placeSampleBox([...controls].sort((a, b) => rankOf(a) - rankOf(b)));
};

const formatField = (kind: FieldKind, field: string, value: unknown): ControlValues =>
  Object.fromEntries(
    fieldFormats[kind].parts.map((end, at) => [`${field}${end}`, fieldFormats[kind].write(value)[at] ?? '']),
  );

export const toControlValues = (list: ListName, fields: PlainObject): ControlValues =>
  Object.assign(
    { status: toText(fields.status) },
    ...Object.entries<ContentField>(lists[list].fields)
      .filter(([field]) => !managedFields.has(field))
      .map(([field, { kind }]) => formatField(kind, field, fields[field])),
  );

/** The fields that a new record begins with: on the site, and of this moment. @param now epoch ms */
export const createNewFields = (list: ListName, now: number): PlainObject => ({
  status: 'active',
  ...('date' in lists[list].fields && { date: now }),
});

/** @param before the stored record; empty for a new one */
export const toRecordFields = (list: ListName, values: ControlValues, before: PlainObject): PlainObject => {
  const { updated: _, ...unmanaged } = before;
  const storedValues = toControlValues(list, before);
  const changed = Object.entries<ContentField>(lists[list].fields)
    .filter(([field]) => !managedFields.has(field))
    .flatMap(([field, { kind }]) => {
      const names = fieldFormats[kind].parts.map((end) => `${field}${end}`);
      return names.every((name) => values[name] === storedValues[name])
        ? []
        : [[field, fieldFormats[kind].read(names.map((name) => values[name] ?? ''))] as const];
    });
  const all: PlainObject = { ...unmanaged, ...Object.fromEntries(changed), status: values.status };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== null));
};
