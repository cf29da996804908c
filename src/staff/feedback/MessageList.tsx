/** Messages of citizens, one below the other, each with the question before it is deleted. Their texts are those of strangers. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { formatInstant } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import {
  type FeedbackMessage,
  findReportedHotline,
  formatMessageField,
  toTextLines,
} from '../../staff-core/feedback.ts';
import type { RecordTarget } from '../content/ContentEditor.tsx';
import type { EditableRecord } from '../content/records.ts';
import { toFailureMessage } from '../errors.ts';
import { feedbackTabMessages as messages } from './messages.ts';
import { PageLink } from './PageLink.tsx';

const Rows = styled.ul`
  margin-top: 0.5rem;
  border-top: 3px solid var(--rule);
`;

const Row = styled.li`
  padding: 0.75rem 0;
  border-bottom: 1px solid var(--line);
`;

/* A stranger's marks and directions stay within their box, line by line. */
const Text = styled.p`
  margin-top: 0.35rem;
  padding: 0.25rem 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  white-space: pre-line;
  unicode-bidi: plaintext;
`;

const Question = styled(Alert)`
  margin-top: 0.75rem;
`;

const When = styled.span`
  color: var(--ink2);
  font-size: 1rem;
`;

/** The question about a message, and how its deletion goes. */
export interface DeleteQuestion {
  readonly id: string;
  readonly isBusy: boolean;
  /** The code of the failure; null without one. */
  readonly failure: string | null;
}

interface MessageRowProps {
  readonly message: FeedbackMessage;
  /** Null unless the question is about this message. */
  readonly question: DeleteQuestion | null;
  /** False while messages are loaded, after that failed, and during a deletion. */
  readonly canDelete: boolean;
  readonly hotlines: readonly EditableRecord[];
  readonly onOpenRecord: (record: RecordTarget) => void;
  readonly send: (
    event: { readonly type: 'ASK_DELETE'; readonly id: string } | { readonly type: 'CONFIRM' | 'CANCEL' },
  ) => void;
}

const MessageRow = ({ message, question, canDelete, hotlines, onOpenRecord, send }: MessageRowProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isAsked = question !== null;
  const wasAsked = useRef(false);
  // The focus goes to the question, and back to the button of a message that is kept.
  useEffect(() => {
    if (isAsked) box.current?.focus();
    else if (wasAsked.current) button.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const page = formatMessageField(message, 'page', 240);
  const sent = formatInstant(message.arrived, translateToEnglish);
  const hotline = findReportedHotline(message, hotlines);
  const text = toTextLines(message)
    .filter((line) => line !== '')
    .join('\n');
  return (
    <Row>
      <PageLink page={page} /> <When>{sent}</When>
      {text !== '' && <Text>{text}</Text>}
      {question === null ? (
        <ButtonRow>
          {hotline !== null && (
            <Button
              secondary
              aria-label={messages.actOf(messages.change, page, sent)}
              onClick={() => onOpenRecord({ list: 'contacts', id: hotline })}
            >
              {messages.change}
            </Button>
          )}
          <Button
            ref={button}
            secondary
            disabled={!canDelete}
            aria-label={messages.actOf(messages.done, page, sent)}
            onClick={() => send({ type: 'ASK_DELETE', id: message.id })}
          >
            {messages.done}
          </Button>
        </ButtonRow>
      ) : (
        <Question ref={box} tabIndex={-1} tone="warning" role="alert" title={messages.question}>
          <p>{messages.questionWhy}</p>
          {question.failure !== null && (
            <p>{`${messages.notDeleted}. ${toFailureMessage(question.failure)}`}</p>
          )}
          <ButtonRow>
            <Button disabled={question.isBusy} onClick={() => send({ type: 'CONFIRM' })}>
              {question.isBusy ? messages.deleting : messages.confirm}
            </Button>
            <Button secondary disabled={question.isBusy} onClick={() => send({ type: 'CANCEL' })}>
              {messages.keep}
            </Button>
          </ButtonRow>
        </Question>
      )}
    </Row>
  );
};

interface MessageListProps extends Omit<MessageRowProps, 'message' | 'question'> {
  readonly title: string;
  /** In the place of an empty list. */
  readonly none: string;
  readonly items: readonly FeedbackMessage[];
  readonly question: DeleteQuestion | null;
}

export const MessageList = ({ title, none, items, question, ...row }: MessageListProps) => (
  <section>
    <h2>{`${title} (${items.length})`}</h2>
    {items.length === 0 ? (
      <p>{none}</p>
    ) : (
      <Rows>
        {items.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            question={question?.id === message.id ? question : null}
            {...row}
          />
        ))}
      </Rows>
    )}
  </section>
);
