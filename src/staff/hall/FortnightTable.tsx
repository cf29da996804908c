/**
 * The fortnight as a table: a row for each weekday, a button for the day and for each half. The arrow keys move the focus. A press opens
 * a day, or chooses the one to which people are moved.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.ts';
import { formatLongDate, formatLongDay } from '../../domain/dates/formatDay.ts';
import { type Half, halves } from '../../domain/places/placeName.ts';
import { translateToEnglish } from '../../i18n/define.ts';
import type { HalfDayView } from '../../staff-core/hall/hall.ts';
import { hallMessages } from '../../staff-core/hall/hallMessages.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import type { FoundHall } from './hallActors.ts';
import { hallTabMessages as messages } from './messages.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  border-top: 3px solid var(--rule);
  th,
  td {
    padding: 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  thead th {
    padding: 0.35rem;
    color: var(--ink2);
    font-size: 0.875rem;
  }
  thead th + th {
    width: 29%;
  }
  ${minWidth.pair} {
    thead th + th {
      width: 8.25rem;
    }
  }
  tr[aria-current] {
    background: var(--mist);
  }
  tr[data-target] {
    background: var(--deep);
    button,
    button * {
      background: none;
      color: var(--ondeep);
    }
  }
`;

const Cell = styled.button<{ readonly $isClosed: boolean }>`
  width: 100%;
  min-height: 52px;
  padding: 0.5rem 0.35rem;
  border: 0;
  background: none;
  color: ${({ $isClosed }) => ($isClosed ? 'var(--error)' : 'inherit')};
  font-weight: ${({ $isClosed }) => ($isClosed ? 700 : 400)};
  text-align: left;
  cursor: pointer;
  &:hover {
    background: var(--mist);
  }
  b {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  &[aria-disabled] {
    color: var(--ink2);
    cursor: not-allowed;
    b {
      color: inherit;
      text-decoration: none;
    }
  }
`;

const Remark = styled.span`
  display: block;
  color: var(--ink2);
  font-size: 1rem;
  overflow-wrap: anywhere;
`;

const formatDay = (day: string): string => formatLongDate(day, translateToEnglish);

/** 'Closed, 2 come', '7 of 50', '3 come' */
export const formatHalf = ({ isOpen, places, taken, booked }: HalfDayView): string => {
  const { closed, come } = messages;
  if (!isOpen) return booked.length === 0 ? closed : `${closed}, ${come(booked.length)}`;
  return places === null ? come(taken) : hallMessages.taken(taken, places);
};

/** Columns: the day, the morning, the afternoon. */
const columns = [null, ...halves] as const;

/** What a press means while people are moved to another day. */
export interface TargetChoice {
  /** 'yyyy-mm-dd' */
  readonly to: string;
  /** Why they cannot be moved to this day; null where they can. */
  readonly findRefusal: (day: string) => string | null;
}

interface FortnightTableProps {
  readonly days: FoundHall['days'];
  readonly today: string;
  /** The day that the page shows or showed last; null before that. */
  readonly chosen: string | null;
  readonly canChoose: boolean;
  /** Null where a press opens the day. */
  readonly target: TargetChoice | null;
  /** Counts up when the focus comes back to the table. */
  readonly returns: number;
  /** @param half null for the whole day */
  readonly onChoose: (day: string, half: Half | null) => void;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

const focusCell = (body: HTMLTableSectionElement | null, row: number, column: number): void =>
  body?.rows[row]?.cells[column]?.querySelector('button')?.focus();

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

export const FortnightTable = ({
  days,
  today,
  chosen,
  canChoose,
  target,
  returns,
  onChoose,
}: FortnightTableProps) => {
  const [[row, column], setPlace] = useState<readonly [row: number, column: number]>([0, 0]);
  const body = useRef<HTMLTableSectionElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    if (returns === answered.current || !canChoose) return;
    answered.current = returns;
    focusCell(body.current, row, column);
  }, [returns, canChoose, row, column]);
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [nextRow, nextColumn] = [
      clamp(row + step[0], days.length - 1),
      clamp(column + step[1], columns.length - 1),
    ];
    setPlace([nextRow, nextColumn]);
    focusCell(body.current, nextRow, nextColumn);
  };
  return (
    <Table aria-label={messages.title}>
      <thead>
        <tr>
          <th scope="col">{messages.columns.day}</th>
          <th scope="col">{messages.columns.morning}</th>
          <th scope="col">{messages.columns.afternoon}</th>
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={move}>
        {days.map(({ day, holiday, reason, note, halves }, at) => {
          const refusal = target?.findRefusal(day) ?? null;
          const isTarget = day === target?.to;
          const act = target === null || refusal !== null ? '' : messages.moveTo;
          return (
            <tr
              key={day}
              aria-current={day === chosen ? 'true' : undefined}
              data-target={isTarget || undefined}
            >
              {columns.map((half, columnAt) => {
                const button = {
                  type: 'button',
                  disabled: !canChoose,
                  'aria-disabled': refusal === null ? undefined : true,
                  'aria-pressed': act === '' ? undefined : isTarget,
                  tabIndex: at === row && columnAt === column ? 0 : -1,
                  onFocus: () => setPlace([at, columnAt]),
                  onClick: () => onChoose(day, half),
                } as const;
                if (half === null)
                  return (
                    <th key="day" scope="row">
                      <Cell {...button} $isClosed={false}>
                        <VisuallyHidden>{act}</VisuallyHidden>
                        <b>{formatLongDay(day, translateToEnglish)}</b>
                        {day === today && <span>{` (${messages.today})`}</span>}
                        <Remark>
                          {[holiday === null ? '' : hallMessages.holiday(holiday), reason, note]
                            .filter(Boolean)
                            .join('. ')}
                        </Remark>
                        {isTarget && <Remark>{messages.target}</Remark>}
                        {refusal !== null && <VisuallyHidden>. {refusal}</VisuallyHidden>}
                      </Cell>
                    </th>
                  );
                const state = formatHalf(halves[half]);
                return (
                  <td key={half}>
                    <Cell
                      {...button}
                      $isClosed={!halves[half].isOpen}
                      aria-label={act + messages.half(formatDay(day), half, state)}
                    >
                      {state}
                    </Cell>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
