/** Page of a form. Machine tags decide what it shows; only the fields themselves read the answers. */
import { useSelector } from '@xstate/react';
import { memo, type RefObject } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formDraftMachine } from '../../../../machines/request/draft.ts';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import {
  AnswersFieldset,
  FocusedFormNotice,
  Form,
  FormNotice,
} from '../../../components/fields/formLayout.ts';
import { Honeypot } from '../../../components/fields/Honeypot.tsx';
import type { FormType } from '../../../form/types.ts';
import type { HallDays } from '../../../query/useHallDays.ts';
import { useIsOffered } from '../../../query/useIsOffered.ts';
import { DraftNotice } from '../draft/DraftNotice.tsx';
import { DraftStatusBar } from '../draft/DraftStatusBar.tsx';
import { usePendingSubmissions } from '../submission/pendingSubmissions.ts';
import { SubmitSection } from '../submission/SubmitSection.tsx';
import { AnswersSummary } from './AnswersSummary.tsx';
import { CertificateFee } from './CertificateFee.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { PlacesLeft } from './PlacesLeft.tsx';
import { RequestFields } from './RequestFields.tsx';
import { RequestIntro, RequestLayout } from './RequestLayout.tsx';
import { ServiceNotOffered } from './ServiceNotOffered.tsx';

interface RequestPageProps {
  readonly type: FormType;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The hidden field that only bots fill in. */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly state: SnapshotFrom<typeof formRequestMachine>;
  readonly send: ActorRefFrom<typeof formRequestMachine>['send'];
  readonly draft: SnapshotFrom<typeof formDraftMachine>;
  readonly sendDraft: ActorRefFrom<typeof formDraftMachine>['send'];
  readonly hallDays: HallDays;
}

export const RequestPage = memo(
  ({ type, form, honeypot, state, send, draft, sendDraft, hallDays }: RequestPageProps) => {
    const isOffered = useIsOffered(type, state.hasTag('confirmed'));
    const isCheckingEarlier = useSelector(usePendingSubmissions(), (earlier) => earlier.hasTag('checking'));
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
          {state.hasTag('listsErrors') && (
            <FocusedFormNotice>
              <FormErrorSummary type={type} />
            </FocusedFormNotice>
          )}
          <DraftNotice type={type} state={draft} onDismiss={() => sendDraft({ type: 'DISMISS' })} />
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
          {!state.hasTag('queued') && (
            <DraftStatusBar state={draft} send={sendDraft} isDisabled={!isEditable} />
          )}
          <AnswersSummary type={type} isEditable={isEditable} />
          <SubmitSection state={state} send={send} submit={submit} />
        </Form>
      </RequestLayout>
    );
  },
);
