/** A small button in a row of the list, or in the bar below it: 44 px tall. */
import styled from 'styled-components';

export const RowButton = styled.button.attrs({ type: 'button' })`
  min-height: 44px;
  padding: 0 0.65rem;
  border: 2px solid var(--edge);
  background: var(--paper);
  color: var(--link);
  font-size: 1rem;
  font-weight: 700;
  cursor: pointer;
  &:hover {
    border-color: var(--link);
    text-decoration: underline;
  }
`;
