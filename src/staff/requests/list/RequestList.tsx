/**
 * The rows of a request list: of a day by the hour, after what is due; cards on a narrow screen. With the focus in the list, single
 * keys do the work of its buttons (WCAG 2.1.4).
 */
import { type KeyboardEvent, useRef } from 'react';
import styled from 'styled-components';
import type { RequestView } from '../../../../machines/staff/requestBrowser.ts';
import { manilaDay, manilaTime } from '../../../domain/dates/day.ts';
import { formatDay } from '../../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../../i18n/define.ts';
import { formatTime } from '../../../i18n/formatTime.ts';
import { formatAppointment } from '../../../staff-core/appointment.ts';
import { formatAppointmentTime, groupByHour } from '../../../staff-core/daySheet.ts';
import { staffMessages } from '../../../staff-core/messages.ts';
import { formatSubmittedAt } from '../../../staff-core/request.ts';
import { countSamePerson } from '../../../staff-core/search/samePerson.ts';
import { minWidth } from '../../../theme/breakpoints.ts';
import type { RequestListEntry } from '../readRequests.ts';
import { carriedOverLimits } from '../readRequests.ts';
import type { CarriedOverCount } from '../requestPlace.ts';
import { requestSearchMessages } from '../search/requestSearchMessages.ts';
import { formatListTitle } from '../titles.ts';
import { formatDayCounts } from './dayCounts.ts';
import { listMessages } from './listMessages.ts';
import { RequestRow } from './RequestRow.tsx';
import { RowActionBar } from './RowActionBar.tsx';
import { RowButton } from './RowButton.ts';
import { rowActionNames, rowActions } from './rowActions.ts';
import { findRowOf } from './rowFocus.ts';
import type { RowActions } from './useRowActions.ts';

const { desk: messages, sheet } = staffMessages;

const Section = styled.section`
  margin-top: 0.25rem;
`;

/* The day and its counts in one line. */
const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.5rem;
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

/** '2031-05-08T09:30' → '8 May 2031, 9:30 am' */
const formatRowMoment = (moment: string): string =>
  `${formatDay(moment.slice(0, 10), translateToEnglish)}, ${formatTime(moment.slice(11))}`;

const formatSubmitted = ({ request }: RequestListEntry): string =>
  formatSubmittedAt(request, (instant) => formatRowMoment(`${manilaDay(instant)}T${manilaTime(instant)}`));

/** An act changes the due day, and the row stays where it was listed. */
const wasDueBy = ({ due, listedDue }: RequestListEntry, today: string): boolean => {
  const day = listedDue === undefined ? due : listedDue;
  return day !== null && day <= today;
};

const toGroups = (entries: readonly RequestListEntry[], today: string) => {
  const isDue = (entry: RequestListEntry) => wasDueBy(entry, today);
  const due = entries.filter(isDue);
  const byHour = groupByHour(entries.filter((entry) => !isDue(entry))).map(({ heading, items }) => ({
    heading: heading === '' ? sheet.noHour : heading,
    items,
  }));
  if (due.length === 0) return byHour;
  return [
    { heading: listMessages.due.heading, items: groupByHour(due).flatMap(({ items }) => items) },
    ...byHour,
  ];
};

interface RequestListProps {
  readonly view: RequestView;
  readonly entries: readonly RequestListEntry[];
  readonly areMore: boolean;
  /** 'yyyy-mm-dd' */
  readonly today: string;
  /** What is still open of earlier days; null where the list does not say it. */
  readonly carriedOver: CarriedOverCount | null;
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

const steps: Readonly<Record<string, 1 | -1>> = { arrowdown: 1, j: 1, arrowup: -1, k: -1 };

/** A field takes all keys for itself; a checkbox is none. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.matches('select, textarea, input:not([type=checkbox]), [contenteditable]');

export const RequestList = ({
  view,
  entries,
  areMore,
  today,
  carriedOver,
  actions,
  onOpen,
  onCarriedOver,
}: RequestListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const isOfDay = view.day !== '' && view.text.trim() === '';
  const groups = isOfDay ? toGroups(entries, today) : [{ heading: null, items: entries }];
  const chosen = groups.flatMap(({ items }) =>
    (items as readonly RequestListEntry[]).map(({ id }) => id).filter((id) => actions.chosen.has(id)),
  );
  const ofPerson = countSamePerson(entries);
  const { acts, next } = actions.state.context;
  const busy = new Set([...acts, ...next].map(({ id }) => id));
  const pressKey = (event: KeyboardEvent) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || event.nativeEvent.isComposing || isTyping(target)) return;
    const pressed = key.toLowerCase();
    const row = findRowOf(target);
    if (pressed === 'z' && !event.repeat) {
      if (actions.state.can({ type: 'UNDO' })) actions.undo();
      return;
    }
    if (row === null) return;
    const step = steps[pressed];
    if (step !== undefined && list.current !== null) {
      event.preventDefault();
      moveFocus(list.current, row, step);
      return;
    }
    if (event.repeat) return;
    if (pressed === 'x') actions.toggle(row);
    const action = rowActionNames.find((name) => rowActions[name].key === pressed);
    if (action !== undefined) actions.act(chosen.length > 0 ? chosen : [row], action);
  };
  const formatWhen = (entry: RequestListEntry): string =>
    isOfDay
      ? formatAppointmentTime(entry)
      : formatAppointment(entry, formatRowMoment) || formatSubmitted(entry);
  return (
    <Section aria-labelledby="found">
      <Heading>
        <h2 id="found">{formatListTitle(view)}</h2>
        <p>
          {entries.length === 0
            ? isOfDay && view.state === ''
              ? messages.noneOfDay
              : messages.none
            : isOfDay && view.state === ''
              ? formatDayCounts(entries, view.day === today)
              : messages.count(entries.length)}
        </p>
        {carriedOver !== null &&
          (carriedOver.open === 0 ? (
            <p>{listMessages.carriedOver.noneOpen}</p>
          ) : (
            <RowButton type="button" onClick={onCarriedOver}>
              {listMessages.carriedOver.open(carriedOver.open, carriedOver.due)}
            </RowButton>
          ))}
        {entries.length > 0 && (
          <Keys>
            <summary aria-label={listMessages.keysTitle}>?</summary>
            <p>{listMessages.keys}</p>
            <p>{requestSearchMessages.hint}</p>
          </Keys>
        )}
      </Heading>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons in it */}
      <div ref={list} onKeyDown={pressKey}>
        {entries.length > 0 &&
          groups.map(({ heading, items }) => (
            <Group key={heading ?? ''} $hasHeading={heading !== null}>
              {heading !== null && <Hour>{heading}</Hour>}
              <ul>
                {(items as readonly RequestListEntry[]).map((entry) => (
                  <RequestRow
                    key={entry.id}
                    entry={entry}
                    ofPerson={ofPerson.get(entry.id)}
                    when={formatWhen(entry)}
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
