/** The page of a form: what shows is asked of the machines by tag, and the answers of nobody but the fields themselves. */
import { memo, type RefObject } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formDraftMachine } from '../../../../machines/request/draft.ts';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import { FormSection } from '../../../components/fields/FormSection.tsx';
import {
  AnswersFieldset,
  FocusedFormNotice,
  Form,
  FormNotice,
} from '../../../components/fields/formLayout.ts';
import { Honeypot } from '../../../components/fields/Honeypot.tsx';
import { useAfterPointerUp } from '../../../components/fields/useAfterPointerUp.ts';
import { type SetFieldValue, useAutofill } from '../../../components/fields/useAutofill.ts';
import { useLocale } from '../../../context/localeContext.ts';
import { formSectionsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { requestFormMessages } from '../../../i18n/en/form.ts';
import { useIsOffered } from '../../../query/useIsOffered.ts';
import { DraftNotice } from '../draft/DraftNotice.tsx';
import { DraftStatusBar } from '../draft/DraftStatusBar.tsx';
import { SubmitSection } from '../submission/SubmitSection.tsx';
import { AgeField } from './AgeField.tsx';
import { AnswersSummary } from './AnswersSummary.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';
import { RequestField } from './RequestField.tsx';
import { RequestIntro, RequestLayout } from './RequestLayout.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { ServiceNotOffered } from './ServiceNotOffered.tsx';

interface RequestPageProps {
  readonly type: FormType;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The field that nobody sees. */
  readonly honeypot: RefObject<HTMLInputElement | null>;
  readonly state: SnapshotFrom<typeof formRequestMachine>;
  readonly send: ActorRefFrom<typeof formRequestMachine>['send'];
  readonly draft: SnapshotFrom<typeof formDraftMachine>;
  readonly sendDraft: ActorRefFrom<typeof formDraftMachine>['send'];
  readonly setAnswer: SetFieldValue;
}

export const RequestPage = memo(
  ({ type, form, honeypot, state, send, draft, sendDraft, setAnswer }: RequestPageProps) => {
    useLocale();
    const afterPointerUp = useAfterPointerUp();
    useAutofill(form, setAnswer);
    const isOffered = useIsOffered(type, state.hasTag('ticked'));
    const isEditable = state.hasTag('editable') && isOffered;
    return (
      <RequestLayout type={type}>
        <Form
          // Firefox would put every answer back after a reload, also those that a draft must not keep. The controls'
          // own tokens ('bday') still count for autofill.
          autoComplete="off"
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'SUBMIT' });
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
            {formSectionsOf(type).map(({ section, names }, index) => (
              <FormSection
                key={section}
                number={index + 1}
                title={requestFormMessages.form.sections[section]}
              >
                {names.map((name) =>
                  name === 'schedule' ? (
                    <ScheduleField key={name} afterPointerUp={afterPointerUp} />
                  ) : (
                    <div key={name}>
                      <RequestField name={name} afterPointerUp={afterPointerUp} />
                      {name === 'birthDate' && <AgeField />}
                    </div>
                  ),
                )}
              </FormSection>
            ))}
            <Honeypot ref={honeypot} />
          </AnswersFieldset>
          <AnswersSummary type={type} isEditable={isEditable} />
          <SubmitSection state={state} send={send} isOffered={isOffered} />
          {/* What waits has its own way to be kept and to be rid of. */}
          {!state.hasTag('waiting') && (
            <DraftStatusBar state={draft} send={sendDraft} isDisabled={!isEditable} />
          )}
        </Form>
      </RequestLayout>
    );
  },
);
