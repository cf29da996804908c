/** The entries of a dated list that a visitor needs first, and a link to all of them. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { QueryListView } from '../../components/records/QueryView.tsx';
import { areAllSamples, SampleMarkContext, SampleTag } from '../../components/ui/SampleTag.tsx';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { useFirstArticles } from '../../query/useArticles.ts';
import { pageTitle, routeOfPage } from '../../routes/menu.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { type ArticleType, articleTypes } from './articleTypes.ts';
import { GroupedArticleList } from './GroupedArticleList.tsx';

/** About as many as a person reads before moving on. */
const maxArticles = 5;

const LatestSection = styled.section`
  min-width: 0;
  h2 {
    margin-bottom: 0.75rem;
  }
`;

const AllArticlesLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: 0.5rem;
  font-weight: 700;
  ${notOnPaper}
`;

interface LatestArticlesProps {
  readonly kind: ArticleType;
  readonly urgentIds?: readonly string[] | undefined;
}

export const LatestArticles = ({ kind, urgentIds }: LatestArticlesProps) => {
  const translate = useTranslate();
  const { page, icon } = articleTypes[kind];
  const messages = useMessages(pageMessages)[kind];
  const { path } = routeOfPage(page);
  const title = pageTitle(page, translate);
  const id = `latest-${kind}`;
  const result = useFirstArticles(kind, maxArticles);
  const areSamples = result.status === 'success' && areAllSamples(result.data);
  return (
    <LatestSection aria-labelledby={id}>
      <h2 id={id}>
        <span>{title}</span> {areSamples && <SampleTag />}
      </h2>
      <SampleMarkContext value={areSamples}>
        <QueryListView
          result={result}
          icon={icon}
          empty={messages.empty}
          visibleFields={['title', 'where', 'summary']}
          isDated
        >
          {(articles) => (
            <>
              <GroupedArticleList kind={kind} articles={articles} urgentIds={urgentIds} isCompact />
              <AllArticlesLink to={path}>{messages.all}</AllArticlesLink>
            </>
          )}
        </QueryListView>
      </SampleMarkContext>
    </LatestSection>
  );
};
