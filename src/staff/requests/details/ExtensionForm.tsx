/**
 * Until when a request is due under RA 11032, and its one extension. The citizen reads the reason, so the steps of the save are those
 * of a status that needs one.
 */
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { statusUpdateMachine } from '../../../../machines/staff/statusUpdate.ts';
import { FormField, toControlProps } from '../../../components/fields/FormField.tsx';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { formatLongDate } from '../../../domain/dates/formatDay.ts';
import { extensionReasons, parseExtensionReason } from '../../../domain/request/extensionReason.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { isDone } from '../../../staff-core/due/due.ts';
import { type ExtensionPlan, extensionMessages } from '../../../staff-core/due/extension.ts';
import { toFailureMessage } from '../../errors.ts';
import type { StaffClient } from '../../restClient.ts';
import { Lead, Select } from '../../styles.ts';
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
  const [state, send] = useMachine(
    statusUpdateMachine.provide({
      actors: { saveState: fromPromise(({ input }) => saveExtension(client, entry, input.reason)) },
      actions: {
        reload: ({ event }) => onChanged(event.type === 'RELOAD' ? '' : messages.saved(formatDate(until))),
      },
    }),
    { input: { state: 'received', reason: null, needsReason: true } },
  );
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isIncomplete = state.hasTag('incomplete');
  useEffect(() => {
    if (isIncomplete) field.current?.focus();
  }, [isIncomplete]);
  const { reason: reasonName, failure } = state.context;
  const reason = parseExtensionReason(reasonName);
  const isBusy = !state.hasTag('choosing');
  const error = isIncomplete ? messages.needed : undefined;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SAVE' });
      }}
    >
      <FormField name="untilReason" label={messages.reason} error={error}>
        <Select
          {...toControlProps('untilReason', { error })}
          ref={field}
          value={reason ?? ''}
          disabled={isBusy}
          onChange={({ target }) => send({ type: 'CHOOSE_REASON', reason: target.value || null })}
        >
          <option value="">{messages.chooseReason}</option>
          {extensionReasons.map((name) => (
            <option key={name} value={name}>
              {extended.reasons[name]}
            </option>
          ))}
        </Select>
      </FormField>
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
      {state.hasTag('conflict') ? (
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
