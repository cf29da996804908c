/** One row of the request list: its checkbox, the request, which opens at a press, and what can be done to it. */
import { memo } from 'react';
import styled from 'styled-components';
import { formatDayNear } from '../../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { describeState, formatWork, hasPriority, isFinished } from '../../../staff-core/daySheet.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import type { FoundReceipt } from '../../../staff-core/receipts.ts';
import { formatPersonName, formatRequestField } from '../../../staff-core/request.ts';
import { minWidth } from '../../../theme/breakpoints.ts';
import { rowButtonStyles } from '../../styles.ts';
import type { RequestListEntry } from '../readRequests.ts';
import { requestSearchMessages } from '../search/requestSearchMessages.ts';
import { ActionButtons } from './ActionButtons.tsx';
import { listMessages as messages } from './listMessages.ts';
import { rowActions } from './rowActions.ts';
import { toRowId } from './rowFocus.ts';
import type { RowActions } from './useRowActions.ts';

const { desk, sheet } = staffMessages;

const Below = styled.span`
  display: block;
  color: var(--ink2);
  font-size: 0.9375rem;
  font-weight: 400;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  border-bottom: 1px solid var(--line);
  ${minWidth.columns} {
    grid-template-columns: 44px minmax(0, 1fr) 13.5rem;
  }
`;

const Choose = styled.label`
  display: grid;
  place-items: center;
  align-self: stretch;
  min-height: 44px;
  cursor: pointer;
  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--leaf);
  }
`;

const Open = styled.button<{ readonly $isOver: boolean }>`
  ${rowButtonStyles}
  display: grid;
  gap: 0 1rem;
  min-height: 48px;
  padding: 0.25rem 0.5rem;
  border: 0;
  color: ${({ $isOver }) => ($isOver ? 'var(--ink2)' : 'var(--ink)')};
  font-size: 1rem;
  line-height: 1.3;
  /* The bar at the bottom of the list covers no row with the focus. */
  scroll-margin-bottom: 7rem;
  b {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  span {
    min-width: 0;
  }
  ${minWidth.columns} {
    grid-template-columns: 8.5rem minmax(0, 1fr) 8.5rem;
    gap: 0 0.75rem;
    align-items: center;
  }
`;

/* A date or an hour that breaks is read twice. */
const Unbroken = styled.span`
  display: inline-block;
`;

const Small = styled.span`
  color: var(--ink2);
  font-weight: 400;
`;

const Status = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.5rem;
  color: var(--ink2);
`;

const Mark = styled.strong`
  display: inline-block;
  padding: 0 0.4rem;
  border: 2px solid var(--ink2);
  font-size: 0.875rem;
`;

/* What is done is paler than what is left to do. */
const StateMark = styled(Mark)<{ readonly $state: FoundReceipt['state'] }>`
  ${({ $state }) => $state === 'ready' && 'border-color: var(--leaf); background: var(--mist); color: var(--ink);'}
  ${({ $state }) => ($state === 'released' || $state === 'refused') && 'padding: 0; border: 0; font-weight: 400;'}
`;

/* Its words say it too. */
const DueMark = styled(Mark)`
  border-color: var(--error);
  color: var(--error);
`;

/* A row whose last button went with an act stays as tall as it was: the next row does not move under a finger. */
const Buttons = styled.div<{ readonly $wasChanged: boolean }>`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0.5rem;
  padding: 0 0 0.5rem 0.5rem;
  min-height: calc(44px + 0.5rem);
  &:empty {
    ${({ $wasChanged }) => !$wasChanged && 'display: none;'}
  }
  ${minWidth.columns} {
    flex-wrap: nowrap;
    grid-column: 3;
    justify-content: flex-end;
    min-height: 0;
    padding: 0;
  }
`;

interface DueProps {
  /** 'yyyy-mm-dd' */
  readonly due: string;
  readonly today: string;
}

const Due = ({ due, today }: DueProps) => {
  const day = formatDayNear(due, today, translateToEnglish);
  if (due > today) return <Unbroken>{messages.due.later(day)}</Unbroken>;
  return <DueMark>{due === today ? messages.due.today : messages.due.overdue(day)}</DueMark>;
};

type RequestRowProps = Pick<RowActions, 'act' | 'toggle'> & {
  readonly entry: RequestListEntry;
  readonly when: string;
  /** The appointment where the row begins with something else; else ''. */
  readonly comes: string;
  /** How many requests of the list are of this person, if they have several. */
  readonly ofPerson: number | undefined;
  readonly today: string;
  readonly isChosen: boolean;
  /** Whether the store has not answered yet. */
  readonly isBusy: boolean;
  readonly onOpen: (id: string) => void;
};

const rowKeys = 'Enter ArrowUp ArrowDown J K X R L C N Z';
const buttonActions = ['ready', 'released'] as const;

/* A list has up to 300 rows, and an act changes one. */
export const RequestRow = memo(
  ({ entry, when, comes, ofPerson, today, isChosen, isBusy, act, toggle, onOpen }: RequestRowProps) => {
    const { id, request, receipt, extras, due } = entry;
    const { title, why } = describeState(receipt);
    const possible = buttonActions.filter((name) => rowActions[name].isPossible(entry));
    const came = extras?.came ?? null;
    return (
      <Item data-row={id}>
        <Choose>
          <input
            type="checkbox"
            aria-label={messages.choose(id)}
            aria-keyshortcuts="X"
            checked={isChosen}
            onChange={() => toggle(id)}
          />
        </Choose>
        <Open
          id={toRowId(id)}
          type="button"
          $isOver={isFinished(receipt)}
          aria-keyshortcuts={rowKeys}
          onClick={() => onOpen(id)}
        >
          <span>
            <Unbroken>{when}</Unbroken> <b>{id}</b> {hasPriority(entry) && <Mark>{sheet.priority}</Mark>}
          </span>
          <strong>
            {formatPersonName(request)} <Small>{desk.zone(formatRequestField(request, 'zone', 6))}</Small>
            {ofPerson !== undefined && <Below>{requestSearchMessages.samePerson(ofPerson)}</Below>}
            <Below>{formatWork(request)}</Below>
            {comes !== '' && <Below>{messages.comes(comes)}</Below>}
          </strong>
          <Status>
            <StateMark $state={receipt?.state ?? 'received'}>{isBusy ? messages.saving : title}</StateMark>
            {why !== '' && <span>{why}</span>}
            {due !== null && <Due due={due} today={today} />}
            {came !== null && <Mark>{came ? messages.came.yes : messages.came.no}</Mark>}
          </Status>
        </Open>
        <Buttons $wasChanged={entry.listedDue !== undefined}>
          <ActionButtons names={possible} aria-describedby={toRowId(id)} onAct={(name) => act([id], name)} />
        </Buttons>
      </Item>
    );
  },
);
