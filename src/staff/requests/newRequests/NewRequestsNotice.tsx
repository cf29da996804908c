/** Says how many requests came since the list was loaded. The list moves only when the clerk asks for them. */
import styled from 'styled-components';
import { Button } from '../../../components/ui/Button.tsx';
import { newRequestsMessages as messages, type NewRequestsReport } from './useNewRequests.ts';

const Bar = styled.div<{ readonly $isEmpty: boolean }>`
  display: ${({ $isEmpty }) => ($isEmpty ? 'block' : 'flex')};
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  ${({ $isEmpty }) =>
    $isEmpty ? '' : 'margin-top: 1rem; padding: 0.5rem 0.75rem; border: 2px solid var(--rule);'}
  p {
    font-weight: 700;
  }
`;

interface NewRequestsNoticeProps {
  /** null while there is nothing new. */
  readonly report: NewRequestsReport | null;
  /** Whether the list is being loaded. */
  readonly isBusy: boolean;
  readonly onShow: () => void;
}

/** The status is in the page before it has a text: a screen reader says a text that enters it, once. */
export const NewRequestsNotice = ({ report, isBusy, onShow }: NewRequestsNoticeProps) => (
  <Bar $isEmpty={report === null}>
    <div role="status">
      {report !== null && <p>{messages.count(report.requests.length, report.areMore)}</p>}
    </div>
    {report !== null && (
      <Button secondary disabled={isBusy} onClick={onShow}>
        {messages.show}
      </Button>
    )}
  </Bar>
);
