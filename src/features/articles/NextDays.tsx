/** The days from today on, one a row: whether the hall is open, and what is announced for the day. */
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
  const yesterday = manilaInstant(`${useToday()}T00:00`) - 1;
  return (
    <SideColumn aria-labelledby="next-days">
      <h2 id="next-days">{dated.nextDays}</h2>
      <Note>{isAlertRunning ? hall.mayChange : tasks.hall}</Note>
      <Days>
        {listNextHallDays(yesterday, shownRows, createHallDayOf(records)).map((days) => (
          <li key={days[0]?.day}>
            <p>
              <span>
                {isAlertRunning
                  ? days.map(({ day }) => formatShortDay(day, translate)).join(', ')
                  : formatHallDays(days, translate)}
              </span>
              {!isAlertRunning &&
                records
                  .filter(({ id }) => days.length === 1 && id === days[0]?.day)
                  .map((record) => <HallDayNotes key={record.id} record={record} />)}
            </p>
            {articles
              .filter((article) => article.slug !== '' && days.some(({ day }) => isOn(article, day)))
              .map((article) => (
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
