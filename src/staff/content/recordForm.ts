/** The form of one record: what the clerk typed and the files that it adds, what the record would be, and the props of each field. */
import type { PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { explainAlertEnd } from './AlertEnd.tsx';
import { toConsequences, toKindValues } from './announcementKind.ts';
import {
  clearFileValues,
  type FileFieldName,
  isOwnPart,
  type PreparedFiles,
  toFileValues,
  toPath,
} from './files/fileValues.ts';
import type { PreparedFile } from './files/prepareFile.ts';
import { readClosing } from './hallClosing.ts';
import type { EditedListName } from './listGroups.ts';
import { findOrderOfNew } from './order.ts';
import type { RecordProblems } from './problems.ts';
import { checkRecord, type EditableRecord, type RecordCheckResult } from './records.ts';
import { findStepControl, isStepField } from './steps.ts';
import {
  applyTranslations,
  createTranslationControls,
  findMarkedTranslations,
  findNeededTranslations,
  resetConfirmations,
  type TranslationControl,
  toTranslationValues,
} from './translations.ts';
import {
  type ControlValues,
  createFieldControls,
  createNewFields,
  type FieldControl,
  toControlValues,
  toRecordFields,
} from './values.ts';

export interface RecordDraft {
  readonly list: EditedListName;
  /** The stored record; null for a new one. */
  readonly record: EditableRecord | null;
  /** All records of the list. */
  readonly records: readonly EditableRecord[];
  /** The values with which the form opened. */
  readonly opened: ControlValues;
  readonly values: ControlValues;
  /** The files that the form adds. */
  readonly files: PreparedFiles;
  /** The fields whose chosen file is not ready yet: a save would leave it out. */
  readonly preparing: readonly FileFieldName[];
}

/** @param now epoch ms */
export const openDraft = (
  list: EditedListName,
  record: EditableRecord | null,
  records: readonly EditableRecord[],
  now: number,
): RecordDraft => {
  const fields = record?.fields ?? createNewFields(list, now);
  const values = {
    ...toControlValues(list, fields),
    ...toTranslationValues(list, fields),
    ...toKindValues(list, record?.fields ?? null),
  };
  return { list, record, records, opened: values, values, files: new Map(), preparing: [] };
};

export const isEdited = ({ opened, values }: RecordDraft): boolean =>
  Object.keys(values).some((name) => values[name] !== opened[name]);

export const isUnsaved = (draft: RecordDraft): boolean => isEdited(draft) || draft.preparing.length > 0;

/** @param now epoch ms */
export const checkDraft = (
  { list, record, records, values }: RecordDraft,
  now: number,
): RecordCheckResult => {
  const stored = record?.fields ?? {};
  const typed = toRecordFields(list, values, stored);
  const order =
    record === null && typed.order === undefined ? findOrderOfNew(list, typed, records) : undefined;
  const placed = order === undefined ? typed : { ...typed, order };
  const fields = applyTranslations(list, values, placed, stored);
  const { closing, problems } = readClosing(values, manilaDay(now));
  const isClosing = closing.days.length > 0 || problems.length > 0;
  const check = checkRecord(list, fields, record, records, now, isClosing);
  if (problems.length > 0)
    return { isSound: false, problems: [...(check.isSound ? [] : check.problems), ...problems] };
  return check.isSound && isClosing ? { ...check, closing } : check;
};

/** The props of a field with a text. */
interface TextFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The props of a checkbox. */
interface CheckboxFieldProps {
  readonly name: string;
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
}

export interface RecordForm {
  readonly draft: RecordDraft;
  /** Epoch ms, by the store's clock. */
  readonly now: number;
  /** Whether the store takes files. */
  readonly takesFiles: boolean;
  /** The record as stored; empty for a new one. */
  readonly stored: PlainObject;
  /** The record as typed, with the stored translations. */
  readonly fields: PlainObject;
  readonly controls: readonly FieldControl[];
  /** The translations that have a control beside their English. */
  readonly translations: readonly TranslationControl[];
  /** The names of the translations that are old, missing or edited. */
  readonly marked: readonly string[];
  /** The problems, each with the name of its control; '' if it belongs to none. */
  readonly problems: RecordProblems;
  readonly errorAt: (name: string) => string | undefined;
  readonly fieldProps: (name: string) => TextFieldProps;
  readonly checkboxProps: (name: string) => CheckboxFieldProps;
  /** Changes several controls at once. */
  readonly change: (changes: ControlValues) => void;
  /** Puts a prepared file into its field, or removes the field's file. */
  readonly changeFile: (field: FileFieldName, file: PreparedFile | null) => void;
  readonly notePreparing: (field: FileFieldName, isPreparing: boolean) => void;
}

/** The field's own control, else its first part, else ''. */
const findControlName = (names: readonly string[], name: string): string =>
  names.find((item) => item === name) ??
  names.find((item) => item.startsWith(`${name}.`) || name.startsWith(`${item}.`)) ??
  '';

interface RecordFormInput extends Pick<RecordForm, 'draft' | 'now' | 'takesFiles' | 'problems'> {
  readonly onChange: (update: (draft: RecordDraft) => RecordDraft) => void;
}

export const createRecordForm = (input: RecordFormInput): RecordForm => {
  const { draft, now, takesFiles, onChange } = input;
  const { list, record, values } = draft;
  const stored = record?.fields ?? {};
  const fields = toRecordFields(list, values, stored);
  const controls = createFieldControls(list).filter(({ name }) => !takesFiles || !isOwnPart(name));
  const marked = findMarkedTranslations(list, values, fields, stored).map(({ name }) => name);
  const needed = findNeededTranslations(list, values, fields).map(({ name }) => name);
  const wrong = input.problems.map(({ name }) => name);
  const translations = createTranslationControls(list).filter(
    ({ name, field }) => !isStepField(list, field) && [...needed, ...marked, ...wrong].includes(name),
  );
  const names = [
    'status',
    ...Object.keys(toKindValues(list, null)),
    ...controls.map(({ name }) => name),
    ...translations.map(({ name }) => name),
  ];
  const problems = input.problems.map(({ name, problem }) => ({
    name: findStepControl(list, name)?.name ?? findControlName(names, name),
    problem,
  }));
  const errorAt = (name: string): string | undefined =>
    (name === 'validUntil' ? explainAlertEnd(list, values, now) : undefined) ??
    problems.find((each) => each.name === name)?.problem;
  const change = (changes: ControlValues) =>
    onChange((before) => ({
      ...before,
      values: {
        ...before.values,
        ...Object.assign({}, ...Object.keys(changes).map((name) => resetConfirmations(before.values, name))),
        ...toConsequences(before.values, changes),
        ...changes,
      },
    }));
  return {
    draft,
    now,
    takesFiles,
    stored,
    fields,
    controls,
    translations,
    marked,
    problems,
    errorAt,
    fieldProps: (name) => ({
      name,
      value: String(values[name] ?? ''),
      error: errorAt(name),
      onChange: (text) => change({ [name]: text }),
    }),
    checkboxProps: (name) => ({
      name,
      checked: values[name] === true,
      error: errorAt(name),
      onChange: (isChecked) => change({ [name]: isChecked }),
    }),
    change,
    changeFile: (field, file) =>
      onChange((before) => ({
        ...before,
        files: file === null ? before.files : new Map(before.files).set(toPath(file), file),
        values: {
          ...before.values,
          ...(file === null
            ? clearFileValues(field)
            : toFileValues(field, file, before.values, toControlValues(list, stored), before.files)),
        },
      })),
    notePreparing: (field, isPreparing) =>
      onChange((before) => ({
        ...before,
        preparing: [...before.preparing.filter((each) => each !== field), ...(isPreparing ? [field] : [])],
      })),
  };
};
