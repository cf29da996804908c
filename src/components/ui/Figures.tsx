/** A few large figures, each with its meaning, and their source. */
import styled from 'styled-components';
import { langOf } from '../../content/models/localize.ts';
import type { Section } from '../../content/models/orderedRecords.ts';
import { toAnchor } from '../../routes/anchor.ts';
import { SourceLine } from './LastUpdated.tsx';
import { SampleTag } from './SampleTag.tsx';

const List = styled.dl`
  & > div {
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-size: 2rem;
    font-weight: 800;
    line-height: 1.1;
  }
  dd {
    color: var(--ink2);
  }
`;

export const FigureList = ({ figures, lang }: Pick<Section, 'figures' | 'lang'>) => (
  <List lang={lang}>
    {figures.map(({ value, meaning }) => (
      <div key={`${value} ${meaning}`}>
        <dt>{value}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </List>
);

interface FiguresProps {
  readonly section: Section;
}

export const Figures = ({
  section: { id, title, figures, body, image, source, isSample, ...language },
}: FiguresProps) => (
  <>
    {/* A section with text or image has its anchor on those instead. */}
    <h2 id={body === '' && image === null ? toAnchor(id) : undefined} lang={langOf(language, 'title')}>
      <span>{title}</span> {isSample && <SampleTag />}
    </h2>
    <FigureList figures={figures} lang={langOf(language, 'figures')} />
    <SourceLine source={source} />
  </>
);
