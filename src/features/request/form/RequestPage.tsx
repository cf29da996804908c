/** Page of a form. Machine tags decide what it shows; only the fields themselves read the answers. */
import { useSelector } from '@xstate/react';
import { memo, type RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { formDraftMachine } from '../../../../machines/request/draft.ts';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import type { RequestEvent } from '../../../../machines/request/setup.ts';
import {
  AnswersFieldset,
  FocusedFormNotice,
  Form,
  FormNotice,
} from '../../../components/fields/formLayout.ts';
import { Honeypot } from '../../../components/fields/Honeypot.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { FocusOnShow } from '../../../components/ui/FocusOnShow.tsx';
import { useLoadFailure } from '../../../components/ui/useLoadFailure.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { useServices } from '../../../context/services.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import type { HallDays } from '../../../query/useHallDays.ts';
import { useIsOffered } from '../../../query/useIsOffered.ts';
import type { DraftActor } from '../draft/createDraftActor.ts';
import { SubmitSection } from '../submission/SubmitSection.tsx';
import { AnswersSummary } from './AnswersSummary.tsx';
import { CertificateFee } from './CertificateFee.tsx';
import type { RequestParts } from './laterModules.ts';
import { PlacesLeft } from './PlacesLeft.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestIntro, RequestLayout } from './RequestLayout.tsx';
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
  readonly snapshot: SnapshotFrom<typeof formRequestMachine> | null;
  readonly state: ShownRequest;
  readonly send: (event: RequestEvent) => void;
  /** Whether Submit was pressed and the code could not be loaded. */
  readonly hasFailed: boolean;
  readonly draft: SnapshotFrom<typeof formDraftMachine> | undefined;
  readonly sendDraft: DraftActor['send'];
  readonly hallDays: HallDays;
}

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
    const { requests } = useServices();
    const isOffered = useIsOffered(type, state.hasTag('confirmed'));
    const earlier = parts === null ? undefined : requests.pendingSubmissions(parts.createPendingSubmissions);
    const isCheckingEarlier = useSelector(earlier, (found) => found?.hasTag('checking') === true);
    const isEditable = state.hasTag('editable') && isOffered;
    const blockedBy = !isOffered ? 'notOffered' : isCheckingEarlier ? 'checkingEarlier' : null;
    const submit = { type: 'SUBMIT', blockedBy } as const;
    return (
      <RequestLayout type={type}>
        <Form
          // 'off' stops Firefox from restoring every answer after a reload, also those that a draft must not store. The
          // controls' own tokens ('bday') still work for autofill.
          autoComplete="off"
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send(submit);
          }}
        >
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
          <RequestIntro type={type} />
          <AnswersFieldset disabled={!isEditable}>
            <RequestFields
              type={type}
              hallDays={hallDays}
              CertificateFee={CertificateFee}
              PlacesLeft={PlacesLeft}
            />
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
            lookup={parts?.explainLookup(translate) ?? null}
            alerts={
              parts === null || snapshot === null ? (
                hasFailed && <NotLoaded />
              ) : (
                <parts.SubmitAlerts state={snapshot} send={send} />
              )
            }
          />
        </Form>
      </RequestLayout>
    );
  },
);
