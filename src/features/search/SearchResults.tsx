/** Search results: title, kind, and an excerpt around the match. Record text is rendered as text, never as HTML. */
import styled from 'styled-components';
import { LinkRow, LinkRowDescription, LinkRowText, LinkRowTitle } from '../../components/links/LinkRow.ts';
import { Icon } from '../../components/media/Icon.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import type { SearchResultView } from './searchService.ts';

const List = styled.ul`
  & > li {
    min-width: 0;
    border-bottom: 1px solid var(--line);
  }
`;

const ResultKind = styled(LinkRowDescription)`
  font-weight: 600;
`;

const MatchedText = styled.mark`
  background: none;
  color: var(--ink);
  font-weight: 700;
`;

interface SearchResultsProps {
  readonly results: readonly SearchResultView[];
}

export const SearchResults = ({ results }: SearchResultsProps) => (
  <List>
    {results.map(({ key, title, path, small, isSample, lang, pieces }) => (
      <li key={key}>
        <LinkRow to={path}>
          <LinkRowText>
            <LinkRowTitle lang={lang}>{title}</LinkRowTitle>
            <ResultKind>
              <span>{small}</span> {isSample && <SampleTag />}
            </ResultKind>
            {pieces.length > 0 && (
              <LinkRowDescription lang={lang}>
                {pieces.map((piece) =>
                  piece.isMatch ? (
                    <MatchedText key={piece.at}>{piece.text}</MatchedText>
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
