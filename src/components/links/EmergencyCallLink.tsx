/** A tap calls 911: a short link, beside the one to the hotlines. */
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { Icon } from '../media/Icon.tsx';
import { EmergencyNumberLink } from '../ui/EmergencyNumberLink.ts';
import { toTelUrl } from './CallLink.tsx';

export const EmergencyCallLink = () => {
  const { call, emergency } = useMessages(partMessages);
  return (
    <EmergencyNumberLink $isShort href={toTelUrl(emergency.number)} title={call}>
      <Icon name="state-phone" />
      <b>{emergency.number}</b>
    </EmergencyNumberLink>
  );
};
