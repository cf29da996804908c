/** A problem that the page reports. */
import { styled } from 'styled-components';

const Box = styled.div`
  display: flex;
  gap: 0.875rem;
  padding: 1rem;
  border: 2px solid var(--error);
  border-left-width: 8px;
  background: var(--error-background);
  color: var(--text);
  @media print {
    break-inside: avoid;
  }
  svg {
    width: 1.5rem;
    height: 1.5rem;
    flex: none;
    fill: none;
    stroke: var(--error);
    stroke-width: 2;
  }
  strong {
    flex: 1;
    min-width: 0;
    font-size: 1.1875rem;
    line-height: 1.3;
  }
`;

interface AlertProps {
  readonly title: string;
  /** 'none' inside of an element that has the role of a status. */
  readonly role?: 'alert' | 'none';
}

export const Alert = ({ title, role = 'alert' }: AlertProps) => (
  <Box role={role}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM12 7v6M12 15.8v1.4" />
    </svg>
    <strong>{title}</strong>
  </Box>
);
