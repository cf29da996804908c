/** The rows of a request list, cards on a narrow screen. With the focus in the list, single keys do the work of its buttons. */
import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import type { RequestView } from '../../../../machines/staff/requestBrowser.ts';
import { manilaDay, manilaTime } from '../../../domain/dates/day.ts';
import { formatDayNear } from '../../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { formatTime } from '../../../i18n/formatTime.ts';
import { formatAppointment } from '../../../staff-core/appointment.ts';
import { formatAppointmentTime } from '../../../staff-core/daySheet.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import { formatSubmittedAt } from '../../../staff-core/request.ts';
import { countSamePerson } from '../../../staff-core/search/samePerson.ts';
import { minWidth } from '../../../theme/breakpoints.ts';
import { carriedOverLimits, type RequestListEntry, type RequestListResult } from '../readRequests.ts';
import type { CarriedOverCount } from '../requestPlace.ts';
import { requestSearchMessages } from '../search/requestSearchMessages.ts';
import { formatListTitle } from '../titles.ts';
import { formatDayCounts } from './dayCounts.ts';
import { isOfDay, toGroups } from './groups.ts';
import { listMessages } from './listMessages.ts';
import { RequestRow } from './RequestRow.tsx';
import { RowActionBar } from './RowActionBar.tsx';
import { RowButton } from './RowButton.ts';
import { findRowOf } from './rowFocus.ts';
import { readRowKey } from './rowKeys.ts';
import type { RowActions } from './useRowActions.ts';

const { desk: messages } = staffMessages;

const Section = styled.section`
  margin-top: 0.25rem;
`;

/* The day and its counts in one line. */
const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1rem;
  font-size: 1rem;
  h2 {
    font-size: 1.375rem;
  }
`;

const Keys = styled.details`
  color: var(--ink2);
  font-size: 0.9375rem;
  summary {
    display: grid;
    place-items: center;
    width: 44px;
    min-height: 44px;
    border: 2px solid var(--edge);
    color: var(--link);
    font-weight: 700;
    cursor: pointer;
  }
`;

/* The hour stands beside its rows, so that a day fits one screen. */
const Group = styled.section<{ readonly $hasHeading: boolean }>`
  border-top: 3px solid var(--rule);
  ${minWidth.wide} {
    display: grid;
    grid-template-columns: ${({ $hasHeading }) => ($hasHeading ? '5.5rem ' : '')}minmax(0, 1fr);
  }
`;

const Hour = styled.h3`
  padding: 0.5rem 0;
  font-size: 1rem;
  ${minWidth.wide} {
    padding: 0.75rem 0;
  }
`;

interface RequestListProps {
  readonly view: RequestView;
  readonly entries: readonly RequestListEntry[];
  readonly areMore: boolean;
  /** 'yyyy-mm-dd' */
  readonly today: string;
  /** What is still open of earlier days; null where the list does not say it. */
  readonly carriedOver: CarriedOverCount | null;
  /** The closed days on which people still come. */
  readonly closedDays: NonNullable<RequestListResult['closedDays']>;
  readonly actions: RowActions;
  readonly onOpen: (id: string) => void;
  readonly onCarriedOver: () => void;
}

/** Moves by one row; at either end the focus stays. */
const moveFocus = (list: HTMLElement, from: string, step: 1 | -1): void => {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.dataset.row === from);
  rows[at + step]?.querySelector<HTMLElement>('button')?.focus();
};

export const RequestList = ({
  view,
  entries,
  areMore,
  today,
  carriedOver,
  closedDays,
  actions,
  onOpen,
  onCarriedOver,
}: RequestListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const isDayList = isOfDay(view);
  const groups = toGroups(view, entries, today);
  const chosen = groups.flatMap(({ items }) =>
    items.map(({ id }) => id).filter((id) => actions.chosen.has(id)),
  );
  const ofPerson = countSamePerson(entries);
  const { acts, next } = actions.state.context;
  const busy = new Set([...acts, ...next].map(({ id }) => id));
  const pressKey = (event: KeyboardEvent) => {
    const key = readRowKey(event);
    const row = findRowOf(event.target);
    if (key?.kind === 'undo') actions.undo();
    if (key === null || row === null) return;
    if (key.kind === 'choose') actions.toggle(row);
    if (key.kind === 'act') actions.act(chosen.length > 0 ? chosen : [row], key.action);
    if (key.kind === 'move' && list.current !== null) {
      event.preventDefault();
      moveFocus(list.current, row, key.step);
    }
  };
  /** The latest are in the order in which they were sent. */
  const isLatest = !isDayList && view.text.trim() === '' && view.isCarriedOver !== true;
  /** '2031-05-08T09:30' → '8 May, 9:30 am' */
  const formatMoment = (moment: string): string =>
    `${formatDayNear(moment.slice(0, 10), today, translateToEnglish)}, ${formatTime(moment.slice(11))}`;
  const formatSubmitted = ({ request }: RequestListEntry): string =>
    formatSubmittedAt(request, (instant) => formatMoment(`${manilaDay(instant)}T${manilaTime(instant)}`));
  const formatWhen = (entry: RequestListEntry): string => {
    if (isDayList) return formatAppointmentTime(entry);
    const appointment = formatAppointment(entry, formatMoment);
    return isLatest || appointment === '' ? listMessages.sent(formatSubmitted(entry)) : appointment;
  };
  return (
    <Section aria-labelledby="found">
      <Heading>
        <h2 id="found">{formatListTitle(view)}</h2>
        <p>
          {entries.length === 0
            ? isDayList && view.state === ''
              ? messages.noneOfDay
              : messages.none
            : isDayList && view.state === ''
              ? formatDayCounts(entries, view.day === today)
              : messages.count(entries.length)}
        </p>
        {entries.length > 0 && (
          <Keys>
            <summary aria-label={listMessages.keysTitle}>?</summary>
            <p>{listMessages.keys}</p>
            <p>{requestSearchMessages.hint}</p>
          </Keys>
        )}
        {carriedOver !== null &&
          (carriedOver.open === 0 ? (
            <p>{listMessages.carriedOver.noneOpen}</p>
          ) : (
            <RowButton onClick={onCarriedOver}>
              {listMessages.carriedOver.open(carriedOver.open, carriedOver.due)}
            </RowButton>
          ))}
        {closedDays.map(({ day, people }) => (
          <a key={day} href="#hall">
            {listMessages.onClosedDay(people, formatDayNear(day, today, translateToEnglish))}
          </a>
        ))}
      </Heading>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons in it */}
      <div ref={list} onKeyDown={pressKey}>
        {entries.length > 0 &&
          groups.map(({ heading, items }) => (
            <Group key={heading ?? ''} $hasHeading={heading !== null}>
              {heading !== null && <Hour>{heading}</Hour>}
              <ul>
                {items.map((entry) => (
                  <RequestRow
                    key={entry.id}
                    entry={entry}
                    ofPerson={ofPerson.get(entry.id)}
                    when={formatWhen(entry)}
                    comes={isLatest ? formatAppointment(entry, formatMoment) : ''}
                    today={today}
                    isChosen={actions.chosen.has(entry.id)}
                    isBusy={busy.has(entry.id)}
                    act={actions.act}
                    toggle={actions.toggle}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            </Group>
          ))}
        <RowActionBar actions={actions} chosen={chosen} />
      </div>
      {areMore && (
        <p>
          {view.isCarriedOver === true
            ? listMessages.carriedOver.more(carriedOverLimits.requests)
            : messages.more(entries.length)}
        </p>
      )}
    </Section>
  );
};
