/** /official-details/:id: one official with the way to the others, or the way back to them. */
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { RecordHeader } from '../components/layout/RecordHeader.ts';
import { ListSkeleton } from '../components/layout/Skeleton.tsx';
import { MoreList, SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { officialPath } from '../components/paths/officialPath.ts';
import { QueryError } from '../components/records/QueryError.tsx';
import { RecordNotFound } from '../components/records/RecordNotFound.tsx';
import { OfficialMeta } from '../components/seo/RecordMeta.tsx';
import { langOf } from '../content/models/localize.ts';
import { type Official, toOfficials } from '../content/models/official.ts';
import { OfficialCard } from '../features/officials/OfficialCard.tsx';
import { lookupMessages } from '../i18n/en/lookup.ts';
import { pageMessages } from '../i18n/en/pages.ts';
import { useRecords } from '../query/useRecords.ts';
import { routeOfPage } from '../routes/menu.ts';
import { notOnPaper } from '../theme/printVisibility.ts';

const said = lookupMessages.officials;

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
          <Link to={routeOfPage('ElectedOfficials').path}>{said.all}</Link>
        </li>
      </MoreList>
    </Others>
  );
};

export const OfficialDetails = () => {
  const { id = '' } = useParams();
  const reading = useRecords('officials', toOfficials);
  const isRead = reading.status === 'success';
  const official = isRead ? (reading.data.find((each) => each.id === id) ?? null) : null;
  const own = official === null ? null : (official.name ?? official.position);
  const lang =
    official === null ? undefined : langOf(official, ...(official.name === null ? ['position'] : []));
  const list = routeOfPage('ElectedOfficials');
  const title =
    own ??
    (isRead
      ? pageMessages.article.missing(pageMessages.officials.missing)
      : routeOfPage('OfficialDetails').title);
  return (
    <Container $foot>
      <OfficialMeta result={reading} official={official} />
      <PageBreadcrumbs page="ElectedOfficials" current={title} lang={lang} />
      <RecordHeader $isLoading={reading.status === 'loading'}>
        <PageHeader title={title} lang={lang} record={official} />
      </RecordHeader>
      {reading.status === 'loading' && <ListSkeleton isDated={false} />}
      {reading.status === 'error' && <QueryError />}
      {isRead && official === null && <RecordNotFound list={list} />}
      {isRead && official !== null && (
        <SplitGrid>
          <OfficialCard official={official} />
          <OthersList officials={reading.data} official={official} />
        </SplitGrid>
      )}
    </Container>
  );
};
