/** A dated list, newest first, twenty to a page: news, ordinances, announcements, awards. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { DatedName } from '../content/lists.ts';
import { articlePath } from '../content/recordPages.ts';
import { cursorOf } from '../routes/cursor.ts';
import { routeTo } from '../routes/menu.ts';
import { pageWords } from '../words/pages.ts';
import { Actions, ButtonLink } from './button.tsx';
import { useDatedPage } from './dated.ts';
import { EmptyList } from './emptyList.tsx';
import { entryKinds } from './entryKinds.ts';
import { EntryList } from './entryList.tsx';
import { focusHeading } from './focusHeading.ts';
import { LastUpdated } from './lastUpdated.tsx';
import { Listed } from './listed.tsx';
import { WithMonths } from './monthIndex.tsx';
import { OnlyEnglish } from './onlyEnglish.tsx';
import { PageCrumbs } from './pageCrumbs.tsx';
import { PageHead } from './pageHead.tsx';
import { Pager } from './pager.tsx';
import { Wrap } from './wrap.ts';

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
