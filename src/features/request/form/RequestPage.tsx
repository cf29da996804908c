/** The page of a form: what shows is asked of the machines by tag, and the answers of nobody but the fields themselves. */
import { memo, type RefObject } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { formDraft } from '../../../../machines/request/draft.ts';
import type { formRequest } from '../../../../machines/request/machine.ts';
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
import { DraftFoot } from '../draft/DraftStatusBar.tsx';
import { RequestSend } from '../submission/SubmitSection.tsx';
import { AgeField } from './AgeField.tsx';
import { YourAnswers } from './AnswersSummary.tsx';
import { ListedErrors } from './FormErrorSummary.tsx';
import { RequestField } from './RequestField.tsx';
import { RequestIntro, RequestLayout } from './RequestLayout.tsx';
import { ScheduleField } from './ScheduleField.tsx';
import { NotOffered } from './ServiceNotOffered.tsx';

interface RequestPageProps {
  readonly type: FormType;
  readonly form: RefObject<HTMLFormElement | null>;
  /** The field that nobody sees. */
  readonly trap: RefObject<HTMLInputElement | null>;
  readonly state: SnapshotFrom<typeof formRequest>;
  readonly send: ActorRefFrom<typeof formRequest>['send'];
  readonly draft: SnapshotFrom<typeof formDraft>;
  readonly sendDraft: ActorRefFrom<typeof formDraft>['send'];
  readonly keep: SetFieldValue;
}

export const RequestPage = memo(
  ({ type, form, trap, state, send, draft, sendDraft, keep }: RequestPageProps) => {
    useLocale();
    const afterPress = useAfterPointerUp();
    useAutofill(form, keep);
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
              <NotOffered />
            </FormNotice>
          )}
          {state.hasTag('listsErrors') && (
            <FocusedFormNotice>
              <ListedErrors type={type} />
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
                    <ScheduleField key={name} afterPress={afterPress} />
                  ) : (
                    <div key={name}>
                      <RequestField name={name} afterPress={afterPress} />
                      {name === 'birthDate' && <AgeField />}
                    </div>
                  ),
                )}
              </FormSection>
            ))}
            <Honeypot ref={trap} />
          </AnswersFieldset>
          <YourAnswers type={type} isEditable={isEditable} />
          <RequestSend state={state} send={send} isOffered={isOffered} />
          {/* What waits has its own way to be kept and to be rid of. */}
          {!state.hasTag('waiting') && <DraftFoot state={draft} send={sendDraft} isClosed={!isEditable} />}
        </Form>
      </RequestLayout>
    );
  },
);
