/** Notice in place of an empty list: nothing yet, and when to expect something. */
import styled from 'styled-components';
import { DiamondBadge } from '../media/DiamondBadge.tsx';
import type { IconName } from '../media/icons.ts';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  max-width: 46rem;
  padding: 1rem;
  border: 1px solid var(--edge);
  & > p {
    min-width: 0;
  }
  b {
    display: block;
  }
`;

interface EmptyListProps {
  readonly icon: IconName;
  readonly title: string;
  readonly sentence: string;
}

export const EmptyList = ({ icon, title, sentence }: EmptyListProps) => (
  <Box>
    <DiamondBadge icon={icon} />
    <p>
      <b>{title}</b>
      <span>{sentence}</span>
    </p>
  </Box>
);
