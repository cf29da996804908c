/** /official-details/:id: one official with links to the others, or a link back to the list. */
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
import { OfficialMeta } from '../components/seo/recordMeta.tsx';
import { SampleContent } from '../components/ui/SampleTag.tsx';
import { langOf } from '../content/models/localize.ts';
import { type Official, toOfficials } from '../content/models/official.ts';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { OfficialCard } from '../features/officials/OfficialCard.tsx';
import { lookupMessages } from '../i18n/en/lookup.ts';
import { pageMessages } from '../i18n/en/pages.ts';
import { useRecords } from '../query/useRecords.ts';
import { pageTitle, routeOfPage } from '../routes/menu.ts';
import { notOnPaper } from '../theme/printVisibility.ts';

const maxOthers = 12;

const OthersColumn = styled(SideColumn)`
  small {
    display: block;
    margin-top: -0.5rem;
    padding-bottom: 0.6rem;
    color: var(--ink2);
    font-size: 1rem;
  }
  ${notOnPaper}
`;

/** Seven unnamed officials in one position would otherwise be seven identical lines. */
const hasSameLabel = (one: Official, other: Official): boolean =>
  one.position === other.position && one.name === other.name;

interface OthersListProps {
  readonly officials: readonly Official[];
  readonly official: Official;
}

const OthersList = ({ officials, official }: OthersListProps) => {
  const messages = useMessages(lookupMessages).officials;
  const others = officials
    .filter(({ id }) => id !== official.id)
    .filter((other, at, all) => all.findIndex((each) => hasSameLabel(each, other)) === at)
    .slice(0, maxOthers);
  return (
    <OthersColumn aria-labelledby="others">
      <h2 id="others">{messages.others}</h2>
      <MoreList>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={officialPath(other)} lang={langOf(other, 'position')}>
              {other.position}
            </Link>
            {other.name !== '' && <small>{other.name}</small>}
          </li>
        ))}
        <li>
          <Link to={routeOfPage('ElectedOfficials').path}>{messages.all}</Link>
        </li>
      </MoreList>
    </OthersColumn>
  );
};

export const OfficialDetails = () => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages);
  const { id = '' } = useParams();
  const result = useRecords('officials', toOfficials);
  const isLoaded = result.status === 'success';
  const official = isLoaded ? (result.data.find((each) => each.id === id) ?? null) : null;
  const own = official === null ? null : official.name || official.position;
  const lang =
    official === null ? undefined : langOf(official, ...(official.name === '' ? ['position'] : []));
  const title =
    own ??
    (isLoaded
      ? messages.article.missing(messages.officials.missing)
      : pageTitle('OfficialDetails', translate));
  return (
    <Container $foot>
      <OfficialMeta result={result} official={official} />
      <PageBreadcrumbs page="ElectedOfficials" current={title} lang={lang} />
      <RecordHeader $isLoading={result.status === 'loading'}>
        <PageHeader title={title} lang={lang} record={official} />
      </RecordHeader>
      {result.status === 'loading' && <ListSkeleton isDated={false} />}
      {result.status === 'error' && <QueryError />}
      {isLoaded && official === null && <RecordNotFound page="ElectedOfficials" />}
      {isLoaded && official !== null && (
        <SplitGrid>
          <div>
            <SampleContent records={[official]}>
              <OfficialCard official={official} />
            </SampleContent>
          </div>
          <OthersList officials={result.data} official={official} />
        </SplitGrid>
      )}
    </Container>
  );
};
