/** Dated entries, ruled: the day, the title as the way to the article, one sentence. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Entry } from '../content/entry.ts';
import { DateTile } from './dateTile.tsx';
import { SampleTag } from './sampleTag.tsx';

const List = styled.ul`
  border-top: 3px solid var(--rule);
`;

const Row = styled.li<{ readonly $dated: boolean }>`
  display: grid;
  grid-template-columns: ${({ $dated }) => ($dated ? '64px 1fr' : '1fr')};
  align-items: start;
  gap: 0.5rem 1rem;
  padding: 1.25rem 0;
  border-bottom: 1px solid var(--line);
  & > div {
    min-width: 0;
  }
  h2 {
    font-size: 1.3125rem;
    line-height: 1.25;
    letter-spacing: 0;
  }
  p {
    max-width: 42em;
    margin-top: 0.3rem;
    color: var(--ink2);
  }
`;

interface EntryListProps {
  readonly entries: readonly Entry[];
  /** Where an entry's article is; none where it is absent. */
  readonly to?: ((entry: Entry) => string) | undefined;
}

export const EntryList = ({ entries, to }: EntryListProps) => (
  <List>
    {entries.map((entry) => (
      <Row key={entry.id} $dated={entry.date !== null}>
        {entry.date !== null && <DateTile instant={entry.date} />}
        <div>
          <h2>
            {to === undefined || entry.slug === '' ? entry.title : <Link to={to(entry)}>{entry.title}</Link>}
          </h2>
          {(entry.summary !== '' || entry.isSample) && (
            <p>
              {entry.summary} {entry.isSample && <SampleTag />}
            </p>
          )}
        </div>
      </Row>
    ))}
  </List>
);
