/** A few large figures, each with its meaning, and their source. */
import styled from 'styled-components';
import { langOf } from '../../content/models/localize.ts';
import type { Section } from '../../content/models/section.ts';
import { useMessages } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { toAnchor } from '../../routes/anchor.ts';
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

const Small = styled.p`
  margin-top: 0.6rem;
  color: var(--ink2);
  font-size: 1.0625rem;
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
}: FiguresProps) => {
  const messages = useMessages(pageMessages);
  return (
    <>
      {/* A section with text or image has its anchor on those instead. */}
      <h2 id={body === '' && image === null ? toAnchor(id) : undefined} lang={langOf(language, 'title')}>
        <span>{title}</span> {isSample && <SampleTag />}
      </h2>
      <FigureList figures={figures} lang={langOf(language, 'figures')} />
      {source !== '' && <Small>{messages.source(source)}</Small>}
    </>
  );
};
