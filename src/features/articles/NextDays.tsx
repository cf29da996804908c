/**
 * The days from today on, one a row: whether the hall is open, and what is announced for the day. Under an urgent alert only those
 * that are closed, or of which something is announced.
 */
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { HallDayNotes } from '../../components/hall/HallDayNotes.tsx';
import { formatHallDays } from '../../components/hall/HallHours.tsx';
import { MoreList, SideColumn } from '../../components/layout/SplitGrid.ts';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import type { Article } from '../../content/models/article.ts';
import { isOn } from '../../content/models/articleGroups.ts';
import { langOf } from '../../content/models/localize.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { manilaInstant } from '../../domain/dates/day.ts';
import { formatShortDay } from '../../domain/dates/formatDay.ts';
import { formatHallDay } from '../../domain/dates/formatHallDay.ts';
import { findHallDay } from '../../domain/dates/hallDay.ts';
import { createHallDayOf, listNextHallDays } from '../../domain/dates/hallState.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { useHallDays } from '../../query/useHallDays.ts';
import { useToday } from '../../ssr/hydration/useToday.ts';

/** A weekend is one row: a week, however it begins. */
const shownRows = 6;

const Note = styled.p`
  margin-top: 0.5rem;
  color: var(--ink2);
  font-size: 1rem;
`;

const Days = styled(MoreList)`
  & > li {
    padding: 0.6rem 0;
  }
  p {
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  a {
    font-weight: 700;
  }
  li > span {
    color: var(--ink2);
    font-size: 1rem;
  }
`;

interface NextDaysProps {
  readonly articles: readonly Article[];
  /** An urgent alert may close the hall, so no hours are shown. */
  readonly isAlertRunning: boolean;
}

export const NextDays = ({ articles, isAlertRunning }: NextDaysProps) => {
  const translate = useTranslate();
  const { dated } = useMessages(pageMessages);
  const { hall, tasks } = useMessages(partMessages);
  const { days: records } = useHallDays();
  const today = useToday();
  const rows = listNextHallDays(manilaInstant(`${today}T00:00`) - 1, shownRows, createHallDayOf(records))
    .map((days) => {
      const { day, periods } = days[0]!;
      return {
        day,
        // An alert may change the hours; a day that is closed stays closed.
        text:
          isAlertRunning && periods.length > 0
            ? formatHallDay({ ...findHallDay(records, day), id: day }, translate, formatShortDay)
            : formatHallDays(days, translate),
        notes: days.length === 1 ? records.filter(({ id }) => id === day) : [],
        announced: articles.filter(
          (article) => article.slug !== '' && days.some((each) => isOn(article, each.day)),
        ),
      };
    })
    // A date alone says nothing.
    .filter(
      ({ day, text, notes, announced }) =>
        text !== formatShortDay(day, translate) ||
        notes.some(({ note }) => note !== '') ||
        announced.length > 0,
    );
  return (
    <SideColumn aria-labelledby="next-days">
      <h2 id="next-days">{dated.nextDays}</h2>
      <Note>{tasks.hall}</Note>
      <Days>
        {rows.map(({ day, text, notes, announced }) => (
          <li key={day}>
            <p>
              <span>{text}</span>
              {notes.map((record) => (
                <HallDayNotes key={record.id} record={record} />
              ))}
            </p>
            {announced.map((article) => (
              <Fragment key={article.id}>
                <Link to={articlePath('announcements', article)} lang={langOf(article, 'title')}>
                  {article.title}
                </Link>{' '}
                {article.isSample && <SampleTag />}
              </Fragment>
            ))}
          </li>
        ))}
      </Days>
      <Note>{hall.holidaysMayBeMissing}</Note>
    </SideColumn>
  );
};
