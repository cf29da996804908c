/** Page of a form. Machine tags decide what it shows; only the fields themselves read the answers. */
import { useSelector } from '@xstate/react';
import { memo, type RefObject } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formDraftMachine } from '../../../../machines/request/draft.ts';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import { FormSection } from '../../../components/fields/FormSection.tsx';
import {
  AnswersFieldset,
  FieldLine,
  FocusedFormNotice,
  Form,
  FormNotice,
} from '../../../components/fields/formLayout.ts';
import { Honeypot } from '../../../components/fields/Honeypot.tsx';
import { useAfterPointerUp } from '../../../components/fields/useAfterPointerUp.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { formSectionsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import type { HallDays } from '../../../query/useHallDays.ts';
import { useIsOffered } from '../../../query/useIsOffered.ts';
import { DraftNotice } from '../draft/DraftNotice.tsx';
import { DraftStatusBar } from '../draft/DraftStatusBar.tsx';
import { usePendingSubmissions } from '../submission/pendingSubmissions.ts';
import { SubmitSection } from '../submission/SubmitSection.tsx';
import { AgeField } from './AgeField.tsx';
import { AnswersSummary } from './AnswersSummary.tsx';
import { CertificateFee } from './CertificateFee.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { RequestField } from './RequestField.tsx';
import { RequestIntro, RequestLayout } from './RequestLayout.tsx';
import { ScheduleField } from './ScheduleField.tsx';
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
    const messages = useMessages(formMessages);
    const afterPointerUp = useAfterPointerUp();
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
            {formSectionsOf(type).map(({ section, lines }, index) => (
              <FormSection key={section} number={index + 1} title={messages.form.sections[section]}>
                {lines.map((names) => {
                  const Line = names.length > 1 ? FieldLine : 'div';
                  return (
                    <Line key={names[0]}>
                      {names.map((name) =>
                        name === 'age' ? (
                          <AgeField key={name} />
                        ) : name === 'schedule' ? (
                          <ScheduleField key={name} afterPointerUp={afterPointerUp} hallDays={hallDays} />
                        ) : (
                          <RequestField key={name} name={name} afterPointerUp={afterPointerUp} />
                        ),
                      )}
                      {names[0] === 'certificate' && <CertificateFee type={type} />}
                    </Line>
                  );
                })}
              </FormSection>
            ))}
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
