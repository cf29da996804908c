/** Who comes on a closed half day, and the day to which all of them are moved. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { formatAppointmentTime } from '../../staff-core/daySheet.ts';
import type { Booking } from '../../staff-core/hall/hall.ts';
import { formatPersonName, formatServiceName } from '../../staff-core/request.ts';
import { StaffField } from '../fields.tsx';
import { hallTabMessages } from './messages.ts';

const { hit: messages } = hallTabMessages;

export const People = styled.ul`
  margin-top: 0.5rem;
  border-top: 1px solid var(--line);
  li {
    padding: 0.35rem 0;
    border-bottom: 1px solid var(--line);
  }
`;

const Box = styled.form`
  max-width: 41rem;
  margin-top: 2rem;
`;

export interface MoveProblem {
  readonly why: string;
  /** How many were moved all the same; null where that is not known. */
  readonly moved: number | null;
}

const titleOf = ({ moved }: MoveProblem): string =>
  moved === null ? messages.notFinished : moved === 0 ? messages.notMoved : messages.someMoved(moved);

interface HitPeopleProps {
  readonly people: readonly Booking[];
  readonly today: string;
  /** 'yyyy-mm-dd': the first day that has room for them; '' without one. */
  readonly nextDay: string;
  readonly isBusy: boolean;
  readonly canMove: boolean;
  /** What happened to the last press; null where nothing failed. */
  readonly problem: MoveProblem | null;
  /** 'yyyy-mm-dd': the holiday to which the clerk may move them all the same; null without one. */
  readonly holiday: string | null;
  /** Whether the field takes the focus when it appears. */
  readonly takesFocus: boolean;
  readonly onMove: (to: string) => void;
  readonly onConfirm: () => void;
  readonly onLeave: () => void;
}

export const HitPeople = ({
  people,
  today,
  nextDay,
  isBusy,
  canMove,
  problem,
  holiday,
  takesFocus,
  onMove,
  onConfirm,
  onLeave,
}: HitPeopleProps) => {
  const [to, setTo] = useState(nextDay);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(to === '');
    if (to !== '' && canMove) onMove(to);
  };
  const error = isMissing ? messages.needsDay : undefined;
  return (
    <Box noValidate onSubmit={submit}>
      <h2>{messages.title(people.length)}</h2>
      <p>{messages.why}</p>
      <People>
        {people.map((booking) => {
          const { request, receipts } = booking;
          return (
            <li key={request.id}>
              {formatAppointmentTime(booking)} <b>{request.id}</b> {formatPersonName(request)},{' '}
              {formatServiceName(request)}
              {receipts.length === 0 && ` (${messages.noReceipt})`}
            </li>
          );
        })}
      </People>
      {problem !== null && (
        <Alert tone="error" title={titleOf(problem)}>
          <p>{problem.why}</p>
          {problem.moved !== 0 && <p>{messages.rest}</p>}
          {holiday !== null && holiday === to && (
            <ButtonRow>
              <Button
                secondary
                onClick={() => {
                  // This button goes with the alert.
                  field.current?.focus();
                  onConfirm();
                }}
              >
                {messages.confirm}
              </Button>
            </ButtonRow>
          )}
        </Alert>
      )}
      <StaffField
        name="moveTo"
        label={messages.to}
        error={error}
        ref={field}
        type="date"
        min={today}
        value={to}
        onChange={setTo}
      />
      <ButtonRow>
        <Button type="submit" disabled={!canMove}>
          {isBusy ? messages.moving : messages.move}
        </Button>
        <Button secondary disabled={isBusy} onClick={onLeave}>
          {messages.leave}
        </Button>
      </ButtonRow>
    </Box>
  );
};
