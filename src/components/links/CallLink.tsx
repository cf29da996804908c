/** A phone number that a tap calls, displayed as number | carrier (spec §9). */
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { toDialedNumber } from '../../lib/dialedNumber.ts';
import { Icon } from '../media/Icon.tsx';

/** '0900 000' → 'tel:0900000' */
export const toTelUrl = (number: string): string => `tel:${toDialedNumber(number)}`;

const PhoneLink = styled.a`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  font-weight: 700;
  text-underline-offset: 0.2em;
  &,
  &:visited {
    color: var(--gold);
  }
`;

interface CallLinkProps {
  readonly number: string;
  /** Stored with the contact, never derived; blank when unknown. */
  readonly carrier: string;
}

export const CallLink = ({ number, carrier }: CallLinkProps) => {
  const messages = useMessages(partMessages);
  return (
    <PhoneLink href={toTelUrl(number)} title={messages.call}>
      <Icon name="state-phone" />
      <span>{carrier === '' ? number : `${number} | ${carrier}`}</span>
    </PhoneLink>
  );
};
