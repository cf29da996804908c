/** Newer and Older: from the first and the last document that was read, shown or not, the list goes on. */
import styled from 'styled-components';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { type DatedPage, toCursorKey } from '../../firestore/articlePage.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { formatCursor } from '../../routes/cursor.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  justify-content: space-between;
  margin-top: 1.5rem;
  ${notOnPaper}
`;

const said = pageMessages.dated;

interface PagerProps {
  readonly page: Pick<DatedPage, 'documents' | 'hasNewer' | 'hasOlder'>;
}

export const Pager = ({ page: { documents, hasNewer, hasOlder } }: PagerProps) => {
  const [first, last] = [documents[0], documents.at(-1)].map((document) =>
    document === undefined ? null : toCursorKey(document),
  );
  if (documents.length === 0 || (!hasNewer && !hasOlder)) return null;
  return (
    <Row aria-label={said.pages}>
      {hasNewer && first != null ? (
        <ButtonLink secondary to={{ search: formatCursor('after', first) }}>
          {said.newer}
        </ButtonLink>
      ) : (
        <span />
      )}
      {hasOlder && last != null && (
        <ButtonLink secondary to={{ search: formatCursor('before', last) }}>
          {said.older}
        </ButtonLink>
      )}
    </Row>
  );
};
