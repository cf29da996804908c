/** The hall's telephone and its hours, on paper too. */
import styled from 'styled-components';
import { toTelUrl } from '../../components/links/CallLink.tsx';
import { ButtonAnchor } from '../../components/ui/Button.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { useLocale, useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { verifyTexts } from '../../i18n/verify.ts';
import { site } from '../../site.ts';
import { onPaper } from '../../theme/breakpoints.ts';

const Contact = styled.div`
  margin-top: 1rem;
  p {
    margin-top: 0.5rem;
  }
  ${onPaper} {
    a {
      padding: 0;
      border: 0;
    }
  }
`;

export const CallTheHall = () => {
  const { call } = verifyTexts[useLocale()];
  const { hours } = useMessages(partMessages);
  const { telephone, opens, closes } = site.hall;
  return (
    <Contact>
      <ButtonAnchor secondary icon="state-phone" href={toTelUrl(telephone.number)}>
        {`${call}: ${telephone.number}`}
      </ButtonAnchor>{' '}
      {telephone.sample && <SampleTag isOfNumber />}
      <p>{hours(opens, closes)}</p>
    </Contact>
  );
};
