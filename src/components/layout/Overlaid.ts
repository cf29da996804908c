/** Its children share one space, as tall as the tallest, so that one can take the place of another and nothing below moves. */
import styled from 'styled-components';

export const Overlaid = styled.div`
  display: grid;
  & > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;
