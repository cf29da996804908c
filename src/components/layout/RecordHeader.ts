/** The head of a page about one record. Its heading is the same element before and after the record is read, so that the focus stays; a quick record is not preceded by the name of its list. */
import styled, { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

const delayedStyle = css`
  animation: ${appear} 1ms 200ms backwards;
`;

export const RecordHeader = styled.div<{ readonly $isLoading: boolean }>`
  ${({ $isLoading }) => $isLoading && delayedStyle}
`;
