/** One row of the request list: its checkbox, the request, which opens at a press, and what can be done to it. */
import { memo } from 'react';
import styled from 'styled-components';
import { formatDayNear } from '../../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { describeState, formatWork, hasPriority, isFinished } from '../../../staff-core/daySheet.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import { formatPersonName, formatRequestField } from '../../../staff-core/request.ts';
import { minWidth } from '../../../theme/breakpoints.ts';
import { rowButtonStyles } from '../../styles.ts';
import type { RequestListEntry } from '../readRequests.ts';
import { requestSearchMessages } from '../search/requestSearchMessages.ts';
import { listMessages as messages } from './listMessages.ts';
import { RowButton } from './RowButton.ts';
import { rowActions } from './rowActions.ts';
import { focusRow, toRowId } from './rowFocus.ts';
import type { RowActions } from './useRowActions.ts';

const { desk, sheet } = staffMessages;

const Below = styled.span`
  display: block;
  color: var(--ink2);
  font-size: 1rem;
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
    grid-template-columns: 8.5rem minmax(0, 10fr) 3.75rem minmax(0, 6fr);
    gap: 0 0.75rem;
    align-items: center;
  }
`;

/* A date or an hour that breaks is read twice. */
const When = styled.span`
  display: inline-block;
`;

const Small = styled.span`
  color: var(--ink2);
`;

const Mark = styled.strong`
  display: inline-block;
  margin-right: 0.5rem;
  padding: 0 0.4rem;
  border: 2px solid var(--ink2);
  font-size: 0.875rem;
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
  if (due > today)
    return (
      <>
        {' · '}
        <span>{messages.due.later(day)}</span>
      </>
    );
  return (
    <>
      {' '}
      <DueMark>{due === today ? messages.due.today : messages.due.overdue(day)}</DueMark>
    </>
  );
};

type RequestRowProps = Pick<RowActions, 'act' | 'toggle'> & {
  readonly entry: RequestListEntry;
  readonly when: string;
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
  ({ entry, when, ofPerson, today, isChosen, isBusy, act, toggle, onOpen }: RequestRowProps) => {
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
            <When>{when}</When> <b>{id}</b> {hasPriority(entry) && <Mark>{sheet.priority}</Mark>}
          </span>
          <strong>
            {formatPersonName(request)}
            {ofPerson !== undefined && <Below>{requestSearchMessages.samePerson(ofPerson)}</Below>}
            <Below>{formatWork(request)}</Below>
          </strong>
          <Small>{desk.zone(formatRequestField(request, 'zone', 6))}</Small>
          <Small>
            {isBusy ? messages.saving : why === '' ? title : `${title}: ${why}`}
            {due !== null && <Due due={due} today={today} />}{' '}
            {came !== null && <Mark>{came ? messages.came.yes : messages.came.no}</Mark>}
          </Small>
        </Open>
        <Buttons $wasChanged={entry.listedDue !== undefined}>
          {possible.map((name) => (
            <RowButton
              key={name}
              type="button"
              aria-describedby={toRowId(id)}
              aria-keyshortcuts={rowActions[name].key.toUpperCase()}
              onClick={() => {
                // The button leaves the row with the act.
                focusRow(id);
                act([id], name);
              }}
            >
              {messages.actions[name]}
            </RowButton>
          ))}
        </Buttons>
      </Item>
    );
  },
);
