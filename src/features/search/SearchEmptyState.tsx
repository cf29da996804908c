/** Shown before a search: the tasks of Home's task list, and 911. */
import styled from 'styled-components';
import { toTelUrl } from '../../components/links/CallLink.tsx';
import { LinkList } from '../../components/links/LinkList.tsx';
import { EmergencyNumberLink } from '../../components/ui/EmergencyNumberLink.ts';
import { partMessages } from '../../i18n/en/parts.ts';

const { request, charter, hotlines } = partMessages.tasks;

const listTaskLinks = () => [
  { to: '/Form_Request', ...request },
  { to: '/Citizens-Charter', ...charter },
  { to: '/Emergency-Hotlines', ...hotlines },
];

const StartEmergencyNumber = styled(EmergencyNumberLink)`
  min-height: 64px;
  margin-top: 1.25rem;
  padding: 0.5rem 1rem;
  b {
    font-size: 2.25rem;
  }
`;

export const SearchEmptyState = () => (
  <>
    <LinkList links={listTaskLinks()} />
    <StartEmergencyNumber href={toTelUrl(partMessages.emergency.number)} title={partMessages.call}>
      <span>{partMessages.emergency.everyone}</span> <b>{partMessages.emergency.number}</b>
    </StartEmergencyNumber>
  </>
);
