/** A checkbox or radio button, 36 px in a row of 48 px. The whole row can be tapped. */
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { inForced } from '../../theme/breakpoints.ts';

const Row = styled.label<{ readonly $strong: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 48px;
  margin-top: 0.5rem;
  font-weight: ${({ $strong }) => ($strong ? 700 : 400)};
  cursor: pointer;
  & > span {
    min-width: 0;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  margin: 0;
  border: 2px solid var(--edge);
  border-radius: 0;
  background: var(--paper);
  cursor: inherit;
  &[type='radio'] {
    border-radius: 50%;
  }
  &:checked {
    border-color: var(--leaf);
    background: var(--leaf);
  }
  &:checked::after {
    content: '';
    width: 16px;
    height: 8px;
    border: solid var(--onleaf);
    border-width: 0 0 4px 4px;
    transform: translateY(-3px) rotate(-45deg);
  }
  &[type='radio']:checked::after {
    width: 12px;
    height: 12px;
    border: 0;
    border-radius: 50%;
    background: var(--onleaf);
    transform: none;
  }
  &:disabled {
    border-style: dashed;
    background: var(--mist);
  }
  &:disabled:checked::after {
    border-color: var(--ink2);
  }
  &[aria-invalid='true'] {
    border-width: 3px;
    border-color: var(--error);
  }
  ${inForced} {
    &:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::after {
      border-color: HighlightText;
    }
    &[type='radio']:checked::after {
      background: HighlightText;
    }
  }
`;

type CheckboxProps = Readonly<Omit<ComponentProps<'input'>, 'type' | 'children'>> & {
  readonly type: 'checkbox' | 'radio';
  readonly label: ReactNode;
  readonly isStrong?: boolean | undefined;
};

export const Checkbox = ({ type, label, isStrong = false, className, ...rest }: CheckboxProps) => (
  <Row $strong={isStrong} className={className}>
    <Box type={type} {...rest} />
    <span>{label}</span>
  </Row>
);

/** Radio buttons side by side, wrapping. */
export const CheckboxRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
`;

/** The box around 'I'm not a robot'. */
export const RobotCheckBox = styled.div`
  max-width: 24rem;
  margin-bottom: 1rem;
  padding: 0.75rem 1rem;
  border: 2px solid var(--edge);
  background: var(--mist);
  & > label {
    margin: 0;
  }
`;
