/** A sentence that waits a second before it is seen: what it regrets may be on its way. */
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { visibility: hidden; }
`;

export const DelayedText = styled.p`
  max-width: 38em;
  animation: ${appear} 1ms 1s backwards;
`;
