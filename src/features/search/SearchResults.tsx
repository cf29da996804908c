/** What was found: title, kind, and the words around the match. Text from the records stays text. */
import styled from 'styled-components';
import { LinkRow, LinkRowDescription, LinkRowText, LinkRowTitle } from '../../components/links/LinkRow.ts';
import { Icon } from '../../components/media/Icon.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import type { ShownFound } from './searchService.ts';

const List = styled.ul`
  & > li {
    min-width: 0;
    border-bottom: 1px solid var(--line);
  }
`;

const Kind = styled(LinkRowDescription)`
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
        <LinkRow to={path}>
          <LinkRowText>
            <LinkRowTitle lang={lang}>{title}</LinkRowTitle>
            <Kind>
              <span>{small}</span> {isSample && <SampleTag />}
            </Kind>
            {pieces.length > 0 && (
              <LinkRowDescription lang={lang}>
                {pieces.map((piece) =>
                  piece.isMatch ? (
                    <Mark key={piece.at}>{piece.text}</Mark>
                  ) : (
                    <span key={piece.at}>{piece.text}</span>
                  ),
                )}
              </LinkRowDescription>
            )}
          </LinkRowText>
          <Icon name="state-chevron" />
        </LinkRow>
      </li>
    ))}
  </List>
);
