/** Where to go without a search: the tasks of the task board, and 911. */
import styled from 'styled-components';
import { telOf } from '../../components/links/CallLink.tsx';
import { WayList } from '../../components/links/LinkList.tsx';
import { Everyone } from '../../components/ui/emergencyNumberStyle.ts';
import { partWords } from '../../i18n/en/parts.ts';

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
