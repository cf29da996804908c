/** A day as a calendar leaf: 'Nov', '18', and the year unless it is the current one. */
import styled from 'styled-components';
import { useTranslate } from '../../context/localeContext.ts';
import { manilaDay, yearOf } from '../../domain/dates/day.ts';
import { toCalendarLeaf } from '../../domain/dates/formatDay.ts';
import { useToday } from '../../ssr/hydration/useToday.ts';
import { inForced } from '../../theme/breakpoints.ts';

const Tile = styled.time`
  display: block;
  width: 64px;
  min-height: 72px;
  padding: 0.4rem 0;
  border-top: 6px solid var(--clay);
  background: var(--mist);
  font-size: 0.9375rem;
  line-height: 1.2;
  text-align: center;
  b {
    display: block;
    font-size: 1.75rem;
    line-height: 1;
  }
  ${inForced} {
    border: 2px solid CanvasText;
  }
`;

interface DateTileProps {
  /** Epoch ms. */
  readonly instant: number;
}

export const DateTile = ({ instant }: DateTileProps) => {
  const translate = useTranslate();
  const today = useToday();
  const day = manilaDay(instant);
  const { date, month } = toCalendarLeaf(day, translate);
  const isThisYear = yearOf(day) === yearOf(today);
  return (
    <Tile dateTime={day}>
      <span>{month}</span> <b>{date}</b>
      {!isThisYear && <span>{` ${yearOf(day)}`}</span>}
    </Tile>
  );
};
