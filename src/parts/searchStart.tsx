/** Where to go without a search: the tasks of the task board, and 911. */
import styled from 'styled-components';
import { partWords } from '../words/parts.ts';
import { telOf } from './callLink.tsx';
import { Everyone } from './everyone.ts';
import { WayList } from './wayList.tsx';

const { request, charter, hotlines } = partWords.tasks;

const ways = () => [
  { to: '/Form_Request', ...request },
  { to: '/Citizens-Charter', ...charter },
  { to: '/Emergency-Hotlines', ...hotlines },
];

const StartEveryone = styled(Everyone)`
  min-height: 64px;
  margin-top: 1.25rem;
  padding: 0.5rem 1rem;
  b {
    font-size: 2.25rem;
  }
`;

export const SearchStart = () => (
  <>
    <WayList ways={ways()} />
    <StartEveryone href={telOf(partWords.emergency.number)} title={partWords.call}>
      <span>{partWords.emergency.everyone}</span> <b>{partWords.emergency.number}</b>
    </StartEveryone>
  </>
);
