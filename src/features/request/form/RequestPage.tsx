/** Page of a form. Machine tags decide what it shows; only the fields themselves read the answers. */
import { type FormEvent, memo, type RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { formDraftMachine } from '../../../../machines/request/draft.ts';
import type { RequestEvent } from '../../../../machines/request/machine.ts';
import {
  AnswersFieldset,
  FocusedFormNotice,
  FormNotice,
  FormWithAside,
} from '../../../components/fields/formLayout.ts';
import { Honeypot } from '../../../components/fields/Honeypot.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { FocusOnShow } from '../../../components/ui/FocusOnShow.tsx';
import { useLoadFailure } from '../../../components/ui/useLoadFailure.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import type { FormRequestState } from '../../../context/requests.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { useFormService } from '../../../query/useFormService.ts';
import type { HallDays } from '../../../query/useHallDays.ts';
import { useIsOffered } from '../../../query/useIsOffered.ts';
import type { CountTaken } from '../../../query/usePlacesLeft.ts';
import type { DraftActor } from '../draft/createDraftActor.ts';
import { RequirementsSidebar } from '../requirements/RequirementsSidebar.tsx';
import { SubmitSection } from '../submission/SubmitSection.tsx';
import { AnswersSummary } from './AnswersSummary.tsx';
import type { RequestParts } from './laterModules.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { ChoiceFields, RequestFields } from './RequestFields.tsx';
import { RequestHeader } from './RequestHeader.tsx';
import { ServiceNotOffered } from './ServiceNotOffered.tsx';
import type { ShownRequest } from './useRequest.ts';

interface RequestPageProps {
  readonly type: FormType;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The hidden field that only bots fill in. */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  /** Null until the code of the request is loaded. */
  readonly parts: RequestParts | null;
  /** The same; the request then. */
  readonly snapshot: FormRequestState | null;
  readonly state: ShownRequest;
  readonly send: (event: RequestEvent) => void;
  /** Whether Submit was pressed and the code could not be loaded. */
  readonly hasFailed: boolean;
  readonly draft: SnapshotFrom<typeof formDraftMachine> | undefined;
  readonly sendDraft: DraftActor['send'];
  readonly hallDays: HallDays;
}

const countTakenPlaces: CountTaken = async (halfDay) =>
  (await loadFirestoreClient()).countTakenPlaces(halfDay);

/** Submit was pressed, and what it needs could not be loaded. The next press tries again. */
const NotLoaded = () => (
  <FocusOnShow>
    <Alert tone="error" title={useLoadFailure(useMessages(partMessages).feedback.unopened)} />
  </FocusOnShow>
);

export const RequestPage = memo(
  ({
    type,
    form,
    honeypot,
    parts,
    snapshot,
    state,
    send,
    hasFailed,
    draft,
    sendDraft,
    hallDays,
  }: RequestPageProps) => {
    const translate = useTranslate();
    const { form: messages } = translate(formMessages);
    const isOffered = useIsOffered(type, state.hasTag('confirmed'));
    const isEditable = state.hasTag('editable') && isOffered;
    const submit = { type: 'SUBMIT', isOffered } as const;
    const service = useFormService(type);
    const notes: Readonly<Partial<Record<FormType, string>>> = messages.note;
    const note = notes[type];
    return (
      <>
        <RequestHeader type={type} />
        <FormWithAside
          as="form"
          // 'off' stops Firefox from restoring every answer after a reload, also those that a draft must not store. The
          // controls' own tokens ('bday') still work for autofill.
          autoComplete="off"
          ref={form}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            send(submit);
          }}
        >
          <div>
            {!isOffered && (
              <FormNotice>
                <ServiceNotOffered />
              </FormNotice>
            )}
            {parts !== null && state.hasTag('listsErrors') && (
              <FocusedFormNotice>
                <parts.FormErrorSummary type={type} />
              </FocusedFormNotice>
            )}
            {parts !== null && draft !== undefined && (
              <parts.DraftNotice type={type} state={draft} onDismiss={() => sendDraft({ type: 'DISMISS' })} />
            )}
            <PrivacyNotice Points={parts?.PrivacyPoints} />
            <AnswersFieldset disabled={!isEditable}>
              <ChoiceFields type={type} service={service.status === 'success' ? service.data : null} />
            </AnswersFieldset>
          </div>
          <RequirementsSidebar type={type} result={service} />
          <div>
            {note !== undefined && <Alert tone="note" role="none" title={note} />}
            <AnswersFieldset disabled={!isEditable}>
              <RequestFields type={type} hallDays={hallDays} countTaken={countTakenPlaces} />
              <Honeypot ref={honeypot} />
            </AnswersFieldset>
            {/* A queued request has its own controls to store and delete it. */}
            {parts !== null && draft !== undefined && !state.hasTag('queued') && (
              <parts.DraftStatusBar state={draft} send={sendDraft} isDisabled={!isEditable} />
            )}
            <AnswersSummary type={type} isEditable={isEditable} parts={parts} />
            <SubmitSection
              state={state}
              send={send}
              submit={submit}
              progress={
                parts !== null && state.hasTag('sending') && <parts.ProgressBar label={messages.sending} />
              }
              alerts={
                parts === null || snapshot === null ? (
                  hasFailed && <NotLoaded />
                ) : (
                  <parts.SubmitAlerts state={snapshot} send={send} />
                )
              }
            />
          </div>
        </FormWithAside>
      </>
    );
  },
);
