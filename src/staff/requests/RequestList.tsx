/** The rows of a request list, grouped by the hour of their day; cards on a narrow screen. */
import styled from 'styled-components';
import type { RequestView } from '../../../machines/staff/requestBrowser.ts';
import { manilaDay, manilaTime } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import { formatTime } from '../../i18n/formatTime.ts';
import { formatAppointment } from '../../staff-core/appointment.ts';
import {
  describeState,
  formatAppointmentTime,
  groupByHour,
  hasPriority,
  isFinished,
} from '../../staff-core/daySheet.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import {
  formatPersonName,
  formatRequestField,
  formatServiceName,
  formatSubmittedAt,
} from '../../staff-core/request.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { rowButtonStyles } from '../styles.ts';
import type { RequestListEntry } from './readRequests.ts';
import { formatListTitle } from './titles.ts';

const { desk: messages, sheet } = staffMessages;

const Heading = styled.h2`
  margin-top: 2rem;
`;

const Hour = styled.h3`
  margin-top: 1.25rem;
`;

const Rows = styled.ul`
  margin-top: 0.5rem;
  border-top: 3px solid var(--rule);
`;

const Row = styled.button<{ readonly $isOver: boolean }>`
  ${rowButtonStyles}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0.15rem 1rem;
  color: ${({ $isOver }) => ($isOver ? 'var(--ink2)' : 'var(--ink)')};
  b {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  span {
    min-width: 0;
  }
  ${minWidth.columns} {
    grid-template-columns: 9rem minmax(0, 2fr) minmax(0, 2fr) 5rem minmax(0, 1.5fr);
    align-items: baseline;
  }
`;

const Small = styled.span`
  color: var(--ink2);
  font-size: 1rem;
`;

const Mark = styled.strong`
  margin-left: 0.5rem;
  padding: 0 0.4rem;
  border: 2px solid var(--ink2);
  font-size: 0.875rem;
`;

/** '2031-05-08T09:30' → '8 May 2031, 9:30 am' */
const formatRowMoment = (moment: string): string =>
  `${formatDay(moment.slice(0, 10), translateToEnglish)}, ${formatTime(moment.slice(11))}`;

interface RequestListProps {
  readonly view: RequestView;
  readonly entries: readonly RequestListEntry[];
  readonly areMore: boolean;
  readonly onOpen: (id: string) => void;
}

type RequestRowProps = Pick<RequestListProps, 'onOpen'> & {
  readonly entry: RequestListEntry;
  readonly when: string;
};

const RequestRow = ({ entry, when, onOpen }: RequestRowProps) => {
  const { id, request, receipt } = entry;
  const { title, why } = describeState(receipt);
  return (
    <li>
      <Row type="button" $isOver={isFinished(receipt)} onClick={() => onOpen(id)}>
        <span>
          {when} <b>{id}</b>
          {hasPriority(entry) && <Mark>{sheet.priority}</Mark>}
        </span>
        <strong>{formatPersonName(request)}</strong>
        <span>{formatServiceName(request)}</span>
        <Small>{messages.zone(formatRequestField(request, 'zone', 6))}</Small>
        <Small>{why === '' ? title : `${title}: ${why}`}</Small>
      </Row>
    </li>
  );
};

export const RequestList = ({ view, entries, areMore, onOpen }: RequestListProps) => {
  const isOfDay = view.day !== '' && view.text.trim() === '';
  const groups = isOfDay ? groupByHour(entries) : [{ heading: null, items: entries }];
  return (
    <section aria-labelledby="found">
      <Heading id="found">{formatListTitle(view)}</Heading>
      <p>
        {entries.length > 0
          ? messages.count(entries.length)
          : isOfDay && view.state === ''
            ? messages.noneOfDay
            : messages.none}
      </p>
      {entries.length > 0 &&
        groups.map(({ heading, items }) => (
          <section key={heading ?? ''}>
            {heading !== null && <Hour>{heading === '' ? sheet.noHour : heading}</Hour>}
            <Rows>
              {(items as readonly RequestListEntry[]).map((entry) => (
                <RequestRow
                  key={entry.id}
                  entry={entry}
                  when={
                    isOfDay
                      ? formatAppointmentTime(entry)
                      : formatAppointment(entry, formatRowMoment) ||
                        formatSubmittedAt(entry.request, (instant) =>
                          formatRowMoment(`${manilaDay(instant)}T${manilaTime(instant)}`),
                        )
                  }
                  onOpen={onOpen}
                />
              ))}
            </Rows>
          </section>
        ))}
      {areMore && <p>{messages.more(entries.length)}</p>}
    </section>
  );
};
