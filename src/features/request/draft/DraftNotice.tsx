/** Notice above the form: its answers were restored, with the fields that were not stored; or they were cleared. */
import type { SnapshotFrom } from 'xstate';
import type { formDraftMachine } from '../../../../machines/request/draft.ts';
import { FocusedFormNotice, FormNotice } from '../../../components/fields/formLayout.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { fieldSpec, undraftedFieldsOf } from '../../../form/fields.ts';
import type { FormType } from '../../../form/types.ts';
import { draftMessages } from '../../../i18n/en/draft.ts';
import { fieldMessages } from '../../../i18n/en/fields.ts';
import { joinWords } from '../../../i18n/joinWords.ts';

interface DraftNoticeProps {
  readonly type: FormType;
  readonly state: SnapshotFrom<typeof formDraftMachine>;
  readonly onDismiss: () => void;
}

export const DraftNotice = ({ type, state, onDismiss }: DraftNoticeProps) => {
  const translate = useTranslate();
  const messages = useMessages(draftMessages);
  const { restored, cleared } = messages;
  if (state.hasTag('cleared'))
    return (
      <FocusedFormNotice key="cleared">
        <Alert tone="note" role="none" icon="state-ok" title={cleared.title} onDismiss={onDismiss}>
          <p>{cleared.sentence}</p>
        </Alert>
      </FocusedFormNotice>
    );
  if (!state.hasTag('restored')) return null;
  return (
    <FormNotice>
      <Alert tone="note" title={restored.title} onDismiss={onDismiss}>
        <p>
          {restored.notKept(
            joinWords(
              undraftedFieldsOf(type).map((name) =>
                // The label of a tick is a sentence.
                name === 'priority'
                  ? translate(fieldMessages).fields.priority.noun
                  : fieldSpec(name, translate).label,
              ),
              messages.and,
            ),
          )}
        </p>
        <p>{restored.notYours}</p>
      </Alert>
    </FormNotice>
  );
};
