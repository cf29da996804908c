/** The form of a request at the counter: the questions of the site's form, where only the email may be left out. No draft is kept. */
import { FormikProvider, useFormik } from 'formik';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { counterEntryMachine } from '../../../machines/staff/counterEntry.ts';
import { narrowService } from '../../components/charter/narrowService.ts';
import { listPapersLine } from '../../components/charter/papersLine.ts';
import { Hint } from '../../components/fields/FormField.tsx';
import { focusField } from '../../components/fields/focusField.ts';
import { AnswersFieldset, FocusedFormNotice, Form, SubmitRow } from '../../components/fields/formLayout.ts';
import { useAutofill } from '../../components/fields/useAutofill.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { visuallyHiddenStyle } from '../../components/ui/VisuallyHidden.ts';
import { useUnsavedChanges } from '../../context/unsavedChanges.ts';
import type { HalfDay } from '../../domain/places/placeName.ts';
import { FormErrorSummary } from '../../features/request/form/FormErrorSummary.tsx';
import { ChoiceFields, RequestFields } from '../../features/request/form/RequestFields.tsx';
import { readPaperChoice } from '../../form/certificate.ts';
import { allInputFields, fieldRowOf, type InputFieldName, pageFieldsOf } from '../../form/fields.ts';
import { parseFormType } from '../../form/typeNames.ts';
import type { FormType } from '../../form/types.ts';
import { type FormValues, hasAnswers } from '../../form/values.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { requestMessages } from '../../i18n/en/requests.ts';
import { countTakenNumbers } from '../../staff-core/entry/entryPlaces.ts';
import { checkEntry, type EntryRecord } from '../../staff-core/entry/entryRecord.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { toFailureMessage } from '../errors.ts';
import { StaffSelect } from '../fields.tsx';
import type { RequestPlaceRef } from '../requests/requestPlace.ts';
import type { StaffClient } from '../restClient.ts';
import { FieldGrid, Title } from '../styles.ts';
import { UnsavedNotice } from '../UnsavedNotice.tsx';
import { clerkLocalization } from './clerkLocalization.ts';
import type { CounterRecords } from './counterActors.ts';
import { counterMessages } from './messages.ts';
import { PersonSearch } from './PersonSearch.tsx';
import { RefusedTime } from './RefusedTime.tsx';

const { form: messages, leaving, unconfirmed } = counterMessages;

const columns = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 1.25rem;
`;

/* On a desk a request is on a screen and a half: names, person and address beside each other, then what they ask for and when they come. */
const Counter = styled.div`
  [role='alert'] {
    margin-top: 0.75rem;
  }
  ${minWidth.wide} {
    h1 {
      margin: 0.75rem 0 0;
      font-size: 2rem;
    }
    [role='alert'] ul {
      ${columns}
    }
  }
`;

const Questions = styled.div`
  ${minWidth.wide} {
    ${columns}
    align-items: start;
    font-size: 1rem;
    & > p {
      grid-column: 1 / -1;
    }
    /* What to bring stands beside a single choice. */
    & > :has(#certificate),
    & > div:first-child + p,
    & > fieldset:last-child {
      grid-column: span 2;
    }
    & > *,
    fieldset > div > * > * {
      margin-top: 0.5rem;
    }
    & > fieldset,
    fieldset > div {
      padding-top: 0;
    }
    legend {
      ${visuallyHiddenStyle}
    }
    /* Within a column only the age stands beside another answer. */
    fieldset > div > div {
      grid-auto-columns: minmax(0, 2fr) minmax(0, 1fr);
      &:not(:has(> * > #age)) {
        display: block;
      }
    }
    input,
    button,
    summary,
    textarea {
      min-height: 44px;
      margin-top: 0;
      padding-block: 0.25rem;
    }
    label:has(> input) {
      gap: 0.5rem;
      min-height: 36px;
      margin-top: 0;
    }
    label > input {
      width: 28px;
      height: 28px;
      min-height: 0;
    }
    /* The chosen time stands beside the other ways to choose one, and the hours beside their half day. */
    fieldset:last-child > div > div > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.5rem 1rem;
      & > * {
        flex: 1 0 100%;
        margin-block: 0;
      }
      & > [role='status'],
      & > details {
        flex-basis: 40%;
      }
      & > [role='group'] > p {
        grid-column: auto;
        align-self: center;
      }
    }
  }
`;

const Help = styled.details`
  &[open] {
    flex-basis: 100%;
  }
  summary {
    padding: 0.75rem;
    cursor: pointer;
  }
`;

/** What the machine's check reads of the form. */
export interface CounterFormRef {
  /** Shows the errors at their fields. @returns null if there are any */
  readonly check: () => { readonly record: EntryRecord; readonly values: FormValues } | null;
}

interface CounterFormProps {
  readonly client: StaffClient;
  readonly place: RequestPlaceRef;
  readonly records: CounterRecords;
  /** Whether the records could not be read. */
  readonly areRecordsMissing: boolean;
  /** The answers about the person of the request before; null without one. */
  readonly last: FormValues | null;
  readonly state: SnapshotFrom<typeof counterEntryMachine>;
  /** The next time with a place, after one was refused; null where none is known. */
  readonly next: string | null;
  readonly form: { current: CounterFormRef | null };
  readonly send: ActorRefFrom<typeof counterEntryMachine>['send'];
}

/** The email may stay empty, and needs no hint for it. */
const optionalHints = { email: '' };

/** The answers to the questions of every service, so that another service keeps what was typed. */
const emptyValues: FormValues = Object.fromEntries(allInputFields.map((name) => [name, '']));

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** The preset time is no answer. */
const hasTyped = (values: FormValues): boolean => hasAnswers({ ...values, schedule: '' });

export const CounterForm = ({
  client,
  place,
  records: { hallDays, services, offered, walkInTime },
  areRecordsMissing,
  last,
  state,
  next,
  form,
  send,
}: CounterFormProps) => {
  const [type, setType] = useState<FormType | null>(null);
  const checkValues = useCallback(
    (answers: FormValues) =>
      type === null
        ? { errors: {}, record: null }
        : checkEntry(type, answers, client.now(), hallDays, clerkLocalization.translate),
    [type, client, hallDays],
  );
  const formik = useFormik<FormValues>({
    initialValues: { ...emptyValues, schedule: walkInTime },
    validate: (values) => checkValues(values).errors,
    validateOnChange: false,
    // The machine saves.
    onSubmit: () => {},
  });
  const { values, setValues, setFieldValue, setTouched, setErrors } = formik;
  const element = useRef<HTMLFormElement>(null);
  useAutofill(element, values, (name, text) => setFieldValue(name, text, true));
  // The hall's days may arrive after the form.
  const isTimeMissing = walkInTime !== '' && values.schedule === '' && formik.touched.schedule !== true;
  useEffect(() => {
    if (isTimeMissing) void setFieldValue('schedule', walkInTime, false);
  }, [isTimeMissing, walkInTime, setFieldValue]);
  useImperativeHandle(form, () => ({
    check: () => {
      const { errors, record } = checkValues(values);
      void setTouched(Object.fromEntries(allInputFields.map((name) => [name, true])), false);
      setErrors(errors);
      return record === null ? null : { record, values };
    },
  }));
  const isUnsaved = hasTyped(values);
  const isBusy = state.hasTag('busy');
  const isHeld = isUnsaved || isBusy;
  useUnsavedChanges(isHeld);
  useEffect(() => {
    if (!isHeld) return;
    place.current = { ...place.current, askBeforeTab: () => send({ type: 'LEAVE', isUnsaved: true }) };
    return () => {
      place.current = { ...place.current, askBeforeTab: null };
    };
  }, [place, isHeld, send]);
  const countTaken = useCallback((halfDay: HalfDay) => countTakenNumbers(client, halfDay), [client]);
  const service = (type && services.get(type)) ?? null;
  const shownHallDays = useMemo(() => ({ days: hallDays, copyReadAt: null }), [hallDays]);
  const { refusal, failure } = state.context;
  const isEditable = state.hasTag('editable');
  return (
    <FormikProvider value={formik}>
      <Counter>
        <Title ref={focusOnMount} tabIndex={-1}>
          {counterMessages.open}
        </Title>
        {areRecordsMissing && <Alert tone="warning" title={messages.recordsMissing} />}
        {state.hasTag('confirmingLeave') && (
          <UnsavedNotice
            messages={leaving}
            onStay={() => send({ type: 'STAY' })}
            onDiscard={() => send({ type: 'DISCARD' })}
          />
        )}
        <FieldGrid>
          <StaffSelect
            name="service"
            label={messages.service}
            disabled={!isEditable}
            options={[
              ...(type === null ? [['', messages.choose] as const] : []),
              ...(type === null || offered.includes(type) ? offered : [type, ...offered]).map(
                (each) => [each, requestMessages.english.services[each].name] as const,
              ),
            ]}
            value={type ?? ''}
            onChange={(chosen) => {
              setType(parseFormType(chosen));
              // The choice of a paper belongs to its service.
              void setValues({ ...values, certificate: '', newOrRenewal: '' }, false);
            }}
          />
          {type !== null && (
            <PersonSearch
              client={client}
              last={last}
              isDisabled={!isEditable}
              onChoose={(person) => {
                const filled = { ...values, ...person };
                void setValues(filled, true);
                const isOpen = (name: InputFieldName) =>
                  filled[name] === '' && fieldRowOf(name).optional !== true;
                const open = pageFieldsOf(type).find((name) => name !== 'email' && isOpen(name));
                focusField(open ?? 'schedule');
              }}
            />
          )}
        </FieldGrid>
        <Form
          ref={element}
          // The answers of the person before must not be offered to the next one.
          autoComplete="off"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'SAVE' });
          }}
        >
          {state.hasTag('incomplete') && type !== null && (
            <FocusedFormNotice>
              <FormErrorSummary type={type} />
            </FocusedFormNotice>
          )}
          {state.hasTag('scheduleRefused') && refusal !== null && <RefusedTime kind={refusal} next={next} />}
          {state.hasTag('failed') && (
            <FocusedFormNotice>
              <Alert tone="error" title={messages.failed}>
                <p>
                  {toFailureMessage(failure)} {messages.answersKept}
                </p>
              </Alert>
            </FocusedFormNotice>
          )}
          {state.hasTag('unconfirmed') && (
            <FocusedFormNotice>
              <Alert tone="error" title={unconfirmed.title}>
                <p>{unconfirmed.why}</p>
                <ButtonRow>
                  <Button onClick={() => send({ type: 'LOOK_AGAIN' })}>{unconfirmed.look}</Button>
                </ButtonRow>
              </Alert>
            </FocusedFormNotice>
          )}
          {type !== null && (
            <AnswersFieldset disabled={!isEditable}>
              <Questions>
                <ChoiceFields type={type} service={service} />
                {service !== null && (
                  <Hint role="status">
                    {listPapersLine(narrowService(service, readPaperChoice(values), translateToEnglish))
                      .map(({ text }) => text)
                      .join(' · ')}
                  </Hint>
                )}
                <RequestFields
                  type={type}
                  hallDays={shownHallDays}
                  optionalHints={optionalHints}
                  countTaken={countTaken}
                />
              </Questions>
            </AnswersFieldset>
          )}
          <SubmitRow>
            <ButtonRow>
              {type !== null && (
                <Button type="submit" disabled={!isEditable}>
                  {state.hasTag('lookingUp') ? messages.looking : isBusy ? messages.saving : messages.save}
                </Button>
              )}
              <Button secondary disabled={!isEditable} onClick={() => send({ type: 'LEAVE', isUnsaved })}>
                {messages.leave}
              </Button>
              <Help>
                <summary>{messages.help.label}</summary>
                <p>{messages.help.text}</p>
              </Help>
            </ButtonRow>
          </SubmitRow>
        </Form>
      </Counter>
    </FormikProvider>
  );
};
