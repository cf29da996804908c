/** Places for visitors, ruled. */
import styled from 'styled-components';
import type { Spot } from '../content/spot.ts';
import { Prose } from './prose.tsx';
import { SampleTag } from './sampleTag.tsx';

const List = styled.ul`
  border-top: 3px solid var(--rule);
  & > li {
    padding: 1.25rem 0;
    border-bottom: 1px solid var(--line);
  }
  h2 {
    font-size: 1.3125rem;
    line-height: 1.25;
    letter-spacing: 0;
  }
`;

const Lead = styled.p`
  margin: 0.3rem 0 0.6rem;
  color: var(--ink2);
`;

interface SpotListProps {
  readonly spots: readonly Spot[];
}

export const SpotList = ({ spots }: SpotListProps) => (
  <List>
    {spots.map(({ id, title, summary, paragraphs, isSample }) => (
      <li key={id}>
        <h2>{title}</h2>
        <Lead>
          {summary} {isSample && <SampleTag />}
        </Lead>
        <Prose paragraphs={paragraphs} />
      </li>
    ))}
  </List>
);
