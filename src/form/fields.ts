/**
 * Spec §3 and §5: every field of a form request, in the order of the record, and the inputs that a record has no field for. The
 * schema, the initial values, the inputs and the written record all derive from these tables.
 */
import type { Translate } from '../i18n/define.ts';
import { fieldMessages } from '../i18n/en/fields.ts';
import { formMessages } from '../i18n/en/form.ts';
import { certificateNames, newOrRenewalNames } from './certificate.ts';
import type { FieldSpec, FieldType } from './fieldTypes/fieldType.ts';
import { fieldTypes } from './fieldTypes/table.ts';
import { noName } from './fieldTypes/text.ts';
import { noTin } from './fieldTypes/tin.ts';
import { type FormType, formTypes } from './types.ts';

export type FormSectionName = keyof typeof formMessages.english.form.sections;

/** The field's input on the page. The page computes a field without one. */
interface FieldInput {
  /** Whose answer it is: the person's, with which another request of that person begins, or this request's. */
  readonly about: 'person' | 'request';
  /** A choice of the paper has no section: it stands before the papers that it narrows. */
  readonly section: FormSectionName | 'choice';
  readonly control: 'text' | 'textarea' | 'email' | 'tel' | 'date' | 'datetime-local' | 'radio' | 'checkbox';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'email';
  /** Capitalizes each word of a name, and turns spell-checking off. */
  readonly isProper?: true;
  readonly width?: 'w4' | 'w10' | 'w20';
  /** The value that the checkbox beside the field enters for people who have no such thing. */
  readonly none?: string;
}

interface FieldRow {
  readonly fieldType: FieldType;
  readonly max?: number;
  readonly options?: readonly string[];
  readonly optional?: true;
  /** No draft stores it (RA 10173; docs/decisions/0016-privacy.md). */
  readonly sensitive?: true;
  readonly input?: FieldInput;
}

/** The value of a checkbox that is ticked. */
const ticked = 'yes';
export const isTicked = (value: string | undefined): boolean => value === ticked;

const listOptions = <T extends string>(labels: Readonly<Record<T, string>>) => Object.keys(labels) as T[];

const nameInput = { about: 'person', section: 'name', control: 'text', isProper: true } as const;

export const requestFields = {
  lname: {
    fieldType: fieldTypes.name,
    max: 80,
    input: { ...nameInput, autoComplete: 'family-name' },
  },
  fname: {
    fieldType: fieldTypes.name,
    max: 80,
    input: { ...nameInput, autoComplete: 'given-name', none: noName },
  },
  mname: {
    fieldType: fieldTypes.name,
    max: 80,
    input: { ...nameInput, autoComplete: 'additional-name', none: noName },
  },
  address: {
    fieldType: fieldTypes.line,
    max: 200,
    input: {
      about: 'person',
      section: 'reach',
      control: 'text',
      autoComplete: 'address-line1',
      isProper: true,
    },
  },
  age: { fieldType: fieldTypes.age },
  sex: {
    fieldType: fieldTypes.choice,
    options: listOptions(formMessages.english.form.sexes),
    input: { about: 'person', section: 'about', control: 'radio' },
  },
  birthDate: {
    fieldType: fieldTypes.birthDate,
    sensitive: true,
    input: { about: 'person', section: 'about', control: 'date', autoComplete: 'bday', width: 'w20' },
  },
  status: {
    fieldType: fieldTypes.choice,
    options: listOptions(formMessages.english.form.statuses),
    sensitive: true,
    input: { about: 'person', section: 'about', control: 'radio' },
  },
  birthPlace: {
    fieldType: fieldTypes.line,
    max: 120,
    input: { about: 'person', section: 'about', control: 'text', isProper: true },
  },
  purpose: {
    fieldType: fieldTypes.paragraph,
    max: 500,
    input: { about: 'request', section: 'request', control: 'textarea' },
  },
  email: {
    fieldType: fieldTypes.email,
    max: 254,
    input: { about: 'person', section: 'reach', control: 'email', autoComplete: 'email', inputMode: 'email' },
  },
  formType: { fieldType: fieldTypes.formType, options: Object.keys(formTypes) },
  type: { fieldType: fieldTypes.sameType },
  dateCreated: { fieldType: fieldTypes.dateCreated },
  date_added: { fieldType: fieldTypes.dateAdded },
  showable: { fieldType: fieldTypes.showable },
  zone: {
    fieldType: fieldTypes.zone,
    input: { about: 'person', section: 'reach', control: 'text', inputMode: 'numeric', width: 'w4' },
  },
  schedule: {
    fieldType: fieldTypes.schedule,
    input: { about: 'request', section: 'day', control: 'datetime-local', width: 'w20' },
  },
  requestDetails: {
    fieldType: fieldTypes.paragraph,
    max: 1000,
    input: { about: 'request', section: 'request', control: 'textarea' },
  },
  tin: {
    fieldType: fieldTypes.tin,
    sensitive: true,
    input: {
      about: 'request',
      section: 'request',
      control: 'text',
      inputMode: 'numeric',
      width: 'w20',
      none: noTin,
    },
  },
  medicalCondition: {
    fieldType: fieldTypes.paragraph,
    max: 1000,
    optional: true,
    sensitive: true,
    input: { about: 'request', section: 'request', control: 'textarea' },
  },
} as const satisfies Record<string, FieldRow>;

/**
 * Inputs whose answer is in no field of the record: the choice of the paper goes into the purpose (record.ts), the priority lane into
 * the extras of the request, which only staff read. Without types they belong to every form.
 */
const unstoredFields = {
  certificate: {
    types: ['BARANGAY_CERTIFICATIONS'],
    fieldType: fieldTypes.choice,
    options: certificateNames,
    input: { about: 'request', section: 'choice', control: 'radio' },
  },
  /** The page asks it where the charter has papers for both. */
  newOrRenewal: {
    fieldType: fieldTypes.choice,
    options: newOrRenewalNames,
    optional: true,
    input: { about: 'request', section: 'choice', control: 'radio' },
  },
  priority: {
    fieldType: fieldTypes.choice,
    options: [ticked],
    optional: true,
    sensitive: true,
    input: { about: 'request', section: 'day', control: 'checkbox' },
  },
} as const satisfies Record<
  string,
  FieldRow & { readonly types?: readonly FormType[]; readonly input: FieldInput }
>;

type UnstoredFieldName = keyof typeof unstoredFields;

/** The fields of a record. */
export type FieldName = keyof typeof requestFields;
export type InputFieldName =
  | UnstoredFieldName
  | {
      [Name in FieldName]: (typeof requestFields)[Name] extends { input: FieldInput } ? Name : never;
    }[FieldName];

const rows: Readonly<Record<FieldName | UnstoredFieldName, FieldRow>> = {
  ...requestFields,
  ...unstoredFields,
};
export const fieldRowOf = (name: FieldName | InputFieldName): FieldRow => rows[name];

const hasInput = (name: FieldName | UnstoredFieldName): name is InputFieldName =>
  rows[name].input !== undefined;

/** The inputs of all types. */
export const allInputFields = (Object.keys(rows) as readonly (FieldName | UnstoredFieldName)[]).filter(
  hasInput,
);

const extraFieldsOf = (type: FormType): readonly FieldName[] => formTypes[type].extras;
const extraFields = new Set((Object.keys(formTypes) as FormType[]).flatMap(extraFieldsOf));

/** The fields of a type's record, in record order, without other types' extra fields. */
export const fieldNamesOf = (type: FormType): readonly FieldName[] =>
  (Object.keys(requestFields) as FieldName[]).filter(
    (name) => !extraFields.has(name) || extraFieldsOf(type).includes(name),
  );

const unstoredFieldsOf = (type: FormType): readonly UnstoredFieldName[] =>
  (Object.keys(unstoredFields) as UnstoredFieldName[]).filter((name) => {
    const row: FieldRow & { readonly types?: readonly FormType[] } = unstoredFields[name];
    return row.types?.includes(type) ?? true;
  });

export const inputFieldsOf = (type: FormType): readonly InputFieldName[] =>
  [...fieldNamesOf(type), ...unstoredFieldsOf(type)].filter(hasInput);

/** The fields that a draft of the type may store. */
export const draftFieldsOf = (type: FormType): readonly InputFieldName[] =>
  inputFieldsOf(type).filter((name) => rows[name].sensitive !== true);

/** An input, or the read-only age, which stands beside the birth date it is computed from. */
type PageFieldName = InputFieldName | 'age';

/**
 * The fields on the page, in order. Those of one line stand side by side on a wide screen, and belong to one section and to the
 * same types. Every input of the table has its place here: tests/unit/form/record.test.ts finds one without.
 */
const pageLines = [
  ['certificate'],
  ['newOrRenewal'],
  ['lname', 'fname', 'mname'],
  ['birthDate', 'age'],
  ['birthPlace'],
  ['sex', 'status'],
  ['email'],
  ['address'],
  ['zone'],
  ['purpose'],
  ['requestDetails'],
  ['tin'],
  ['medicalCondition'],
  ['schedule'],
  ['priority'],
] as const satisfies readonly (readonly [InputFieldName, ...PageFieldName[]])[];

type PageLine = readonly PageFieldName[];

/** The sections of a type's form with the lines of their fields, in page order. */
export const formSectionsOf = (
  type: FormType,
): readonly { readonly section: FormSectionName; readonly lines: readonly PageLine[] }[] => {
  const inputNames = new Set(inputFieldsOf(type));
  return (Object.keys(formMessages.english.form.sections) as FormSectionName[]).map((section) => ({
    section,
    lines: pageLines.filter(([name]) => inputNames.has(name) && rows[name].input?.section === section),
  }));
};

/** The inputs that choose the paper, before the sections. */
export const choiceFieldsOf = (type: FormType): readonly InputFieldName[] =>
  unstoredFieldsOf(type).filter((name) => rows[name].input?.section === 'choice');

/** The inputs of a type, in page order. */
export const pageFieldsOf = (type: FormType): readonly InputFieldName[] => [
  ...choiceFieldsOf(type),
  ...formSectionsOf(type).flatMap(({ lines }) => lines.flat().filter(hasInput)),
];

/** The fields that no draft of the type stores, in page order. */
export const undraftedFieldsOf = (type: FormType): readonly InputFieldName[] => {
  const drafted = new Set(draftFieldsOf(type));
  return pageFieldsOf(type).filter((name) => !drafted.has(name));
};

type InputRows = Pick<typeof requestFields & typeof unstoredFields, InputFieldName>;
/** The fields that the privacy notice names: without a noun for one of them, nothing compiles. */
type NamedFieldName = {
  [Name in keyof InputRows]: InputRows[Name] extends
    | { readonly sensitive: true }
    | { readonly input: { readonly about: 'person' } }
    ? Name
    : never;
}[keyof InputRows];

const isNamed = (name: InputFieldName): name is NamedFieldName =>
  rows[name].sensitive === true || rows[name].input?.about === 'person';
const namedFields: readonly NamedFieldName[] = pageLines.flat().filter(hasInput).filter(isNamed);

/** The fields with which another request of the same person begins: those about the person that a draft may store. */
export const personFields = namedFields.filter((name) => rows[name].sensitive !== true);

/** The fields that no draft stores, of any type. */
const sensitiveFields = namedFields.filter((name) => rows[name].sensitive === true);

const listNouns = (names: readonly NamedFieldName[], translate: Translate): readonly string[] => {
  const { fields } = translate(fieldMessages);
  return [...new Set(names.map((name) => fields[name].noun))];
};

/** What to call these fields in a sentence, each once: three fields are one name. */
export const listPersonNouns = (translate: Translate) => listNouns(personFields, translate);
export const listSensitiveNouns = (translate: Translate) => listNouns(sensitiveFields, translate);

/** A field's messages and bounds, for its field type. */
export const fieldSpec = (name: FieldName | InputFieldName, translate: Translate): FieldSpec => {
  const row = rows[name];
  const { fields, rules } = translate(fieldMessages);
  const messages: { label?: string; ask?: string } = name in fields ? fields[name as InputFieldName] : {};
  return {
    translate,
    label: messages.label ?? name,
    requiredMessage: messages.ask ?? rules.system,
    max: row.max ?? 0,
    options: row.options ?? [],
    optional: row.optional ?? false,
  };
};
