/** The form of one record: its fields or their preview, and the buttons to save or cancel. */
import { Fragment, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { contentEditorMachine } from '../../../machines/staff/contentEditor.ts';
import { ErrorSummary } from '../../components/fields/ErrorSummary.tsx';
import { useAutofill } from '../../components/fields/useAutofill.ts';
import { useStickyBarOffset } from '../../components/layout/useStickyBarOffset.ts';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { isPublishedList } from '../../content/schema/lists.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { StaffSelect } from '../fields.tsx';
import { Title } from '../styles.ts';
import { AnnouncementQuestion, ClosingQuestion } from './AnnouncementQuestion.tsx';
import { announcementKinds, asksForClosing, findKind, kindFields } from './announcementKind.ts';
import { FoldedFields } from './FoldedFields.tsx';
import { isFileField } from './files/fileValues.ts';
import { staffContentMessages as messages } from './messages.ts';
import { Preview } from './Preview.tsx';
import { RecordField } from './RecordField.tsx';
import type { RecordForm } from './recordForm.ts';
import { StepRows } from './StepRows.tsx';
import { findStepControl, isStepField, stepFields } from './steps.ts';
import { formatTranslationLabel, TranslationFields } from './TranslationField.tsx';
import type { FieldControl } from './values.ts';

/** 'Title: ', before a problem in the summary; '' for one that belongs to no field. */
const formatLabel = (form: RecordForm, name: string): string => {
  const [field = '', part] = name.split('.');
  const translation = form.translations.find((each) => each.name === name);
  const label =
    findStepControl(form.draft.list, name)?.label ??
    (name === 'status'
      ? messages.status.label
      : translation !== undefined
        ? formatTranslationLabel(translation)
        : form.takesFiles && part === 'src' && isFileField(field)
          ? messages.files[field].choose
          : (messages.fields[name] ?? name));
  return name === '' ? '' : `${label}${label.endsWith('?') ? '' : ':'} `;
};

const isFolded = ({ field, isFolded: isRare }: FieldControl, form: RecordForm): boolean =>
  isRare ||
  (field === 'sample' && form.stored.sample !== true) ||
  // Without files these are paths and pixels.
  (!form.takesFiles && isFileField(field));

/** The controls that stand open, in their order: those of the kind of an announcement, else all that are not rare. */
const findOpenControls = (form: RecordForm): readonly FieldControl[] => {
  const kind = findKind(form.draft.values);
  const open = form.controls.filter((control) => !isFolded(control, form));
  if (kind === null) return open;
  const fields: readonly string[] = kindFields[kind];
  const own = fields.flatMap((name) => open.filter(({ field }) => field === name));
  // What the record has of another kind. Each has a day, also where nobody wrote it.
  const others = open.filter(
    ({ field }) => !fields.includes(field) && field !== 'date' && form.stored[field] !== undefined,
  );
  return [...own, ...others];
};

/* With very large text on a small screen the bar is at the end of the form, where it hides no field. */
const Bar = styled.div`
  z-index: 3;
  margin-top: 1.25rem;
  padding: 0.5rem 0;
  border-top: 1px solid var(--edge);
  background: var(--paper);
  & > div {
    margin: 0;
  }
  @media (min-height: 24rem) and (min-width: 18rem) {
    position: sticky;
    bottom: 0;
  }
`;

/** Scrolls a field that gets the focus to above the bar. */
const reserveSpace = (height: number): void => {
  document.documentElement.style.scrollPaddingBottom = height === 0 ? '' : `calc(${height}px + 1rem)`;
};

interface RecordFieldsProps {
  readonly form: RecordForm;
  readonly controls: readonly FieldControl[];
}

/** The controls, each text with its translations below its last control. */
const RecordFields = ({ form, controls }: RecordFieldsProps) =>
  controls.map((control) => {
    const { name, field } = control;
    if (isStepField(form.draft.list, field))
      return field === stepFields[0] && <StepRows key={name} form={form} />;
    const isLast = form.controls.findLast((each) => each.field === field) === control;
    return (
      <Fragment key={name}>
        <RecordField form={form} control={control} />
        {isLast && (
          <TranslationFields
            form={form}
            controls={form.translations.filter((translation) => translation.field === field)}
          />
        )}
      </Fragment>
    );
  });

interface RecordEditorProps {
  readonly form: RecordForm;
  /** As the list names the record; blank for a new one. */
  readonly title: string;
  readonly state: SnapshotFrom<typeof contentEditorMachine>;
  readonly send: (event: EventFromLogic<typeof contentEditorMachine>) => void;
}

export const RecordEditor = ({ form, title: recordTitle, state, send }: RecordEditorProps) => {
  const { list, record, values, files, preparing } = form.draft;
  const [isPreview, isConfirming] = [state.hasTag('preview'), state.hasTag('confirmingDiscard')];
  const [isWrong, isBusy] = [state.hasTag('invalid'), state.hasTag('busy')];
  const isHeld = isBusy || preparing.length > 0;
  const formElement = useRef<HTMLFormElement>(null);
  // A script fills in several fields within one event loop: each change must see the one before.
  useAutofill(formElement, values, (name, text) => flushSync(() => form.change({ [name]: text })));
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
  const bar = useStickyBarOffset<HTMLDivElement>(true, reserveSpace);
  const open = findOpenControls(form);
  const folded = form.controls.filter((control) => !open.includes(control));
  const kind = findKind(values);
  const isAsked = list === 'announcements' && kind === null;
  // What was typed under another kind of announcement must not be folded away.
  const isTyped = ({ name, field }: FieldControl): boolean =>
    kind !== null && field !== 'date' && values[name] !== form.draft.opened[name];
  const { status: statusMessages, previewTitle } = isPublishedList(list) ? messages : messages.staffOnly;
  const status = (
    <StaffSelect
      {...form.fieldProps('status')}
      label={statusMessages.label}
      value={values.status === 'active' ? 'active' : 'inactive'}
      options={(['active', 'inactive'] as const).map((status) => [status, statusMessages[status]])}
    />
  );
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SAVE' });
      }}
    >
      <Title ref={title} tabIndex={-1}>
        {isPreview
          ? previewTitle
          : record === null
            ? messages.added(messages.lists[list].one)
            : messages.edit(recordTitle)}
      </Title>
      {isWrong && (
        <ErrorSummary
          ref={summary}
          // The link of a problem that belongs to no field leads to the first field.
          errors={form.problems.map(({ name, problem }) => ({
            name: name || 'status',
            message: `${formatLabel(form, name)}${problem}`,
          }))}
        />
      )}
      {state.hasTag('failed') && <FailureAlert title={messages.failed} failure={state.context.failure} />}
      {isPreview ? (
        <Preview
          list={list}
          id={record?.id ?? 'new'}
          fields={form.fields}
          now={form.now}
          files={form.takesFiles ? files : null}
        />
      ) : (
        <fieldset disabled={isBusy}>
          {list === 'announcements' && (
            <AnnouncementQuestion
              form={form}
              name="kind"
              options={announcementKinds.map((each) => [each, messages.kinds[each]])}
            />
          )}
          {!isAsked && (
            <>
              {kind === null && status}
              <RecordFields form={form} controls={open} />
              {asksForClosing(values) && <ClosingQuestion form={form} />}
              {kind !== null && status}
              {folded.length > 0 && (
                <FoldedFields
                  title={messages.more(
                    [...new Set(folded.map(({ field }) => messages.folded[field] ?? field))].join(', '),
                  )}
                  isKeptOpen={folded.some(
                    (control) => form.errorAt(control.name) !== undefined || isTyped(control),
                  )}
                >
                  <RecordFields form={form} controls={folded} />
                </FoldedFields>
              )}
            </>
          )}
        </fieldset>
      )}
      <Bar ref={bar}>
        <ButtonRow>
          {!isAsked && (
            <Button type="submit" disabled={isHeld}>
              {isBusy ? messages.saving : messages.save}
            </Button>
          )}
          {isPreview && (
            <Button secondary onClick={() => send({ type: 'BACK' })}>
              {messages.back}
            </Button>
          )}
          {!isPreview && !isAsked && (
            <Button secondary disabled={isHeld} onClick={() => send({ type: 'PREVIEW' })}>
              {messages.preview}
            </Button>
          )}
          {!isPreview && (
            <Button secondary disabled={isBusy} onClick={() => send({ type: 'CANCEL' })}>
              {messages.cancel}
            </Button>
          )}
        </ButtonRow>
      </Bar>
    </form>
  );
};
