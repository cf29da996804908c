/** Dated list, twenty to a page: news, ordinances, announcements, awards. Newest first; news and announcements are in groups. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Container } from '../../components/layout/Container.ts';
import { PageBreadcrumbs } from '../../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { EmptyList } from '../../components/records/EmptyList.tsx';
import { QueryView } from '../../components/records/QueryView.tsx';
import { ButtonLink, ButtonRow } from '../../components/ui/Button.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { UntranslatedNotice } from '../../components/ui/UntranslatedNotice.tsx';
import { type Article, hasEvents, liesAhead } from '../../content/models/article.ts';
import type { DatedListName } from '../../content/schema/lists.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { useDatedPage } from '../../query/useArticles.ts';
import { parseCursor } from '../../routes/cursor.ts';
import { pageTitle, routeOfPage } from '../../routes/menu.ts';
import { ArticleList } from './ArticleList.tsx';
import { articleTypes } from './articleTypes.ts';
import { FollowLinks } from './FollowLinks.tsx';
import { GroupedArticleList } from './GroupedArticleList.tsx';
import { LeadPicture } from './LeadPicture.tsx';
import { MonthIndexLayout } from './MonthIndexLayout.tsx';
import { NextDays } from './NextDays.tsx';
import { Pagination } from './Pagination.tsx';

/** Scrolls another page of the same list to its top and focuses the heading, which announces it to screen readers. */
const useFocusOnPageChange = (): void => {
  const { search } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const listPage = useRef(search);
  useEffect(() => {
    if (listPage.current === search) return;
    listPage.current = search;
    focusHeading();
    // Back returns to the place that was left (src/app/useScrollPosition.ts).
    if (!isReturn) window.scrollTo(0, 0);
  }, [search, isReturn]);
};

const renderLead = ({ image }: Article) => (image === null ? null : <LeadPicture image={image} />);

interface ArticleListPageProps {
  readonly kind: DatedListName;
  readonly urgentIds?: readonly string[] | undefined;
  /** Whether an urgent alert runs, which may close the hall. */
  readonly isAlertRunning?: boolean;
}

export const ArticleListPage = ({ kind, urgentIds, isAlertRunning = false }: ArticleListPageProps) => {
  const translate = useTranslate();
  const pageText = useMessages(pageMessages);
  const { search } = useLocation();
  const { page, icon } = articleTypes[kind];
  const messages = pageText[kind];
  const { path } = routeOfPage(page);
  const title = pageTitle(page, translate);
  const result = useDatedPage(kind);
  const isFirst = parseCursor(search) === null;
  useFocusOnPageChange();
  return (
    <Container $foot>
      <PageBreadcrumbs page={page} />
      <PageHeader title={title} lead={messages.lead} />
      <QueryView result={result} isDated recordsOf={({ articles }) => articles}>
        {(listPage) => (
          <MonthIndexLayout
            page={listPage}
            aside={
              isFirst && liesAhead(kind) ? (
                <NextDays articles={listPage.articles} isAlertRunning={isAlertRunning} />
              ) : null
            }
          >
            <UntranslatedNotice records={listPage.articles} visibleFields={['title', 'where', 'summary']} />
            {listPage.articles.length === 0 ? (
              <EmptyList icon={icon} {...(isFirst ? messages.empty : pageText.dated.nothing)} />
            ) : kind === 'awards' ? (
              <ArticleList articles={listPage.articles} />
            ) : hasEvents(kind) ? (
              <GroupedArticleList
                kind={kind}
                articles={listPage.articles}
                urgentIds={urgentIds}
                renderLead={isFirst && kind === 'news' ? renderLead : undefined}
              />
            ) : (
              <ArticleList articles={listPage.articles} to={(article) => articlePath(kind, article)} />
            )}
            <Pagination page={listPage} />
            {!isFirst && (
              <ButtonRow>
                <ButtonLink secondary to={path}>
                  {pageText.dated.newest}
                </ButtonLink>
              </ButtonRow>
            )}
            <FollowLinks kind={kind} />
            <LastUpdated records={listPage.articles} />
          </MonthIndexLayout>
        )}
      </QueryView>
    </Container>
  );
};
