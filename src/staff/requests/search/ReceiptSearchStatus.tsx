/** What became of a receipt that was scanned or pasted into the search field. */
import styled from 'styled-components';
import { requestSearchMessages as messages } from './requestSearchMessages.ts';
import type { ReceiptSearch } from './useReceiptSearch.ts';

const Status = styled.div`
  font-weight: 700;
  p {
    margin-top: 0.75rem;
  }
`;

export const ReceiptSearchStatus = ({ status }: Pick<ReceiptSearch, 'status'>) => (
  <Status role="status">{status !== null && <p>{messages[status]}</p>}</Status>
);
