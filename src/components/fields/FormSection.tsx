/** A numbered section of a form: a 3 px rule, the number on its stepped square, the title as the legend. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { narrowScreen } from '../../theme/breakpoints.ts';
import { NumberBadge } from '../media/DiamondBadge.tsx';

/* The legend floats so that it sits below the border instead of inside it. */
const SectionFieldset = styled.fieldset`
  min-width: 0;
  margin-top: 2.5rem;
  padding-top: 1rem;
  ${narrowScreen} {
    margin-top: 1.5rem;
  }
  border-top: 3px solid var(--rule);
  & > legend {
    float: left;
    display: flex;
    align-items: center;
    gap: 0.75rem;
    width: 100%;
    margin-bottom: 0.25rem;
    padding: 0;
    font-size: 1.5rem;
    font-weight: 800;
    line-height: 1.2;
  }
  & > legend + * {
    clear: both;
    min-width: 0;
    padding-top: 0.25rem;
  }
`;

interface FormSectionProps {
  readonly number: number;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export const FormSection = ({ number, title, children }: FormSectionProps) => (
  <SectionFieldset>
    <legend>
      <NumberBadge>{number}</NumberBadge>
      <span>{title}</span>
    </legend>
    <div>{children}</div>
  </SectionFieldset>
);
