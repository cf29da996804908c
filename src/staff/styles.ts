/** The shared styles of the staff page. */
import styled, { css } from 'styled-components';
import { type InputStyleProps, inputStyle } from '../components/fields/inputs.ts';
import { Button } from '../components/ui/Button.tsx';
import { minWidth } from '../theme/breakpoints.ts';
import { forcedPressedStyle } from '../theme/pressedStyle.ts';
import { notOnPaper } from '../theme/printVisibility.ts';

/** As tall as the other fields. */
export const Select = styled.select<InputStyleProps>`
  ${inputStyle}
`;

/** Fields side by side where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  align-items: end;
  gap: 0 1.25rem;
  ${minWidth.columns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Lead = styled.p`
  margin-top: 0.5rem;
  color: var(--ink2);
`;

/** A list row: the whole row is the button. */
export const rowButtonStyles = css`
  width: 100%;
  min-height: 52px;
  padding: 0.75rem 0.5rem;
  border: 0;
  border-bottom: 1px solid var(--line);
  background: none;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: var(--mist);
  }
`;

/** A heading that receives the focus when its content appears. */
export const Title = styled.h1`
  margin: 1.5rem 0 0.75rem;
  &:focus {
    outline: none;
  }
`;

/** What no printed page has. */
export const OnScreen = styled.div`
  ${notOnPaper}
`;

/** A chosen one is marked by its form, too. */
export const ToggleButton = styled(Button)`
  &[aria-pressed='true'] {
    border-color: var(--deep);
    background: var(--deep);
    color: var(--ondeep);
  }
  ${forcedPressedStyle}
`;

/** A native fold: a summary as tall as the buttons, and what it folds. */
export const Fold = styled.details`
  margin-top: 1.5rem;
  border: 1px solid var(--edge);
  & > summary {
    min-height: 52px;
    padding: 0.75rem 1rem;
    color: var(--link);
    font-weight: 700;
    cursor: pointer;
  }
  & > div {
    padding: 0 1rem 1.25rem;
  }
`;
