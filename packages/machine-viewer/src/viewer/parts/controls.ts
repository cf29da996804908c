/** Buttons and inputs, large enough for a finger, and text for screen readers only. */
import { css, styled } from 'styled-components';
import { inForcedColors } from '../theme/media.ts';

export const Button = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  max-width: 100%;
  min-height: 52px;
  padding: 0.6rem 1.25rem;
  border: 2px solid var(--border);
  border-radius: 0;
  background: var(--background);
  color: var(--link);
  font-weight: 700;
  line-height: 1.25;
  text-align: left;
  cursor: pointer;
  &:hover {
    border-color: var(--link);
    text-decoration: underline;
  }
  &:active {
    transform: translateY(1px);
  }
  ${inForcedColors} {
    border-color: ButtonText;
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.25rem;
  @media print {
    display: none;
  }
`;

export const inputStyle = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 52px;
  margin-top: 0.4rem;
  padding: 0.55rem 0.75rem;
  border: 2px solid var(--border);
  border-radius: 0;
  background: var(--background);
  color: var(--text);
  /* The browser's own small clear button is too small to tap. */
  &[type='search'] {
    appearance: none;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: var(--text);
  }
  &[aria-invalid='true'] {
    border-width: 3px;
    border-color: var(--error);
  }
`;

export const Input = styled.input`
  ${inputStyle}
`;

export const TextArea = styled.textarea`
  ${inputStyle}
  min-height: 7.5rem;
`;

export const visuallyHiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const VisuallyHidden = styled.span`
  ${visuallyHiddenStyle}
  white-space: nowrap;
`;

/** The first Tab stop. Visible only with the focus. */
export const SkipLink = styled.a`
  position: absolute;
  left: -99rem;
  top: 0;
  z-index: 9;
  padding: 0.75rem 1rem;
  background: var(--highlight);
  font-weight: 700;
  &,
  &:visited {
    color: var(--on-highlight);
  }
  &:focus {
    left: 0;
  }
  @media print {
    display: none;
  }
`;
