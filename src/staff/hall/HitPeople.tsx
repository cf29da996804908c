/** Who comes on a closed half day, and the day to which all of them are moved. */
import type { FormEvent, RefObject } from 'react';
import styled from 'styled-components';
import { Hint } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
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

const Form = styled.form`
  & > * {
    margin-top: 0.75rem;
  }
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
  /** 'yyyy-mm-dd': chosen or proposed; '' without one. */
  readonly to: string;
  /** Why the day that was pressed cannot be chosen; null where nothing is wrong. */
  readonly refusal: string | null;
  readonly isBusy: boolean;
  /** What happened to the last press; null where nothing failed. */
  readonly problem: MoveProblem | null;
  /** 'yyyy-mm-dd': the holiday to which the clerk may move them all the same; null without one. */
  readonly holiday: string | null;
  /** The button that moves them. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (to: string) => void;
  readonly onMove: () => void;
  readonly onConfirm: () => void;
}

export const HitPeople = ({
  people,
  today,
  to,
  refusal,
  isBusy,
  problem,
  holiday,
  button,
  onChoose,
  onMove,
  onConfirm,
}: HitPeopleProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (to !== '') onMove();
  };
  return (
    <Form noValidate onSubmit={submit}>
      <h3 tabIndex={-1}>{messages.title(people.length)}</h3>
      <p>{messages.why}</p>
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
                  button.current?.focus();
                  onConfirm();
                }}
              >
                {messages.confirm}
              </Button>
            </ButtonRow>
          )}
        </Alert>
      )}
      <p role="status">
        <span>{to === '' ? messages.needsDay : messages.to}</span>{' '}
        {to !== '' && <b>{formatLongDate(to, translateToEnglish)}</b>}
      </p>
      <Hint>{messages.press}</Hint>
      <ButtonRow>
        {/* A key that is held down in the table moves nobody. */}
        <Button ref={button} type="submit" onKeyDown={(event) => event.repeat && event.preventDefault()}>
          {isBusy ? messages.moving : messages.move}
        </Button>
      </ButtonRow>
      <StaffField
        name="moveTo"
        label={messages.another}
        error={refusal ?? undefined}
        type="date"
        min={today}
        value={to}
        disabled={isBusy}
        onChange={onChoose}
      />
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
    </Form>
  );
};
