/** The frame of a form: what stands over its questions, the group of its answers, and where it is sent. */
import styled from 'styled-components';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { FocusOnShow } from '../ui/FocusOnShow.tsx';

/** What takes the focus comes out above the foot of the window, where the draft stands. */
export const Form = styled.form`
  :is(a, button, input, summary, textarea) {
    scroll-margin-bottom: calc(var(--draft, 0px) + 1rem);
  }
`;

export const FocusedFormNotice = styled(FocusOnShow)`
  margin-bottom: 1.5rem;
`;

/** Stands over the questions, and leaves the focus where it is. */
export const FormNotice = styled.div`
  margin-bottom: 1.5rem;
`;

/** Closed as a whole while a request is on its way. */
export const AnswersFieldset = styled.fieldset`
  min-width: 0;
`;

export const SubmitRow = styled.div`
  margin-top: 2rem;
  & > * + * {
    margin-top: 1rem;
  }
  ${notOnPaper}
`;

/** What is said of one answer stands apart from it. */
export const FieldNotice = styled.div`
  margin-top: 1.5rem;
`;
