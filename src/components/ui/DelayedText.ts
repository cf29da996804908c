/** Text that appears after one second, for a failure that may resolve before then. */
import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { visibility: hidden; }
`;

export const DelayedText = styled.p`
  max-width: 38em;
  animation: ${appear} 1ms 1s backwards;
`;
