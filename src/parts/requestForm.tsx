/**
 * The application form (spec §2, §4): Formik owns the answers and their errors, the machine owns the life of the form,
 * and what shows is asked of the machine by tag.
 */
import { useSelector } from '@xstate/react';
import { useFormik } from 'formik';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { sectionsOf } from '../form/fields.ts';
import { recordOf } from '../form/record.ts';
import { errorsOf } from '../form/schema.ts';
import type { FormType } from '../form/types.ts';
import { isFilled, type Values } from '../form/values.ts';
import { words } from '../words/en.ts';
import { AgeField } from './ageField.tsx';
import { useAliveAtOnce } from './alive.ts';
import { beginRequest } from './beginRequest.ts';
import { blankRequest } from './blankRequest.ts';
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
import { useOpenRequest, useShown } from './openRequests.ts';
import { useAfterPress } from './press.ts';
import { answer, RequestField, shownError } from './requestField.tsx';
import { RequestIntro, RequestLayout } from './requestLayout.tsx';
import { ScheduleField } from './scheduleField.tsx';
import { Answers, Form, Over, Send } from './send.ts';
import { useTakenOver } from './takenOver.ts';
import { Thread } from './thread.tsx';
import { RobotBox, Tick } from './tick.tsx';
import { useHold } from './unsaved.ts';
import { useDraft, useFound } from './useDraft.ts';
import { WaitingAlert } from './waitingAlert.tsx';
import { WithdrawnAlert } from './withdrawnAlert.tsx';
import { YourAnswers } from './yourAnswers.tsx';

interface RequestFormProps {
  readonly type: FormType;
}

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

/** 'Try now' goes with its alert: the focus moves to what is said instead. */
const useFocusWhenGone = (told: RefObject<HTMLElement | null>, isThere: boolean) => {
  const wasThere = useRef(false);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body)
      told.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [told, isThere]);
};

export const RequestForm = ({ type }: RequestFormProps) => {
  const clock = useClock();
  const trap = useRef<HTMLInputElement>(null);
  const isAlive = useAliveAtOnce();
  const request = useOpenRequest(type, beginRequest, isAlive ? null : blankRequest);
  const { found, initialValues } = useFound(type, request.values, isAlive);
  const formik = useFormik<Values>({
    initialValues,
    validate: (values) => errorsOf(type, recordOf(type, values, clock.now()), clock.now()),
    validateOnChange: false,
    onSubmit: () => {},
  });
  const latest = useRef(formik);
  latest.current = formik;
  useShown(
    request,
    useMemo(() => ({ formik: () => latest.current, trap: () => trap.current?.value ?? '' }), []),
  );
  const state = useSelector(request.actor, (snapshot) => snapshot);
  const { send } = request.actor;

  useHold(isFilled(formik.values) || state.hasTag('sending') || state.hasTag('stored'));
  const afterPress = useAfterPress();
  const page = useRef<HTMLFormElement>(null);
  useTakenOver({
    isAlive,
    form: page,
    formik,
    initialValues,
    isEditable: state.hasTag('editable'),
    tick: () => send({ type: 'TICK' }),
  });
  useFilledIn(page, (name, text) => answer(latest.current, name, text));
  useFocusOnReturn(state.hasTag('stored'));
  const told = useRef<HTMLDivElement>(null);
  useFocusWhenGone(told, state.hasTag('waiting'));
  // The SDK is loaded before it is needed, for the signal may be gone by then.
  useEffect(() => {
    loadDoor().catch(() => {});
  }, []);

  const { stored, failure } = state.context;
  const [draft, sendDraft] = useDraft(
    type,
    found,
    formik,
    state.hasTag('stored'),
    useCallback(() => send({ type: 'CLEAR', at: performance.now() }), [send]),
  );
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
          {state.hasTag('waiting') && (
            <FocusOnShow>
              <WaitingAlert state={state} send={send} />
            </FocusOnShow>
          )}
          {state.hasTag('withdrawn') && (
            <FocusOnShow>
              <WithdrawnAlert
                code={state.context.unanswered.length > 0 ? (state.context.drawn?.code ?? null) : null}
                onDismiss={() => send({ type: 'DISMISS' })}
              />
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
          <div ref={told} role="status" tabIndex={-1}>
            {state.hasTag('sending') && <Hint>{state.hasTag('resting') ? form.resting : form.keepOpen}</Hint>}
          </div>
        </Send>
        {/* What waits has its own way to be kept and to be rid of. */}
        {!state.hasTag('waiting') && (
          <DraftFoot state={draft} send={sendDraft} isClosed={!state.hasTag('editable')} />
        )}
      </Form>
    </RequestLayout>
  );
};
