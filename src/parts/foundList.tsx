/** What was found: title, kind, and the words around the match. Text from the records stays text. */
import styled from 'styled-components';
import { Icon } from './icon.tsx';
import { RowWay, WayName, WaySmall, WayText } from './rowWay.ts';
import { SampleTag } from './sampleTag.tsx';
import type { ShownFound } from './searchDesk.ts';

const List = styled.ul`
  & > li {
    min-width: 0;
    border-bottom: 1px solid var(--line);
  }
`;

const Kind = styled(WaySmall)`
  font-weight: 600;
`;

const Mark = styled.mark`
  background: none;
  color: var(--ink);
  font-weight: 700;
`;

interface FoundListProps {
  readonly found: readonly ShownFound[];
}

export const FoundList = ({ found }: FoundListProps) => (
  <List>
    {found.map(({ key, title, path, small, isSample, lang, pieces }) => (
      <li key={key}>
        <RowWay to={path}>
          <WayText>
            <WayName lang={lang}>{title}</WayName>
            <Kind>
              <span>{small}</span> {isSample && <SampleTag />}
            </Kind>
            {pieces.length > 0 && (
              <WaySmall lang={lang}>
                {pieces.map((piece) =>
                  piece.isMatch ? (
                    <Mark key={piece.at}>{piece.text}</Mark>
                  ) : (
                    <span key={piece.at}>{piece.text}</span>
                  ),
                )}
              </WaySmall>
            )}
          </WayText>
          <Icon name="state-chevron" />
        </RowWay>
      </li>
    ))}
  </List>
);
