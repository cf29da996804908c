/**
 * Spec §3 and §5: every field of a form request, in the order of the record. From this one table come the schema,
 * the first values, the inputs, the record that is written, and the sample records that tests send.
 */
import { words } from '../i18n/en/form.ts';
import { birthDate } from './fieldTypes/birthDate.ts';
import { choice } from './fieldTypes/choice.ts';
import { age, dateAdded, dateCreated, formType, sameType, shown } from './fieldTypes/computed.ts';
import { email } from './fieldTypes/email.ts';
import type { Asked, Kind } from './fieldTypes/fieldType.ts';
import { schedule } from './fieldTypes/schedule.ts';
import { line, name, paragraph } from './fieldTypes/text.ts';
import { noTin, tin } from './fieldTypes/tin.ts';
import { zone } from './fieldTypes/zone.ts';
import { type ExtraField, type FormType, formTypes } from './types.ts';

export type SectionName = keyof typeof words.form.sections;

/** How a field is asked on the page; a field without it is filled in by the page. */
interface Input {
  readonly section: SectionName;
  readonly control: 'text' | 'textarea' | 'email' | 'date' | 'datetime-local' | 'radio';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'email';
  /** Begins each word of a name with a capital, and corrects none. */
  readonly isProper?: true;
  readonly width?: 'w4' | 'w10' | 'w20';
  /** What the checkbox beside the field writes for those who have no such thing. */
  readonly none?: string;
}

interface FieldRow {
  readonly kind: Kind;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly optional?: true;
  /** Kept by no draft (RA 10173; docs/decisions/privacy.md). */
  readonly sensitive?: true;
  readonly input?: Input;
}

const options = <T extends string>(labels: Readonly<Record<T, string>>) => Object.keys(labels) as T[];

export const fields = {
  lname: {
    kind: name,
    max: 80,
    input: { section: 'name', control: 'text', autoComplete: 'family-name', isProper: true },
  },
  fname: {
    kind: name,
    max: 80,
    input: { section: 'name', control: 'text', autoComplete: 'given-name', isProper: true },
  },
  mname: {
    kind: name,
    max: 80,
    input: {
      section: 'name',
      control: 'text',
      autoComplete: 'additional-name',
      isProper: true,
      none: 'N/A',
    },
  },
  address: {
    kind: line,
    max: 200,
    input: { section: 'reach', control: 'text', autoComplete: 'address-line1', isProper: true },
  },
  age: { kind: age },
  sex: {
    kind: choice,
    options: options(words.form.sexes),
    input: { section: 'about', control: 'radio' },
  },
  birthDate: {
    kind: birthDate,
    sensitive: true,
    input: { section: 'about', control: 'date', autoComplete: 'bday', width: 'w20' },
  },
  status: {
    kind: choice,
    options: options(words.form.statuses),
    sensitive: true,
    input: { section: 'about', control: 'radio' },
  },
  birthPlace: { kind: line, max: 120, input: { section: 'about', control: 'text', isProper: true } },
  purpose: { kind: paragraph, max: 500, input: { section: 'request', control: 'textarea' } },
  email: {
    kind: email,
    max: 254,
    input: { section: 'reach', control: 'email', autoComplete: 'email', inputMode: 'email' },
  },
  formType: { kind: formType, options: Object.keys(formTypes) },
  type: { kind: sameType },
  dateCreated: { kind: dateCreated },
  date_added: { kind: dateAdded },
  showable: { kind: shown },
  zone: {
    kind: zone,
    input: { section: 'reach', control: 'text', inputMode: 'numeric', width: 'w4' },
  },
  schedule: { kind: schedule, input: { section: 'day', control: 'datetime-local', width: 'w20' } },
  requestDetails: { kind: paragraph, max: 1000, input: { section: 'request', control: 'textarea' } },
  tin: {
    kind: tin,
    sensitive: true,
    input: { section: 'request', control: 'text', inputMode: 'numeric', width: 'w20', none: noTin },
  },
  medicalCondition: {
    kind: paragraph,
    max: 1000,
    optional: true,
    sensitive: true,
    input: { section: 'request', control: 'textarea' },
  },
} as const satisfies Record<string, FieldRow>;

export type FieldName = keyof typeof fields;
export type AskedName = {
  [Name in FieldName]: (typeof fields)[Name] extends { input: Input } ? Name : never;
}[FieldName];

const rows: Readonly<Record<FieldName, FieldRow>> = fields;
export const rowOf = (name: FieldName): FieldRow => rows[name];

const extras = new Set<string>(Object.values(formTypes).flatMap(({ extra }) => extra ?? []));
const isExtra = (name: string): name is ExtraField => extras.has(name);

/** The fields of a type's record, in its order: extras of other types are absent. */
export const fieldsOf = (type: FormType): readonly FieldName[] =>
  (Object.keys(fields) as FieldName[]).filter((name) => !isExtra(name) || formTypes[type].extra === name);

const isAsked = (name: FieldName): name is AskedName => rows[name].input !== undefined;

export const askedOf = (type: FormType): readonly AskedName[] => fieldsOf(type).filter(isAsked);

/** What a draft of the type may hold. */
export const draftedOf = (type: FormType): readonly AskedName[] =>
  askedOf(type).filter((name) => rows[name].sensitive !== true);

/** How the page asks them, section by section; the read-only age stands behind the birth date it is computed from. */
const shownOrder = [
  'lname',
  'fname',
  'mname',
  'birthDate',
  'birthPlace',
  'sex',
  'status',
  'email',
  'address',
  'zone',
  'purpose',
  'requestDetails',
  'tin',
  'medicalCondition',
  'schedule',
] as const satisfies readonly AskedName[];

/** The sections of a type's form with the fields each asks, in the order of the page. */
export const sectionsOf = (
  type: FormType,
): readonly { readonly section: SectionName; readonly names: readonly AskedName[] }[] => {
  const asked = new Set(askedOf(type));
  return (Object.keys(words.form.sections) as SectionName[]).map((section) => ({
    section,
    names: shownOrder.filter((name) => asked.has(name) && fields[name].input.section === section),
  }));
};

/** What no draft of the type holds, in the order of the page. */
export const undraftedOf = (type: FormType): readonly AskedName[] => {
  const drafted = new Set(draftedOf(type));
  return sectionsOf(type).flatMap(({ names }) => names.filter((name) => !drafted.has(name)));
};

/** A field's words and bounds, for its kind. */
export const asked = (name: FieldName): Asked => {
  const row = rows[name];
  const said: { label?: string; ask?: string } = name in words.fields ? words.fields[name as AskedName] : {};
  return {
    label: said.label ?? name,
    ask: said.ask ?? words.rules.system,
    max: row.max ?? 0,
    options: row.options ?? [],
    optional: row.optional ?? false,
  };
};
