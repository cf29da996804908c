/** The form of a request at the counter: the questions of the site's form, where only the email may be left out. No draft is kept. */
import { FormikProvider, useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { counterEntryMachine } from '../../../machines/staff/counterEntry.ts';
import { narrowService } from '../../components/charter/narrowService.ts';
import { listPapersLine } from '../../components/charter/papersLine.ts';
import { Hint } from '../../components/fields/FormField.tsx';
import { AnswersFieldset, FocusedFormNotice, Form, SubmitRow } from '../../components/fields/formLayout.ts';
import { useAutofill } from '../../components/fields/useAutofill.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { useUnsavedChanges } from '../../context/unsavedChanges.ts';
import type { HalfDay } from '../../domain/places/placeName.ts';
import { FormErrorSummary } from '../../features/request/form/FormErrorSummary.tsx';
import { ChoiceFields, RequestFields } from '../../features/request/form/RequestFields.tsx';
import { readPaperChoice } from '../../form/certificate.ts';
import { inputFieldsOf } from '../../form/fields.ts';
import type { FormType } from '../../form/types.ts';
import { createEmptyValues, type FormValues, hasAnswers } from '../../form/values.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { requestMessages } from '../../i18n/en/requests.ts';
import { countTakenNumbers } from '../../staff-core/entry/entryPlaces.ts';
import { checkEntry, type EntryRecord } from '../../staff-core/entry/entryRecord.ts';
import { toFailureMessage } from '../errors.ts';
import type { RequestPlaceRef } from '../requests/requestPlace.ts';
import type { StaffClient } from '../restClient.ts';
import { Lead, Title } from '../styles.ts';
import { UnsavedNotice } from '../UnsavedNotice.tsx';
import type { CounterRecords } from './counterActors.ts';
import { counterMessages } from './messages.ts';
import { RefusedTime } from './RefusedTime.tsx';

const { form: messages, leaving, unconfirmed } = counterMessages;

const EntryForm = styled(Form)`
  margin-top: 1.5rem;
`;

/** What the machine's check reads of the form. */
export interface CounterFormRef {
  /** Shows the errors at their fields. @returns null if there are any */
  readonly check: () => { readonly record: EntryRecord; readonly values: FormValues } | null;
}

interface CounterFormProps {
  readonly type: FormType;
  readonly client: StaffClient;
  readonly place: RequestPlaceRef;
  readonly records: CounterRecords;
  /** Whether the records could not be read. */
  readonly areRecordsMissing: boolean;
  readonly state: SnapshotFrom<typeof counterEntryMachine>;
  /** The next time with a place, after one was refused; null where none is known. */
  readonly next: string | null;
  readonly form: { current: CounterFormRef | null };
  readonly send: ActorRefFrom<typeof counterEntryMachine>['send'];
}

/** The preset time is no answer. */
const hasTyped = (values: FormValues): boolean => hasAnswers({ ...values, schedule: '' });

export const CounterForm = ({
  type,
  client,
  place,
  records: { hallDays, services, walkInTime },
  areRecordsMissing,
  state,
  next,
  form,
  send,
}: CounterFormProps) => {
  const formik = useFormik<FormValues>({
    initialValues: { ...createEmptyValues(type), schedule: walkInTime },
    validate: (values) => checkEntry(type, values, client.now(), hallDays).errors,
    validateOnChange: false,
    // The machine saves.
    onSubmit: () => {},
  });
  const { values, setFieldValue, setTouched, setErrors } = formik;
  const element = useRef<HTMLFormElement>(null);
  useAutofill(element, values, (name, text) => setFieldValue(name, text, true));
  // The hall's days may arrive after the form.
  const isTimeMissing = walkInTime !== '' && values.schedule === '' && formik.touched.schedule !== true;
  useEffect(() => {
    if (isTimeMissing) void setFieldValue('schedule', walkInTime, false);
  }, [isTimeMissing, walkInTime, setFieldValue]);
  useEffect(() => {
    form.current = {
      check: () => {
        const { errors, record } = checkEntry(type, values, client.now(), hallDays);
        void setTouched(Object.fromEntries(inputFieldsOf(type).map((name) => [name, true])), false);
        setErrors(errors);
        return record === null ? null : { record, values };
      },
    };
    return () => {
      form.current = null;
    };
  }, [form, type, values, client, hallDays, setTouched, setErrors]);
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
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const countTaken = useCallback((halfDay: HalfDay) => countTakenNumbers(client, halfDay), [client]);
  const service = services.get(type) ?? null;
  const shownHallDays = useMemo(() => ({ days: hallDays, copyReadAt: null }), [hallDays]);
  const { refusal, failure } = state.context;
  const isEditable = state.hasTag('editable');
  return (
    <FormikProvider value={formik}>
      <Title ref={title} tabIndex={-1}>
        {messages.title(requestMessages.english.services[type].name)}
      </Title>
      <Lead>{messages.lead}</Lead>
      {areRecordsMissing && <Alert tone="warning" title={messages.recordsMissing} />}
      {state.hasTag('confirmingLeave') && (
        <UnsavedNotice
          messages={leaving}
          onStay={() => send({ type: 'STAY' })}
          onDiscard={() => send({ type: 'DISCARD' })}
        />
      )}
      <EntryForm
        ref={element}
        // The answers of the person before must not be offered to the next one.
        autoComplete="off"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'SAVE' });
        }}
      >
        {state.hasTag('incomplete') && (
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
        <AnswersFieldset disabled={!isEditable}>
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
            optionalHints={{ email: messages.email }}
            countTaken={countTaken}
          />
        </AnswersFieldset>
        <SubmitRow>
          <ButtonRow>
            <Button type="submit" disabled={!isEditable}>
              {state.hasTag('lookingUp') ? messages.looking : isBusy ? messages.saving : messages.save}
            </Button>
            <Button secondary disabled={!isEditable} onClick={() => send({ type: 'LEAVE', isUnsaved })}>
              {messages.leave}
            </Button>
          </ButtonRow>
        </SubmitRow>
      </EntryForm>
    </FormikProvider>
  );
};
