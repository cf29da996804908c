/** Below an article's title: when and where its event is, when it was published, and whether it is a sample. */
import styled from 'styled-components';
import { SampleContent } from '../../components/ui/SampleTag.tsx';
import type { Article } from '../../content/models/article.ts';
import { langOf } from '../../content/models/localize.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { formatEvent } from './formatEvent.ts';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.15rem 1rem;
  margin-top: 0.6rem;
  font-size: 1.0625rem;
  dt {
    color: var(--ink2);
  }
`;

const Note = styled.p`
  margin-top: 0.6rem;
  color: var(--ink2);
  font-size: 1.0625rem;
`;

interface ArticleFactsProps {
  readonly article: Article;
}

export const ArticleFacts = ({ article }: ArticleFactsProps) => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages).article;
  const { event, published, where } = article;
  const hasFacts = event !== null || published !== null || where !== '';
  return (
    <SampleContent records={[article]}>
      {hasFacts && (
        <Facts>
          {event !== null && (
            <>
              <dt>{messages.facts.when}</dt>
              <dd>
                <b>{formatEvent(event, translate)}</b>
              </dd>
            </>
          )}
          {where !== '' && (
            <>
              <dt>{messages.facts.where}</dt>
              <dd lang={langOf(article, 'where')}>{where}</dd>
            </>
          )}
          {published !== null && (
            <>
              <dt>{messages.facts.published}</dt>
              <dd>{formatLongDate(manilaDay(published), translate)}</dd>
            </>
          )}
        </Facts>
      )}
      {!hasFacts && <Note>{messages.undated}</Note>}
    </SampleContent>
  );
};
