/**
 * The application form (spec §2, §4): Formik owns the answers and their errors, the machine owns the life of the form,
 * and what shows is asked of the machine by tag.
 */
import { useMachine } from '@xstate/react';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { type Checked, type Document, formRequest } from '../../machines/formRequest.ts';
import { askedOf, sectionsOf } from '../form/fields.ts';
import { keepFrozen, recordOf } from '../form/record.ts';
import { errorsOf, isSendable } from '../form/schema.ts';
import type { FormType } from '../form/types.ts';
import { emptyValues, type Values } from '../form/values.ts';
import { words } from '../words/en.ts';
import { AgeField } from './ageField.tsx';
import { Button } from './button.tsx';
import { useClock } from './clock.ts';
import { Confirmation } from './confirmation.tsx';
import { loadDoor } from './door.ts';
import { DraftFoot } from './draftFoot.tsx';
import { DraftNotice } from './draftNotice.tsx';
import { ErrorSummary } from './errorSummary.tsx';
import { FailureAlert } from './failureAlert.tsx';
import { Hint } from './fieldFrame.tsx';
import { useFilledIn } from './filledIn.ts';
import { FocusOnShow } from './focusOnShow.tsx';
import { FormSection } from './formSection.tsx';
import { Honeypot } from './honeypot.tsx';
import { useAfterPress } from './press.ts';
import { requestEffects } from './requestEffects.ts';
import { answer, RequestField, shownError } from './requestField.tsx';
import { RequestIntro, RequestLayout } from './requestLayout.tsx';
import { ScheduleField } from './scheduleField.tsx';
import { Answers, Form, Over, Send } from './send.ts';
import { Thread } from './thread.tsx';
import { RobotBox, Tick } from './tick.tsx';
import { useHold } from './unsaved.ts';
import { useDraft, useFound } from './useDraft.ts';
import { YourAnswers } from './yourAnswers.tsx';

interface RequestFormProps {
  readonly type: FormType;
}

/** The browser asks before the page is left while a request is on its way. */
const useAskBeforeLeaving = (isSending: boolean) => {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
};

/** From the confirmation to another request the view changes and not the path: its heading takes the focus. */
const useFocusOnReturn = (isStored: boolean) => {
  const wasStored = useRef(false);
  useEffect(() => {
    if (wasStored.current && !isStored) {
      window.scrollTo(0, 0);
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    wasStored.current = isStored;
  }, [isStored]);
};

export const RequestForm = ({ type }: RequestFormProps) => {
  const clock = useClock();
  const trap = useRef<HTMLInputElement>(null);
  const { found, initialValues } = useFound(type);
  const formik = useFormik<Values>({
    initialValues,
    validate: (values) => errorsOf(type, recordOf(type, values, clock.now()), clock.now()),
    validateOnChange: false,
    onSubmit: () => {},
  });
  const latest = useRef(formik);
  latest.current = formik;

  const machine = useMemo(() => {
    const checkAnswers = fromPromise<Checked, { readonly earlier: Document | null }>(async ({ input }) => {
      const [instant, at] = [clock.now(), performance.now()];
      if (trap.current?.value) return { outcome: 'trapped' };
      const { setTouched, validateForm, values } = latest.current;
      await setTouched(Object.fromEntries(askedOf(type).map((name) => [name, true])), false);
      if (Object.keys(await validateForm(values)).length > 0) return { outcome: 'incomplete' };
      const record = keepFrozen(recordOf(type, values, instant), input.earlier, instant);
      if (!isSendable(type, record, instant)) throw new Error('The record does not pass its own schema.');
      return { outcome: 'sendable', at, record };
    });
    return formRequest.provide({
      actors: { ...requestEffects, checkAnswers },
      actions: { clearAnswers: () => latest.current.resetForm({ values: emptyValues }) },
    });
  }, [type, clock]);
  const shownAt = useMemo(() => performance.now(), []);
  const [state, send] = useMachine(machine, { input: { shownAt } });

  const isFilled = Object.values(formik.values).some((text) => text !== '');
  useHold(isFilled || state.hasTag('sending') || state.hasTag('stored'));
  useAskBeforeLeaving(state.hasTag('sending'));
  const afterPress = useAfterPress();
  const page = useRef<HTMLFormElement>(null);
  useFilledIn(page, (name, text) => answer(latest.current, name, text));
  useFocusOnReturn(state.hasTag('stored'));
  // The SDK is loaded before it is needed, for the signal may be gone by then.
  useEffect(() => {
    loadDoor().catch(() => {});
  }, []);

  const { stored, failure } = state.context;
  const [draft, sendDraft] = useDraft(type, found, formik, stored?.id ?? null);
  if (state.hasTag('stored') && stored !== null)
    return (
      <Confirmation
        type={type}
        stored={stored}
        onAnother={() => send({ type: 'START_AGAIN', at: performance.now() })}
      />
    );

  const sections = sectionsOf(type);
  const errors = sections
    .flatMap(({ names }) => names)
    .flatMap((name) => {
      const message = shownError(formik, name);
      return message === undefined ? [] : [{ name, message }];
    });
  const { form } = words;
  return (
    <RequestLayout type={type}>
      <Form
        ref={page}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'SUBMIT' });
        }}
      >
        {state.hasTag('listsErrors') && <Over>{errors.length > 0 && <ErrorSummary errors={errors} />}</Over>}
        <DraftNotice type={type} state={draft} onDismiss={() => sendDraft({ type: 'DISMISS' })} />
        <RequestIntro type={type} />
        <Answers disabled={!state.hasTag('editable')}>
          {sections.map(({ section, names }, index) => (
            <FormSection key={section} number={index + 1} title={form.sections[section]}>
              {names.map((name) =>
                name === 'schedule' ? (
                  <ScheduleField key={name} formik={formik} afterPress={afterPress} />
                ) : (
                  <div key={name}>
                    <RequestField name={name} formik={formik} afterPress={afterPress} />
                    {name === 'birthDate' && <AgeField birthDate={formik.values.birthDate} />}
                  </div>
                ),
              )}
            </FormSection>
          ))}
          <Honeypot ref={trap} />
        </Answers>
        <YourAnswers type={type} values={formik.values} isEditable={state.hasTag('editable')} />
        <Send>
          {state.hasTag('failed') && failure !== null && (
            <FocusOnShow>
              <FailureAlert code={failure} onDismiss={() => send({ type: 'DISMISS' })} />
            </FocusOnShow>
          )}
          <RobotBox>
            <Tick
              type="checkbox"
              name="robot"
              isStrong
              label={form.robot}
              checked={state.hasTag('ticked')}
              disabled={!state.hasTag('editable')}
              onChange={(event) => send({ type: event.target.checked ? 'TICK' : 'UNTICK' })}
            />
          </RobotBox>
          <Button
            type="submit"
            big
            disabled={!state.hasTag('canSubmit')}
            aria-describedby={state.hasTag('ticked') ? undefined : 'tick-first'}
          >
            {state.hasTag('sending')
              ? form.submitting
              : state.hasTag('checking')
                ? form.checking
                : form.submit}
          </Button>
          {!state.hasTag('ticked') && <Hint id="tick-first">{form.tickFirst}</Hint>}
          {state.hasTag('sending') && <Thread label={form.sending} />}
          <div role="status">
            {state.hasTag('sending') && <Hint>{state.hasTag('resting') ? form.resting : form.keepOpen}</Hint>}
          </div>
        </Send>
        <DraftFoot state={draft} send={sendDraft} isClosed={!state.hasTag('editable')} />
      </Form>
    </RequestLayout>
  );
};
