/** Marks a request of somebody who has others in the same list. */
import styled from 'styled-components';
import { requestSearchMessages as messages } from '../search/requestSearchMessages.ts';

const Mark = styled.span`
  display: block;
  color: var(--ink2);
  font-size: 1rem;
  font-weight: 400;
`;

interface SamePersonMarkProps {
  /** The person's requests in the list; absent for somebody with one. */
  readonly count: number | undefined;
}

export const SamePersonMark = ({ count }: SamePersonMarkProps) =>
  count !== undefined && <Mark>{messages.samePerson(count)}</Mark>;
