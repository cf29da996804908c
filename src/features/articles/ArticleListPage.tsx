/** A dated list, newest first, twenty to a page: news, ordinances, announcements, awards. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Container } from '../../components/layout/Container.ts';
import { PageBreadcrumbs } from '../../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { EmptyList } from '../../components/records/EmptyList.tsx';
import { QueryView } from '../../components/records/QueryView.tsx';
import { ButtonLink, ButtonRow } from '../../components/ui/Button.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { UntranslatedNotice } from '../../components/ui/UntranslatedNotice.tsx';
import type { DatedListName } from '../../content/schema/lists.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { useDatedPage } from '../../query/useArticles.ts';
import { parseCursor } from '../../routes/cursor.ts';
import { routeOfPage } from '../../routes/menu.ts';
import { EntryList } from './ArticleList.tsx';
import { entryKinds } from './articleTypes.ts';
import { WithMonths } from './MonthIndex.tsx';
import { Pager } from './Pagination.tsx';

/** Another page of the same list begins at its head, which says so to whoever does not see it. */
const useTurnedPage = (): void => {
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    focusHeading();
    window.scrollTo(0, 0);
  }, [search]);
};

interface EntriesPageProps {
  readonly kind: DatedListName;
}

export const EntriesPage = ({ kind }: EntriesPageProps) => {
  const { search } = useLocation();
  const { page, icon, said } = entryKinds[kind];
  const { path, title } = routeOfPage(page);
  const reading = useDatedPage(kind);
  const isFirst = parseCursor(search) === null;
  useTurnedPage();
  return (
    <Container $foot>
      <PageBreadcrumbs page={page} />
      <PageHeader title={title} lead={said.lead} />
      <QueryView result={reading} isDated>
        {(shown) => (
          <WithMonths page={shown}>
            <UntranslatedNotice records={shown.articles} visibleFields={['title', 'summary']} />
            {shown.articles.length > 0 ? (
              <EntryList
                entries={shown.articles}
                to={kind === 'awards' ? undefined : (entry) => articlePath(kind, entry)}
              />
            ) : (
              <EmptyList icon={icon} {...(isFirst ? said.empty : pageMessages.dated.nothing)} />
            )}
            <Pager page={shown} />
            {!isFirst && (
              <ButtonRow>
                <ButtonLink secondary to={path}>
                  {pageMessages.dated.newest}
                </ButtonLink>
              </ButtonRow>
            )}
            <LastUpdated records={shown.articles} />
          </WithMonths>
        )}
      </QueryView>
    </Container>
  );
};
