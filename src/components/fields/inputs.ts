/** Text inputs: 52 px high, as wide as the expected answer, at most as wide as the form. */
import styled, { css } from 'styled-components';

const widths = { w4: '7rem', w10: '16rem', w20: '24rem' } as const;

export type InputWidth = keyof typeof widths;

export interface InputStyleProps {
  /** The form's width by default. */
  readonly $width?: InputWidth | undefined;
}

export const inputStyle = css<InputStyleProps>`
  display: block;
  width: 100%;
  max-width: ${({ $width }) => ($width === undefined ? 'none' : widths[$width])};
  min-width: 0;
  min-height: 52px;
  margin-top: 0.4rem;
  padding: 0.55rem 0.75rem;
  border: 2px solid var(--edge);
  border-radius: 0;
  background: var(--paper);
  color: var(--ink);
  font: inherit;
  /* A search field looks like any other field; the browser's small clear button is too small to tap. */
  &[type='search'] {
    appearance: none;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: var(--ink);
  }
  &:read-only:not(select) {
    border-style: dashed;
    background: var(--mist);
  }
  &[aria-invalid='true'] {
    border-width: 3px;
    border-color: var(--error);
  }
`;

export const Input = styled.input<InputStyleProps>`
  ${inputStyle}
`;

export const TextArea = styled.textarea<InputStyleProps>`
  ${inputStyle}
  min-height: 7.5rem;
`;
