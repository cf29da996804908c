/** Sections that the barangay writes, ruled; each with its source, or marked as a sample. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Picture, PictureFrame } from '../../components/media/Picture.tsx';
import { FigureList } from '../../components/ui/Figures.tsx';
import { SourceLine } from '../../components/ui/LastUpdated.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import type { Section } from '../../content/models/orderedRecords.ts';
import { toAnchor } from '../../routes/anchor.ts';

const SectionBlock = styled.section`
  padding: 1rem 0 1.25rem;
  border-bottom: 1px solid var(--line);
  h2 {
    margin-bottom: 0.4rem;
    font-size: 1.5rem;
  }
  ${PictureFrame} {
    margin: 0.75rem 0 1.25rem;
  }
`;

const List = styled.div`
  border-top: 3px solid var(--rule);
`;

interface SectionsProps {
  readonly sections: readonly Section[];
  /** False if the page shows the figures in a side column. */
  readonly showsFigures?: boolean;
  /** What the site itself knows, by the id of the section that shows it below its title. */
  readonly facts?: Readonly<Record<string, ReactNode>>;
}

export const Sections = ({ sections, showsFigures = true, facts = {} }: SectionsProps) => {
  return (
    <List>
      {sections.map(({ id, title, body, image, figures, source, isSample, ...language }) => (
        <SectionBlock key={id} id={toAnchor(id)}>
          <h2 lang={langOf(language, 'title')}>
            <span>{title}</span>
            {isSample && (
              <>
                {' '}
                <SampleTag />
              </>
            )}
          </h2>
          {facts[id]}
          <Picture image={image} sizes="(min-width: 62rem) 42rem, 100vw" />
          <Markdown text={body} parentLevel={2} lang={langOf(language, 'body')} />
          {showsFigures && figures.length > 0 && (
            <FigureList figures={figures} lang={langOf(language, 'figures')} />
          )}
          <SourceLine source={source} />
        </SectionBlock>
      ))}
    </List>
  );
};
