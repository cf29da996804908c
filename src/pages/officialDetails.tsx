/** /official-details/:id: one official, or the way back to the others. */
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { type Official, officialsOf } from '../content/official.ts';
import { CannotRead } from '../parts/cannotRead.tsx';
import { MissingRecord } from '../parts/missingRecord.tsx';
import { PageCrumbs, routeTo } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { useReading } from '../parts/reading.ts';
import { RecordHead } from '../parts/recordHead.ts';
import { OfficialHead } from '../parts/recordHeads.tsx';
import { SampleTag } from '../parts/sampleTag.tsx';
import { ListSkeleton } from '../parts/skeleton.tsx';
import { Wrap } from '../parts/wrap.ts';
import { site } from '../site.ts';
import { from } from '../theme/breaks.ts';
import { pageWords } from '../words/pages.ts';
import { partWords } from '../words/parts.ts';

const said = pageWords.officials;

const Card = styled.div`
  max-width: 52rem;
  border: 1px solid var(--edge);
  ${from.pair} {
    display: grid;
    grid-template-columns: 18rem 1fr;
    & > :first-child svg {
      width: 264px;
      height: 224px;
    }
  }
`;

const Facts = styled.dl`
  min-width: 0;
  padding: 0.25rem 1rem;
  & > div {
    padding: 0.75rem 0;
  }
  & > div + div {
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
    font-size: 1rem;
  }
  dd {
    font-weight: 700;
  }
`;

const Details = ({ position, name, term, isSample }: Official) => {
  const rows = [
    { label: said.position, value: position },
    { label: said.name, value: name ?? said.unnamed },
    { label: said.term, value: term === '' ? said.noTerm : term },
    {
      label: said.where,
      value: said.at(site.hall.name, partWords.hours(site.hall.opens, site.hall.closes)),
    },
  ];
  return (
    <Card>
      <Portrait isWide />
      <Facts>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value} {isSample && label === said.name && <SampleTag />}
            </dd>
          </div>
        ))}
      </Facts>
    </Card>
  );
};

export const OfficialDetails = () => {
  const { id = '' } = useParams();
  const reading = useReading('officials', officialsOf);
  const isRead = reading.tag === 'read';
  const official = isRead ? (reading.shown.find((each) => each.id === id) ?? null) : null;
  const own = official === null ? null : (official.name ?? official.position);
  const list = routeTo('ElectedOfficials');
  const title = own ?? (isRead ? pageWords.article.missing(said.missing) : routeTo('OfficialDetails').title);
  return (
    <Wrap $foot>
      <OfficialHead reading={reading} official={official} />
      <PageCrumbs page="ElectedOfficials" here={title} />
      <RecordHead $isLoading={reading.tag === 'loading'}>
        <PageHead title={title} />
      </RecordHead>
      {reading.tag === 'loading' && <ListSkeleton isDated={false} />}
      {reading.tag === 'failed' && <CannotRead />}
      {isRead && official === null && <MissingRecord list={list} />}
      {official !== null && <Details {...official} />}
    </Wrap>
  );
};
