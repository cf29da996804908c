/** Where a request is: the states that it goes through, with the present one marked for the eye and for screen readers. */
import styled from 'styled-components';
import { Icon } from '../../../components/media/Icon.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.ts';
import { useMessages } from '../../../context/localeContext.ts';
import { listRequestSteps, type RequestState } from '../../../domain/request/requestState.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { statusPageMessages } from '../../../i18n/en/statusPage.ts';
import { inForced } from '../../../theme/breakpoints.ts';
import { diamond } from '../../../theme/shapes.ts';

const Steps = styled.section`
  max-width: 41rem;
  margin-top: 1.5rem;
`;

const List = styled.ol`
  margin-top: 0.5rem;
  padding: 0;
  & > li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    padding: 0.35rem 0;
    color: var(--ink2);
  }
  & > li[aria-current] {
    color: var(--ink);
    font-weight: 700;
  }
`;

/* The mark of a step: a check mark if it is over, a full diamond if it is the current one, an empty place if it comes. */
const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  color: var(--leaf);
  &[data-is='now']::before,
  &[data-is='later']::before {
    content: '';
    width: 1.25rem;
    height: 1.25rem;
    background: var(--clay);
    clip-path: ${diamond};
    ${inForced} {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  &[data-is='later']::before {
    width: 0.75rem;
    height: 0.75rem;
    background: var(--edge);
    ${inForced} {
      background: GrayText;
    }
  }
`;

export const RequestSteps = ({ state }: { readonly state: RequestState }) => {
  const { states } = useMessages(receiptMessages).status;
  const messages = useMessages(statusPageMessages).steps;
  const steps = listRequestSteps(state);
  const current = steps.indexOf(state);
  return (
    <Steps>
      <h2>{messages.title}</h2>
      {/* Safari takes the role from a list without markers. */}
      <List role="list">
        {steps.map((step, at) => {
          const is = at < current ? 'done' : at === current ? 'now' : 'later';
          return (
            <li key={`${step} ${is}`} aria-current={is === 'now' ? 'step' : undefined}>
              <Mark data-is={is} aria-hidden="true">
                {is === 'done' && <Icon name="state-ok" />}
              </Mark>
              {/* A browser that translated the page has taken the text away: another language makes a new one. */}
              <span key={states[step].title}>
                {states[step].title}
                <VisuallyHidden>{` (${messages[is]})`}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </List>
    </Steps>
  );
};
