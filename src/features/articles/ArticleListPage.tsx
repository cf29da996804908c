/** A dated list, newest first, twenty to a page: news, ordinances, announcements, awards. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Wrap } from '../../components/layout/Container.ts';
import { PageCrumbs } from '../../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../../components/layout/PageHeader.tsx';
import { EmptyList } from '../../components/records/EmptyList.tsx';
import { Listed } from '../../components/records/QueryView.tsx';
import { Actions, ButtonLink } from '../../components/ui/Button.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { OnlyEnglish } from '../../components/ui/UntranslatedNotice.tsx';
import type { DatedName } from '../../content/schema/lists.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { pageWords } from '../../i18n/en/pages.ts';
import { focusHeading } from '../../lib/focusHeading.ts';
import { useDatedPage } from '../../query/useArticles.ts';
import { cursorOf } from '../../routes/cursor.ts';
import { routeTo } from '../../routes/menu.ts';
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
  readonly kind: DatedName;
}

export const EntriesPage = ({ kind }: EntriesPageProps) => {
  const { search } = useLocation();
  const { page, icon, said } = entryKinds[kind];
  const { path, title } = routeTo(page);
  const reading = useDatedPage(kind);
  const isFirst = cursorOf(search) === null;
  useTurnedPage();
  return (
    <Wrap $foot>
      <PageCrumbs page={page} />
      <PageHead title={title} lead={said.lead} />
      <Listed reading={reading} isDated>
        {(shown) => (
          <WithMonths page={shown}>
            <OnlyEnglish of={shown.entries} texts={['title', 'summary']} />
            {shown.entries.length > 0 ? (
              <EntryList
                entries={shown.entries}
                to={kind === 'awards' ? undefined : (entry) => articlePath(kind, entry)}
              />
            ) : (
              <EmptyList icon={icon} {...(isFirst ? said.empty : pageWords.dated.nothing)} />
            )}
            <Pager page={shown} />
            {!isFirst && (
              <Actions>
                <ButtonLink second to={path}>
                  {pageWords.dated.newest}
                </ButtonLink>
              </Actions>
            )}
            <LastUpdated of={shown.entries} />
          </WithMonths>
        )}
      </Listed>
    </Wrap>
  );
};
