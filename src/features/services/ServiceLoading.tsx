/** Loading state of a service (spec §2): a diamond that turns gold. Its text is the page's heading meanwhile. */
import styled, { keyframes } from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { inForced } from '../../theme/breakpoints.ts';
import { steppedSquare } from '../../theme/shapes.ts';

const spin = keyframes`
  50% { background: var(--gold); }
  to { transform: rotate(180deg); }
`;

/* As high as a service, so that the footer stays in place while it loads. */
const LoadingArea = styled.div`
  display: flex;
  gap: 1rem;
  min-height: 40rem;
  padding: 2.5rem 0;
`;

const Diamond = styled.span`
  flex: none;
  width: 40px;
  height: 40px;
  background: var(--knot);
  clip-path: ${steppedSquare};
  animation: ${spin} 1.6s steps(8) infinite;
  ${inForced} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const LoadingText = styled.h1`
  align-self: start;
  padding: 0.5rem 0;
  font-size: 1.125rem;
  letter-spacing: 0;
  font-weight: 700;
`;

export const ServiceLoading = () => {
  const messages = useMessages(serviceMessages);
  return (
    <LoadingArea role="status">
      <Diamond aria-hidden="true" />
      <LoadingText tabIndex={-1}>{messages.loading}</LoadingText>
    </LoadingArea>
  );
};
