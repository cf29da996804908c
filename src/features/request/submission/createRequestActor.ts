/** How a request begins (docs/decisions/waiting-requests.md): its machine, with the form, the storages and the records put in. */
import { createActor, fromPromise } from 'xstate';
import type { Checked, Document } from '../../../../machines/request/context.ts';
import { formRequest } from '../../../../machines/request/machine.ts';
import type { Clock } from '../../../domain/dates/clock.ts';
import { serializeDraft } from '../../../form/draft.ts';
import { inputFieldsOf } from '../../../form/fields.ts';
import { reuseUnchangedRecord, toRequestRecord } from '../../../form/record.ts';
import { findFormErrors, isSendable } from '../../../form/schema.ts';
import type { FormType } from '../../../form/types.ts';
import { emptyValues, type FormValues, hasAnswers } from '../../../form/values.ts';
import { watchSent } from '../storage/crossTabChannel.ts';
import { draftOnPhone, forgetPhone, forgetTab } from '../storage/draftStorage.ts';
import { forgetCode, noteCode } from '../storage/pendingReceiptStorage.ts';
import { watchWaiting } from '../storage/queuedRequestIndex.ts';
import { forgetWaiting, keepWaiting, waitingOn } from '../storage/queuedRequestStorage.ts';
import { look, signalEffects } from './connectivity.ts';
import { requestEffects, saveAs } from './requestActors.ts';
import type { Begin, Shown } from './requestRegistry.ts';

const check = async (
  type: FormType,
  values: FormValues,
  earlier: Document | null,
  clock: Clock,
): Promise<Checked> => {
  const [instant, at] = [clock.now(), performance.now()];
  const made = toRequestRecord(type, values, instant);
  if (Object.keys(findFormErrors(type, made, instant)).length > 0) return { outcome: 'incomplete' };
  const frozen = reuseUnchangedRecord(made, earlier, instant);
  // What was frozen by a wrong clock is made anew.
  const record = isSendable(type, frozen, instant) ? frozen : made;
  if (!isSendable(type, record, instant)) throw new Error('The record does not pass its own schema.');
  return { outcome: 'sendable', at, record };
};

export const beginRequest: Begin = (type, { clock, tellTime, onChange, onEnd }) => {
  const kept = waitingOn(type);
  let [shown, held]: [Shown | null, FormValues] = [null, kept?.values ?? emptyValues];
  const values = () => shown?.formik().values ?? held;
  const actor = createActor(
    formRequest.provide({
      actors: {
        ...requestEffects,
        ...signalEffects(tellTime),
        saveRequest: saveAs(
          () => serializeDraft(type, values()),
          () => look(tellTime),
        ),
        checkAnswers: fromPromise<Checked, { readonly earlier: Document | null }>(async ({ input }) => {
          if (shown?.trap()) return { outcome: 'trapped' };
          await touchAll();
          return check(type, values(), input.earlier, clock);
        }),
      },
      actions: {
        noteCode: (_, { code }) => noteCode(code),
        forgetCode: (_, { code }) => forgetCode(code),
        keepWaiting: ({ self }, waiting) => {
          try {
            keepWaiting(type, values(), waiting);
          } catch {
            self.send({ type: 'NOT_KEPT' });
          }
        },
        forgetWaiting: (_, { code }) => forgetWaiting(type, code),
        forgetDrafts: () => {
          // On its page the draft has a life of its own.
          if (shown !== null) return;
          forgetTab(type);
          if (draftOnPhone(type) === serializeDraft(type, held)) forgetPhone(type);
        },
        clearAnswers: () => {
          held = emptyValues;
          shown?.formik().resetForm({ values: emptyValues });
        },
      },
    }),
    { input: { shownAt: performance.now() } },
  );
  /** Every field shows its error from now on. */
  const touchAll = async () => {
    const formik = shown?.formik();
    await formik?.setTouched(Object.fromEntries(inputFieldsOf(type).map((name) => [name, true])), false);
    await formik?.validateForm(values());
  };
  actor.subscribe(onChange);
  actor.start();
  if (kept !== null) actor.send({ type: 'RESUME', waiting: kept.waiting });
  const end = () => {
    if (shown !== null) return;
    // What was seen is over; a box that was ticked is ticked again by whoever comes back.
    if (actor.getSnapshot().hasTag('stored')) onEnd();
    else actor.send({ type: 'UNTICK' });
    onChange();
  };
  const unwatch = [
    watchSent(({ draft }) => {
      if (serializeDraft(type, values()) === draft) actor.send({ type: 'SENT_ELSEWHERE' });
    }),
    watchWaiting(() => {
      const { drawn } = actor.getSnapshot().context;
      if (waitingOn(type)?.waiting.drawn.code !== drawn?.code) actor.send({ type: 'TAKEN_OVER' });
    }),
  ];
  return {
    type,
    actor,
    isShown: () => shown !== null,
    values: () => (hasAnswers(values()) && !actor.getSnapshot().hasTag('stored') ? values() : null),
    show: (given: Shown) => {
      shown = given;
      if (actor.getSnapshot().hasTag('listsErrors')) void touchAll();
      onChange();
      return () => {
        held = values();
        shown = null;
        // Shown anew at once, as in development, it goes on.
        queueMicrotask(end);
      };
    },
    stop: () => {
      for (const end of unwatch) end();
      actor.stop();
    },
  };
};
