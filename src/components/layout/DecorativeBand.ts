/** Woven band between an article's title and its text. */
import styled from 'styled-components';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { quietWeave } from '../../theme/shapes.ts';

export const DecorativeBand = styled.div`
  height: 48px;
  margin-bottom: 1.5rem;
  background: var(--deeper) ${quietWeave} center / 96px 48px;
  forced-color-adjust: none;
  ${notOnPaper}
`;
