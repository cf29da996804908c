/** A checkbox of 36 px in a row of 48 px. The whole row can be tapped. */
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { inForcedColors } from '../theme/media.ts';

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 48px;
  margin-top: 0.5rem;
  cursor: pointer;
  & > span {
    min-width: 0;
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
  border: 2px solid var(--border);
  border-radius: 0;
  background: var(--background);
  cursor: inherit;
  &:checked {
    border-color: var(--accent);
    background: var(--accent);
  }
  &:checked::after {
    content: '';
    width: 16px;
    height: 8px;
    border: solid var(--on-accent);
    border-width: 0 0 4px 4px;
    transform: translateY(-3px) rotate(-45deg);
  }
  ${inForcedColors} {
    &:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::after {
      border-color: HighlightText;
    }
  }
`;

type CheckboxProps = Readonly<Omit<ComponentProps<'input'>, 'type' | 'children'>> & {
  readonly label: string;
};

export const Checkbox = ({ label, ...rest }: CheckboxProps) => (
  <Row>
    <Box type="checkbox" {...rest} />
    <span>{label}</span>
  </Row>
);
