/** The last numbers of a year, each with its state, and what cancels it. */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { formatCentavos } from '../../domain/documents/amount.ts';
import { cancelDocument } from '../../staff-core/documents/cancelDocument.ts';
import {
  type CancelReason,
  cancelReasons,
  type IssuedDocument,
} from '../../staff-core/documents/register.ts';
import { StaffSelect } from '../fields.tsx';
import type { StaffClient } from '../restClient.ts';
import { ForGood } from './ForGood.tsx';
import { createRegisterEffects } from './registerEffects.ts';
import { registerMessages } from './registerMessages.ts';
import { formatIssuedDay, formatPerson, formatState } from './rowTexts.ts';

const { cancel: messages, ...others } = registerMessages;

const Rows = styled.ul`
  margin-top: 1rem;
  padding: 0;
  border-top: 3px solid var(--rule);
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
  }
`;

interface CancelFormProps {
  readonly client: StaffClient;
  readonly number: string;
  readonly onDone: (isWritten: boolean) => void;
}

const CancelForm = ({ client, number, onDone }: CancelFormProps) => {
  const [reason, setReason] = useState<CancelReason | null>(null);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <ForGood
      texts={{ begin: messages.begin, ask: messages.ask(number), confirm: messages.confirm }}
      explain={() => [reason === null ? '' : others.reasons[reason], messages.why]}
      check={async () => {
        if (reason === null) field.current?.focus();
        return { kind: reason === null ? 'nothing' : 'confirm' } as const;
      }}
      write={() => cancelDocument(client, number, reason ?? 'mistake', createRegisterEffects(client))}
      onDone={onDone}
      fields={(isMissing, onChange) => (
        <StaffSelect
          name="cancelReason"
          label={messages.reason}
          error={isMissing ? messages.needed : undefined}
          ref={field}
          value={reason ?? ''}
          onChange={(chosen) => {
            setReason(cancelReasons.find((each) => each === chosen) ?? null);
            onChange();
          }}
          options={[
            ['', messages.choose],
            ...cancelReasons.map((each) => [each, others.reasons[each]] as const),
          ]}
        />
      )}
    />
  );
};

interface IssuedListProps {
  readonly client: StaffClient;
  readonly rows: readonly IssuedDocument[];
  readonly persons: ReadonlyMap<string, string>;
  /** @param number the one that was cancelled; null after a conflict */
  readonly onCancelled: (number: string | null) => void;
}

export const IssuedList = ({ client, rows, persons, onCancelled }: IssuedListProps) => {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Rows>
      {rows.map((row) => (
        <li key={row.number}>
          <p>
            <b>{row.number}</b> {row.title}
          </p>
          <p>{formatPerson(row, persons)}</p>
          <p>
            {formatIssuedDay(row)} ·{' '}
            {row.receipt === '' ? others.free : others.receipt(row.receipt, formatCentavos(row.amount))} ·{' '}
            <b>{formatState(row)}</b>
          </p>
          {row.cancelled === null &&
            (open === row.number ? (
              <CancelForm
                client={client}
                number={row.number}
                onDone={(isWritten) => {
                  setOpen(null);
                  onCancelled(isWritten ? row.number : null);
                }}
              />
            ) : (
              <ButtonRow>
                <Button secondary onClick={() => setOpen(row.number)}>
                  {messages.open(row.number)}
                </Button>
              </ButtonRow>
            ))}
        </li>
      ))}
    </Rows>
  );
};
