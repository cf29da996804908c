/** The hall's telephone and its hours, on paper too. */
import styled from 'styled-components';
import { CallLink } from '../../components/links/CallLink.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { useLocale, useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { verifyTexts } from '../../i18n/verify.ts';
import { site } from '../../site.ts';

const Contact = styled.p`
  margin-top: 1rem;
`;

export const CallTheHall = () => {
  const { call } = verifyTexts[useLocale()];
  const { hours } = useMessages(partMessages);
  const { telephone, opens, closes } = site.hall;
  return (
    <Contact>
      {call}, {hours(opens, closes)}:<br />
      <CallLink number={telephone.number} carrier="" />
      {telephone.sample && <SampleTag isOfNumber />}
    </Contact>
  );
};
