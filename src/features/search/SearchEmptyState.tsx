/** Shown before a search: the tasks of Home's task list, and 911, which a query about danger shows, too. */
import styled from 'styled-components';
import { toTelUrl } from '../../components/links/CallLink.tsx';
import { LinkList } from '../../components/links/LinkList.tsx';
import { EmergencyNumberLink } from '../../components/ui/EmergencyNumberLink.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import type { Translate } from '../../i18n/define.ts';
import { partMessages } from '../../i18n/en/parts.ts';

const listTaskLinks = (translate: Translate) => {
  const { request, charter, hotlines } = translate(partMessages).tasks;
  return [
    { to: '/Form_Request', ...request },
    { to: '/Citizens-Charter', ...charter },
    { to: '/Emergency-Hotlines', ...hotlines },
  ];
};

const StartEmergencyNumber = styled(EmergencyNumberLink)`
  min-height: 64px;
  margin-top: 1.25rem;
  padding: 0.5rem 1rem;
  b {
    font-size: 2.25rem;
  }
`;

export const SearchEmergencyNumber = () => {
  const { emergency, call } = useMessages(partMessages);
  return (
    <StartEmergencyNumber href={toTelUrl(emergency.number)} title={call}>
      <span>{emergency.everyone}</span> <b>{emergency.number}</b>
    </StartEmergencyNumber>
  );
};

export const SearchEmptyState = () => (
  <>
    <LinkList links={listTaskLinks(useTranslate())} />
    <SearchEmergencyNumber />
  </>
);
