/** Ruled list of places for visitors. */
import styled from 'styled-components';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Picture, PictureFrame } from '../../components/media/Picture.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { langOf } from '../../content/models/localize.ts';
import type { Spot } from '../../content/models/orderedRecords.ts';
import { toAnchor } from '../../routes/anchor.ts';
import { minWidth } from '../../theme/breakpoints.ts';

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

const Card = styled.li<{ readonly $pictured: boolean }>`
  & > * {
    min-width: 0;
  }
  ${PictureFrame} {
    margin-bottom: 0.75rem;
  }
  ${minWidth.columns} {
    display: grid;
    grid-template-columns: ${({ $pictured }) => ($pictured ? '24rem 1fr' : '1fr')};
    gap: 2rem;
    align-items: start;
    ${PictureFrame} {
      margin: 0;
    }
  }
`;

interface SpotCardsProps {
  readonly spots: readonly Spot[];
}

export const SpotCards = ({ spots }: SpotCardsProps) => (
  <List>
    {spots.map(({ id, title, summary, body, image, isSample, ...language }) => (
      <Card key={id} id={toAnchor(id)} $pictured={image !== null}>
        <Picture image={image} sizes="(min-width: 48rem) 24rem, 100vw" />
        <div>
          <h2 lang={langOf(language, 'title')}>{title}</h2>
          <Lead lang={langOf(language, 'summary')}>
            <span>{summary}</span> {isSample && <SampleTag />}
          </Lead>
          <Markdown text={body} parentLevel={2} lang={langOf(language, 'body')} />
        </div>
      </Card>
    ))}
  </List>
);
