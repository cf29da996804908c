/** Indeterminate progress bar: a woven band that moves in steps, as a loom does. */
import styled, { keyframes } from 'styled-components';
import { inDark } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { weave } from '../../theme/shapes.ts';

const run = keyframes`
  to { background-position-x: 32px; }
`;

const Bar = styled.div`
  height: 16px;
  max-width: 15rem;
  margin-top: 0.75rem;
  background: var(--deeper) ${weave} 0 / 32px 16px;
  animation: ${run} 1.6s steps(16) infinite;
  forced-color-adjust: none;
  ${inDark} {
    filter: brightness(0.8);
  }
  ${notOnPaper}
`;

interface ProgressBarProps {
  /** Text alternative for screen readers: 'Sending'. */
  readonly label: string;
}

export const ProgressBar = ({ label }: ProgressBarProps) => <Bar role="img" aria-label={label} />;
