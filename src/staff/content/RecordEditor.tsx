/** The form of one record: its fields or their preview, and the buttons to save or cancel. */
import { Fragment, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ErrorSummary } from '../../components/fields/ErrorSummary.tsx';
import { FormField, Hint, toControlProps } from '../../components/fields/FormField.tsx';
import { useAutofill } from '../../components/fields/useAutofill.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import type { ListName } from '../../content/schema/lists.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { toFailureMessage } from '../errors.ts';
import { Select, Title } from '../styles.ts';
import { AlertEnd, explainAlertEnd, isAlert } from './AlertEnd.tsx';
import { FoldedFields } from './FoldedFields.tsx';
import { FileField } from './files/FileField.tsx';
import {
  type FileFieldName,
  isFileField,
  isOwnPart,
  type PreparedFiles,
  toSourceName,
} from './files/fileValues.ts';
import type { PreparedFile } from './files/prepareFile.ts';
import { staffContentMessages as messages } from './messages.ts';
import { Preview } from './Preview.tsx';
import type { RecordProblems } from './problems.ts';
import { RecordField } from './RecordField.tsx';
import type { EditableRecord } from './records.ts';
import { StepRows } from './StepRows.tsx';
import { findStepControl, isStepField, stepFields } from './steps.ts';
import { formatTranslationLabel, TranslationField } from './TranslationField.tsx';
import {
  createTranslationControls,
  findMarkedTranslations,
  findNeededTranslations,
  findOlderEnglish,
  isTranslationChanged,
  type TranslationControl,
} from './translations.ts';
import { type ControlValues, createFieldControls, type FieldControl, toRecordFields } from './values.ts';

export interface EditorState {
  readonly isPreview: boolean;
  /** Whether the page asks about the unsaved changes. */
  readonly isConfirming: boolean;
  readonly isWrong: boolean;
  readonly isBusy: boolean;
  /** The code of the last failure; null if there is none. */
  readonly failure: string | null;
}

interface RecordEditorProps extends EditorState {
  readonly list: ListName;
  /** null for a new record. */
  readonly before: EditableRecord | null;
  /** As the list names it; blank for a new record. */
  readonly title: string;
  readonly values: ControlValues;
  /** Epoch ms, by the store's clock. */
  readonly now: number;
  readonly problems: RecordProblems;
  /** The files that this form adds; null where the store takes none. */
  readonly files: PreparedFiles | null;
  readonly onChange: (name: string, value: ControlValues[string]) => void;
  /** Changes several controls at once. */
  readonly onChangeAll: (changes: ControlValues) => void;
  /** Whether a file is being prepared, so that a save would leave it out. */
  readonly isPreparing: boolean;
  readonly onPreparing: (field: FileFieldName, isPreparing: boolean) => void;
  /** Puts a prepared file into its field, or removes the field's file. */
  readonly onFileChange: (field: FileFieldName, file: PreparedFile | null) => void;
  readonly send: (event: { readonly type: 'PREVIEW' | 'BACK' | 'SAVE' | 'CANCEL' }) => void;
}

/** Side by side where there is room. */
const Languages = styled.div`
  display: grid;
  gap: 0 1.25rem;
  ${minWidth.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const FilesElsewhere = styled(Hint)`
  margin-top: 1.5rem;
`;

/** The translations to show below a control: none until the last control of its field. */
const translationsBelow = (
  controls: readonly FieldControl[],
  at: number,
  translations: readonly TranslationControl[],
) => {
  const field = controls[at]?.field;
  return controls[at + 1]?.field === field ? [] : translations.filter((each) => each.field === field);
};

/** The field's own control, else its first part, else ''. */
const findControlName = (names: readonly string[], name: string): string =>
  names.find((item) => item === name) ??
  names.find((item) => item.startsWith(`${name}.`) || name.startsWith(`${item}.`)) ??
  '';

export const RecordEditor = ({
  list,
  before,
  title: recordTitle,
  values,
  now,
  problems,
  files,
  isPreparing,
  onPreparing,
  onChange,
  onChangeAll,
  onFileChange,
  send,
  ...editing
}: RecordEditorProps) => {
  const { isPreview, isConfirming, isWrong, isBusy, failure } = editing;
  const controls = createFieldControls(list).filter(
    // The id of a stored record stays.
    ({ name, field }) => (files === null || !isOwnPart(name)) && (before === null || field !== 'id'),
  );
  const stored = before?.fields ?? {};
  const typed = toRecordFields(list, values, stored);
  const marked = findMarkedTranslations(list, values, typed, stored).map(({ name }) => name);
  const needed = findNeededTranslations(list, values, typed).map(({ name }) => name);
  const translations = createTranslationControls(list).filter(
    ({ name, field }) =>
      !isStepField(list, field) &&
      (needed.includes(name) ||
        marked.includes(name) ||
        (isWrong && problems.some((each) => each.name === name))),
  );
  const names = ['status', ...controls.map(({ name }) => name), ...translations.map(({ name }) => name)];
  const form = useRef<HTMLFormElement>(null);
  // A script fills in several fields within one event loop: each change must see the one before.
  useAutofill(form, values, (name, text) => flushSync(() => onChange(name, text)));
  const title = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // Moves the focus to the title, so that a reader starts at the top of the form or the preview.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again on each switch between form and preview.
  useEffect(() => {
    if (!isConfirming) title.current?.focus();
  }, [isPreview, isConfirming]);
  useEffect(() => {
    if (isWrong) summary.current?.focus();
  }, [isWrong]);
  const placed = problems.map(({ name, problem }) => ({
    name: findStepControl(list, name)?.name ?? findControlName(names, name),
    problem,
  }));
  const errorAt = (name: string) =>
    name === 'validUntil' && explainAlertEnd(list, values, now) !== undefined
      ? explainAlertEnd(list, values, now)
      : isWrong
        ? placed.find((each) => each.name === name && name !== '')?.problem
        : undefined;
  const labelOf = (name: string) => {
    const step = findStepControl(list, name);
    if (step !== null) return step.label;
    const translation = translations.find((each) => each.name === name);
    if (translation !== undefined) return formatTranslationLabel(translation);
    const [field = '', part] = name.split('.');
    if (files !== null && part === 'src' && isFileField(field)) return messages.files[field].choose;
    return messages.fields[name] ?? name;
  };
  const formatLabel = (name: string) => {
    const label = name === 'status' ? messages.status.label : labelOf(name);
    return name === '' ? '' : `${label}${label.endsWith('?') ? '' : ':'} `;
  };
  const item = messages.lists[list].one;
  const isFolded = ({ field, isFolded: isRare }: FieldControl): boolean =>
    isRare ||
    (field === 'sample' && stored.sample !== true) ||
    // Without files these are paths and pixels.
    (files === null && isFileField(field));
  const folded = controls.filter(isFolded);
  /** Short texts stand open. A long one would push its neighbors out of sight: it is open while it needs attention. */
  const renderTranslations = (below: readonly TranslationControl[]) => {
    const [first] = below;
    if (first === undefined) return null;
    const languages = (
      <Languages>
        {below.map((translation) => (
          <TranslationField
            key={translation.name}
            control={translation}
            older={findOlderEnglish(list, translation, typed, stored)}
            value={String(values[translation.name] ?? '')}
            isMarked={marked.includes(translation.name)}
            isChanged={isTranslationChanged(translation, values, stored)}
            fits={values[translation.fits] === true}
            error={errorAt(translation.name)}
            onChange={onChange}
          />
        ))}
      </Languages>
    );
    if (first.kind === 'line') return languages;
    return (
      <FoldedFields
        title={messages.translationsOf(messages.fields[first.field] ?? first.field)}
        isKeptOpen={below.some(({ name }) => marked.includes(name) || errorAt(name) !== undefined)}
      >
        {languages}
      </FoldedFields>
    );
  };
  const renderOwnControl = (control: FieldControl) => {
    const { name, field } = control;
    const isFile = isFileField(field);
    const path = isFile ? String(values[toSourceName(field)] ?? '') : '';
    if (isFile && files !== null && name === toSourceName(field))
      return (
        <FileField
          field={field}
          path={path}
          widths={String(values['image.widths'] ?? '')}
          prepared={files.get(path)}
          error={errorAt(name)}
          onAttach={(file) => onFileChange(field, file)}
          onRemove={() => onFileChange(field, null)}
          onPreparing={(isFieldPreparing) => onPreparing(field, isFieldPreparing)}
        />
      );
    // What it shows is asked once there is a picture.
    if (isFile && files !== null && path === '') return null;
    const isAlertEnd = name === 'validUntil' && isAlert(list, values);
    return (
      <>
        {isFile && name === toSourceName(field) && (
          <FilesElsewhere>{messages.filesElsewhere[field]}</FilesElsewhere>
        )}
        <RecordField
          // A file needs its text.
          control={isAlertEnd || (isFile && files !== null) ? { ...control, isRequired: true } : control}
          value={values[name] ?? ''}
          error={errorAt(name)}
          onChange={(value) => onChange(name, value)}
        />
        {isAlertEnd && <AlertEnd now={now} onChoose={(moment) => onChange(name, moment)} />}
      </>
    );
  };
  const renderControl = (control: FieldControl, at: number) =>
    isStepField(list, control.field) ? (
      control.field === stepFields[0] && (
        <StepRows
          key={control.name}
          values={values}
          fields={typed}
          stored={stored}
          errorAt={errorAt}
          onChange={onChangeAll}
        />
      )
    ) : (
      <Fragment key={control.name}>
        {renderOwnControl(control)}
        {renderTranslations(translationsBelow(controls, at, translations))}
      </Fragment>
    );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SAVE' });
      }}
    >
      <Title ref={title} tabIndex={-1}>
        {isPreview
          ? messages.previewTitle
          : before === null
            ? messages.added(item)
            : messages.edit(recordTitle)}
      </Title>
      {isWrong && (
        <ErrorSummary
          ref={summary}
          // The link of a problem that belongs to no field leads to the first field.
          errors={placed.map(({ name, problem }) => ({
            name: name || 'status',
            message: `${formatLabel(name)}${problem}`,
          }))}
        />
      )}
      {failure !== null && (
        <Alert tone="error" title={messages.failed}>
          <p>{toFailureMessage(failure)}</p>
        </Alert>
      )}
      {isPreview ? (
        <Preview list={list} id={before?.id ?? 'new'} fields={typed} files={files} />
      ) : (
        <fieldset disabled={isBusy}>
          <FormField name="status" label={messages.status.label} error={errorAt('status')}>
            <Select
              {...toControlProps('status', { error: errorAt('status') })}
              value={values.status === 'active' ? 'active' : 'inactive'}
              onChange={({ target }) => onChange('status', target.value)}
            >
              <option value="active">{messages.status.active}</option>
              <option value="inactive">{messages.status.inactive}</option>
            </Select>
          </FormField>
          {controls.map((control, at) => !isFolded(control) && renderControl(control, at))}
          {folded.length > 0 && (
            <FoldedFields
              title={messages.more(
                [...new Set(folded.map(({ field }) => messages.folded[field] ?? field))].join(', '),
              )}
              isKeptOpen={folded.some(({ name }) => errorAt(name) !== undefined)}
            >
              {controls.map((control, at) => isFolded(control) && renderControl(control, at))}
            </FoldedFields>
          )}
        </fieldset>
      )}
      <ButtonRow>
        <Button type="submit" disabled={isBusy || isPreparing}>
          {isBusy ? messages.saving : messages.save}
        </Button>
        {isPreview ? (
          <Button secondary onClick={() => send({ type: 'BACK' })}>
            {messages.back}
          </Button>
        ) : (
          <>
            <Button secondary disabled={isBusy || isPreparing} onClick={() => send({ type: 'PREVIEW' })}>
              {messages.preview}
            </Button>
            <Button secondary disabled={isBusy} onClick={() => send({ type: 'CANCEL' })}>
              {messages.cancel}
            </Button>
          </>
        )}
      </ButtonRow>
    </form>
  );
};
