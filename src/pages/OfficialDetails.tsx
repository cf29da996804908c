/** /official-details/:id: one official with the way to the others, or the way back to them. */
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { RecordHead } from '../components/layout/RecordHeader.ts';
import { ListSkeleton } from '../components/layout/Skeleton.tsx';
import { MoreList, SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { officialPath } from '../components/paths/officialPath.ts';
import { CannotRead } from '../components/records/QueryError.tsx';
import { MissingRecord } from '../components/records/RecordNotFound.tsx';
import { OfficialHead } from '../components/seo/RecordMeta.tsx';
import { langOf } from '../content/models/localize.ts';
import { type Official, officialsOf } from '../content/models/official.ts';
import { OfficialCard } from '../features/officials/OfficialCard.tsx';
import { lookupWords } from '../i18n/en/lookup.ts';
import { pageWords } from '../i18n/en/pages.ts';
import { useReading } from '../query/useRecords.ts';
import { routeTo } from '../routes/menu.ts';
import { notOnPaper } from '../theme/printVisibility.ts';

const said = lookupWords.officials;

const mostOthers = 12;

const Others = styled(SideColumn)`
  small {
    display: block;
    margin-top: -0.5rem;
    padding-bottom: 0.6rem;
    color: var(--ink2);
    font-size: 1rem;
  }
  ${notOnPaper}
`;

/** Seven of one position without a name would be seven times the same line. */
const isToldAs = (one: Official, other: Official): boolean =>
  one.position === other.position && one.name === other.name;

interface OthersListProps {
  readonly officials: readonly Official[];
  readonly official: Official;
}

const OthersList = ({ officials, official }: OthersListProps) => {
  const others = officials
    .filter(({ id }) => id !== official.id)
    .filter((other, at, all) => all.findIndex((each) => isToldAs(each, other)) === at)
    .slice(0, mostOthers);
  return (
    <Others aria-labelledby="others">
      <h2 id="others">{said.others}</h2>
      <MoreList>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={officialPath(other)} lang={langOf(other, 'position')}>
              {other.position}
            </Link>
            {other.name !== null && <small>{other.name}</small>}
          </li>
        ))}
        <li>
          <Link to={routeTo('ElectedOfficials').path}>{said.all}</Link>
        </li>
      </MoreList>
    </Others>
  );
};

export const OfficialDetails = () => {
  const { id = '' } = useParams();
  const reading = useReading('officials', officialsOf);
  const isRead = reading.tag === 'read';
  const official = isRead ? (reading.shown.find((each) => each.id === id) ?? null) : null;
  const own = official === null ? null : (official.name ?? official.position);
  const lang =
    official === null ? undefined : langOf(official, ...(official.name === null ? ['position'] : []));
  const list = routeTo('ElectedOfficials');
  const title =
    own ??
    (isRead ? pageWords.article.missing(pageWords.officials.missing) : routeTo('OfficialDetails').title);
  return (
    <Wrap $foot>
      <OfficialHead reading={reading} official={official} />
      <PageCrumbs page="ElectedOfficials" here={title} lang={lang} />
      <RecordHead $isLoading={reading.tag === 'loading'}>
        <PageHead title={title} lang={lang} of={official} />
      </RecordHead>
      {reading.tag === 'loading' && <ListSkeleton isDated={false} />}
      {reading.tag === 'failed' && <CannotRead />}
      {isRead && official === null && <MissingRecord list={list} />}
      {isRead && official !== null && (
        <SplitGrid>
          <OfficialCard official={official} />
          <OthersList officials={reading.shown} official={official} />
        </SplitGrid>
      )}
    </Wrap>
  );
};
