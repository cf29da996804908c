/** The feed of a list, and the calendar of its days, for a phone's calendar and for news readers. */
import styled from 'styled-components';
import { hasEvents } from '../../content/models/article.ts';
import type { DatedListName } from '../../content/schema/lists.ts';
import { useLocale, useMessages } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { calendarPath, feedPath, findFeedOf } from '../../routes/feeds.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { articleTypes } from './articleTypes.ts';

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 1.25rem;
  margin-top: 1.5rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  ${notOnPaper}
`;

export const FollowLinks = ({ kind }: { readonly kind: DatedListName }) => {
  const locale = useLocale();
  const messages = useMessages(pageMessages).follow;
  const feed = findFeedOf(articleTypes[kind].page);
  if (feed === null) return null;
  return (
    <Links aria-label={messages.title}>
      <b>{messages.title}</b>
      {hasEvents(kind) && <a href={calendarPath(locale)}>{messages.calendar}</a>}
      <a href={feedPath(feed, locale)}>{messages.feed}</a>
    </Links>
  );
};
