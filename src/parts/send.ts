/** The frame of a form: what stands over its questions, the group of its answers, and where it is sent. */
import styled from 'styled-components';
import { notOnPaper } from '../theme/paper.ts';
import { FocusOnShow } from './focusOnShow.tsx';

export const Over = styled(FocusOnShow)`
  margin-bottom: 1.5rem;
`;

/** Closed as a whole while a request is on its way. */
export const Answers = styled.fieldset`
  min-width: 0;
`;

export const Send = styled.div`
  margin-top: 2rem;
  & > * + * {
    margin-top: 1rem;
  }
  ${notOnPaper}
`;

/** What is said of one answer stands apart from it. */
export const Said = styled.div`
  margin-top: 1.5rem;
`;
