/**
 * The feedback of citizens for staff: wrong numbers first, then why a page was not useful, then the answers by page; as a file, and
 * deleted once it is no longer kept. The rules let staff delete a message and change nothing of it, so what is done is deleted, and
 * its trace is the page's count and the day of change of the hotline's record.
 */
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { feedbackBrowserMachine } from '../../../machines/staff/feedbackBrowser.ts';
import { Hint } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { manilaDay } from '../../domain/dates/day.ts';
import { purgeFeedback } from '../../staff-core/deletion/purgeFeedback.ts';
import {
  deleteFeedback,
  type FoundFeedback,
  isOpenMessage,
  messageKindOf,
  readAllFeedback,
  readFeedback,
} from '../../staff-core/feedback.ts';
import { createFeedbackTable } from '../../staff-core/spreadsheet/feedbackTable.ts';
import type { RecordTarget } from '../content/ContentEditor.tsx';
import { type EditableRecord, readContentRecords } from '../content/records.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import type { StaffClient } from '../restClient.ts';
import { Lead, Title } from '../styles.ts';
import { useWorkbook } from '../useWorkbook.tsx';
import { FeedbackCounts } from './FeedbackCounts.tsx';
import { MessageList } from './MessageList.tsx';
import { feedbackTabMessages as messages } from './messages.ts';

const Sections = styled.div`
  h2 {
    margin-top: 2rem;
  }
`;

const Found = styled.p`
  margin-top: 1rem;
`;

const describeFound = ({ messages: { length }, areMore, areMoreReports }: FoundFeedback): string => {
  if (!areMore) return messages.all(length);
  return areMoreReports ? messages.notAllReports(length) : messages.notAll(length);
};

interface FeedbackBrowserProps {
  readonly client: StaffClient;
  /** Is called when the open messages here become more or fewer, so that the name of the tab counts them again. */
  readonly onRead: () => void;
  readonly onOpenRecord: (record: RecordTarget) => void;
}

export const FeedbackBrowser = ({ client, onRead, onOpenRecord }: FeedbackBrowserProps) => {
  const [hotlines, setHotlines] = useState<readonly EditableRecord[]>([]);
  const [doneCount, setDoneCount] = useState(0);
  const [state, send] = useMachine(
    feedbackBrowserMachine.provide({
      actors: {
        readMessages: fromPromise(({ input }) => readFeedback(client, input.found as FoundFeedback | null)),
        deleteMessage: fromPromise(async ({ input }) => {
          const message = found?.messages.find(({ id }) => id === input.id);
          if (message !== undefined) await deleteFeedback(client, message);
          setDoneCount((count) => count + 1);
        }),
        purgeMessages: fromPromise(() => purgeFeedback(client, client.now())),
      },
    }),
  );
  const found = state.context.found as FoundFeedback | null;
  useEffect(() => {
    // Without them the messages lack only a button.
    readContentRecords(client, 'contacts').then(setHotlines, () => {});
  }, [client]);
  const openCount = found?.messages.filter(isOpenMessage).length ?? null;
  useEffect(() => {
    if (openCount !== null) onRead();
  }, [openCount, onRead]);
  const { chosen, purged, failure } = state.context;
  const { isSaving, save, problem } = useWorkbook();
  const title = useRef<HTMLHeadingElement>(null);
  const isDeleted = state.hasTag('deleted');
  // The pressed button is gone with its message.
  useEffect(() => {
    if (isDeleted) title.current?.focus();
  }, [isDeleted]);
  const question =
    chosen === null
      ? null
      : { id: chosen, isBusy: state.hasTag('busy'), failure: state.hasTag('notDeleted') ? failure : null };
  const row = {
    question,
    canDelete: state.can({ type: 'ASK_DELETE', id: '' }),
    hotlines,
    onOpenRecord,
    send,
  };
  return (
    <>
      <Title ref={title} tabIndex={-1}>
        {messages.title}
      </Title>
      <Lead>{messages.lead}</Lead>
      <Lead>{messages.callFirst}</Lead>
      <div role="status">
        {state.hasTag('loading') && <p>{messages.reading}</p>}
        {isDeleted && <Alert tone="good" role="none" title={messages.deleted(doneCount)} />}
        {state.hasTag('purged') && <Alert tone="good" role="none" title={messages.purge.done(purged)} />}
      </div>
      {state.hasTag('loadFailed') && (
        <FailureAlert title={messages.unreadable} failure={failure} onAgain={() => send({ type: 'RETRY' })} />
      )}
      {found !== null && (
        <Sections>
          <MessageList
            {...messages.reports}
            {...row}
            items={found.messages.filter((message) => messageKindOf(message) === 'wrongNumber')}
          />
          <MessageList
            {...messages.complaints}
            {...row}
            items={found.messages.filter(
              (message) => messageKindOf(message) !== 'wrongNumber' && isOpenMessage(message),
            )}
          />
          <FeedbackCounts messages={found.messages} />
          {found.messages.length > 0 && <Found>{describeFound(found)}</Found>}
          <ButtonRow>
            {found.areMore && (
              <Button
                disabled={!state.can({ type: 'MORE' })}
                secondary
                onClick={() => send({ type: 'MORE' })}
              >
                {messages.more}
              </Button>
            )}
            <Button
              disabled={!state.can({ type: 'REFRESH' })}
              secondary
              onClick={() => send({ type: 'REFRESH' })}
            >
              {messages.refresh}
            </Button>
            <Button
              disabled={isSaving || found.messages.length === 0}
              secondary
              onClick={() =>
                save(messages.file(manilaDay(client.now())), createFeedbackTable(readAllFeedback(client)))
              }
            >
              {messages.save}
            </Button>
          </ButtonRow>
          {problem}
          <Hint>{messages.saveHint}</Hint>
          {state.hasTag('notPurged') && <FailureAlert title={messages.purge.failed} failure={failure} />}
          <ButtonRow>
            <Button
              disabled={!state.can({ type: 'PURGE' })}
              secondary
              onClick={() => send({ type: 'PURGE' })}
            >
              {state.hasTag('purging') ? messages.purge.purging : messages.purge.submit}
            </Button>
          </ButtonRow>
          <Hint>{messages.purge.why}</Hint>
        </Sections>
      )}
    </>
  );
};
