/**
 * The header of a record's page. The heading element is the same before and after the record loads, so that it keeps
 * the focus. It is hidden for the first 200 ms of loading, so that a fast record does not flash the name of its list.
 */
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
