/** The newest of a dated list, and the way to all of it. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { QueryListView } from '../../components/records/QueryView.tsx';
import { articlePath } from '../../content/seo/recordPages.ts';
import { useNewestArticles } from '../../query/useArticles.ts';
import { routeOfPage } from '../../routes/menu.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { EntryList } from './ArticleList.tsx';
import { type ArticleKind, entryKinds } from './articleTypes.ts';

/** As many as a person looks at before going on. */
const most = 5;

const Part = styled.section`
  min-width: 0;
  h2 {
    margin-bottom: 0.75rem;
  }
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-top: 0.5rem;
  font-weight: 700;
  ${notOnPaper}
`;

interface LatestProps {
  readonly kind: ArticleKind;
}

export const Latest = ({ kind }: LatestProps) => {
  const { page, icon, said } = entryKinds[kind];
  const { path, title } = routeOfPage(page);
  const id = `latest-${kind}`;
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <QueryListView
        result={useNewestArticles(kind, most)}
        icon={icon}
        empty={said.empty}
        visibleFields={['title', 'summary']}
        isDated
      >
        {(entries) => (
          <>
            <EntryList entries={entries} to={(entry) => articlePath(kind, entry)} isShort />
            <All to={path}>{said.all}</All>
          </>
        )}
      </QueryListView>
    </Part>
  );
};
