/** The layout of a form: notices above the questions, the group of answers, and the submit row. */
import styled, { css } from 'styled-components';
import { minWidth } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { TwoColumnGrid } from '../layout/TwoColumnGrid.ts';
import { FocusOnShow } from '../ui/FocusOnShow.tsx';

/** Keeps a focused element above the draft bar at the bottom of the window. */
const aboveDraftBar = css`
  :is(a, button, input, summary, textarea) {
    scroll-margin-bottom: calc(var(--draft, 0px) + 1rem);
  }
`;

export const Form = styled.form`
  ${aboveDraftBar}
`;

/** Of three parts: the second one, between the others on a phone, stands beside both on a wide screen. */
export const FormWithAside = styled(TwoColumnGrid)`
  gap: 1rem 2rem;
  ${minWidth.wide} {
    grid-template-rows: auto 1fr;
    & > :nth-child(2) {
      grid-area: 1 / 2 / 3;
    }
  }
  ${aboveDraftBar}
`;

export const FocusedFormNotice = styled(FocusOnShow)`
  margin-bottom: 1.5rem;
`;

/** Appears above the questions without taking the focus. */
export const FormNotice = styled.div`
  margin-bottom: 1.5rem;
`;

/**
 * Two or three fields side by side from 48rem, below each other on less. They share five rows (label, hint, error, control,
 * checkbox), so that the controls stay level whatever stands above one of them.
 */
export const FieldLine = styled.div`
  ${minWidth.columns} {
    display: grid;
    grid-auto-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 0 1rem;
    & > * {
      display: grid;
      grid-row: 1 / 6;
      grid-template: subgrid / minmax(0, 1fr);
      align-items: start;
    }
    & > * > :is(input, div) {
      grid-row: 4;
    }
    input ~ label {
      grid-row: 5;
    }
  }
`;

/** Disabled as a whole while a request is being submitted. */
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

/** A notice about one answer, set apart from it. */
export const FieldNotice = styled.div`
  margin-top: 1.5rem;
`;
