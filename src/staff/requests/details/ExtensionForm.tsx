/** Until when a request is due under RA 11032, and its one extension, whose reason the citizen reads. */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { formatLongDate } from '../../../domain/dates/formatDay.ts';
import {
  type ExtensionReason,
  extensionReasons,
  parseExtensionReason,
} from '../../../domain/request/extensionReason.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { isDone } from '../../../staff-core/due/due.ts';
import { type ExtensionPlan, extensionMessages } from '../../../staff-core/due/extension.ts';
import { toFailureMessage } from '../../errors.ts';
import { StaffSelect } from '../../fields.tsx';
import type { StaffClient } from '../../restClient.ts';
import { Lead } from '../../styles.ts';
import { useConditionalWrite } from '../../useConditionalWrite.ts';
import type { RequestListEntry } from '../readRequests.ts';
import { ConflictAlert } from './ConflictAlert.tsx';
import { extensionFormMessages as messages } from './extensionFormMessages.ts';
import { saveExtension } from './saveExtension.ts';

const { extended, reason: whyLabel } = statusPageMessages.english;

const formatDate = (day: string): string => formatLongDate(day, translateToEnglish);

const Section = styled.section`
  max-width: 36rem;
  margin-top: 2rem;
`;

const Preview = styled.p`
  margin-top: 1rem;
  padding: 0.5rem 0 0.5rem 0.75rem;
  border-left: 3px solid var(--rule);
`;

interface ExtensionFormProps {
  readonly entry: RequestListEntry;
  readonly client: StaffClient;
  /** Whether the request is being read again: its version may be older than the store's. */
  readonly isReading: boolean;
  /** Requests a reload of the list; the sentence describes the change. */
  readonly onChanged: (statusMessage: string) => void;
}

interface ReasonFormProps extends ExtensionFormProps {
  readonly due: string;
  /** 'yyyy-mm-dd' */
  readonly until: string;
  readonly onCancel: () => void;
}

const ReasonForm = ({ entry, client, isReading, due, until, onChanged, onCancel }: ReasonFormProps) => {
  const [reason, setReason] = useState<ExtensionReason | null>(null);
  const { state, send, failure } = useConditionalWrite({
    check: async () => ({ kind: reason === null ? 'nothing' : 'write' }) as const,
    write: () => saveExtension(client, entry, reason),
    onReload: (written) => onChanged(written === null ? '' : messages.saved(formatDate(written.until))),
  });
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isIncomplete = state.hasTag('nothing');
  useEffect(() => {
    if (isIncomplete) field.current?.focus();
  }, [isIncomplete]);
  const isConflict = state.hasTag('conflict');
  const isBusy = isConflict || state.hasTag('busy');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'BEGIN' });
      }}
    >
      <StaffSelect
        name="untilReason"
        label={messages.reason}
        error={isIncomplete ? messages.needed : undefined}
        ref={field}
        value={reason ?? ''}
        disabled={isBusy}
        onChange={(chosen) => {
          setReason(parseExtensionReason(chosen));
          send({ type: 'CHANGE' });
        }}
        options={[
          ['', messages.chooseReason],
          ...extensionReasons.map((name) => [name, extended.reasons[name]] as const),
        ]}
      />
      {reason !== null && (
        <Preview>
          {messages.reads}{' '}
          <b>
            {extended.until} {formatDate(until)}
          </b>
          . {extended.hallTime} {whyLabel} {extended.reasons[reason]}
        </Preview>
      )}
      {state.hasTag('failed') && (
        <Alert tone="error" title={messages.failed}>
          <p>{failure === 'lapsed' ? extensionMessages.lapsed(due) : toFailureMessage(failure)}</p>
        </Alert>
      )}
      {isConflict ? (
        <ConflictAlert title={messages.conflict} onReload={() => send({ type: 'RELOAD' })} />
      ) : (
        <ButtonRow>
          <Button type="submit" disabled={isBusy || isReading}>
            {state.hasTag('busy') ? messages.saving : messages.save}
          </Button>
          <Button secondary disabled={isBusy} onClick={onCancel}>
            {messages.cancel}
          </Button>
        </ButtonRow>
      )}
    </form>
  );
};

export const ExtensionForm = (props: ExtensionFormProps) => {
  const { entry } = props;
  // A row of the list may have changed since it was read.
  const extension: ExtensionPlan = isDone(entry)
    ? { kind: 'refused', why: extensionMessages.done }
    : entry.extension;
  const [isOpen, setOpen] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) open.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (extension.kind === 'refused')
    return extension.why === extensionMessages.notDue ? null : (
      <Section aria-labelledby="due">
        <h2 id="due">{messages.title}</h2>
        <Lead>{extension.why}</Lead>
      </Section>
    );
  const { due, until } = extension;
  return (
    <Section aria-labelledby="due">
      <h2 id="due">{messages.title}</h2>
      <Lead>{messages.due(formatDate(due))}</Lead>
      {isOpen ? (
        <ReasonForm {...props} due={due} until={until} onCancel={() => setOpen(false)} />
      ) : (
        <ButtonRow>
          <Button ref={open} secondary onClick={() => setOpen(true)}>
            {messages.extend(formatDate(until))}
          </Button>
        </ButtonRow>
      )}
    </Section>
  );
};
