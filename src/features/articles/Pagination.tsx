/** Newer and Older links. Their cursors are the first and last document read, shown or not. */
import styled from 'styled-components';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { useMessages } from '../../context/localeContext.ts';
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

interface PaginationProps {
  readonly page: Pick<DatedPage, 'documents' | 'hasNewer' | 'hasOlder'>;
}

export const Pagination = ({ page: { documents, hasNewer, hasOlder } }: PaginationProps) => {
  const messages = useMessages(pageMessages).dated;
  const [firstKey, lastKey] = [documents[0], documents.at(-1)].map((document) =>
    document === undefined ? null : toCursorKey(document),
  );
  if (documents.length === 0 || (!hasNewer && !hasOlder)) return null;
  return (
    <Row aria-label={messages.pages}>
      {hasNewer && firstKey != null ? (
        <ButtonLink secondary to={{ search: formatCursor('after', firstKey) }}>
          {messages.newer}
        </ButtonLink>
      ) : (
        <span />
      )}
      {hasOlder && lastKey != null && (
        <ButtonLink secondary to={{ search: formatCursor('before', lastKey) }}>
          {messages.older}
        </ButtonLink>
      )}
    </Row>
  );
};
