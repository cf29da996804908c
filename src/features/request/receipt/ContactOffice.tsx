/** The office to ask for another day or anything else, with its hours and its telephone. */
import styled from 'styled-components';
import { toTelUrl } from '../../../components/links/CallLink.tsx';
import { ButtonAnchor, ButtonRow } from '../../../components/ui/Button.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { partMessages } from '../../../i18n/en/parts.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { site } from '../../../site.ts';
import { onPaper } from '../../../theme/breakpoints.ts';

const ContactSection = styled.section`
  margin-top: 2rem;
  p {
    margin-top: 0.5rem;
  }
  ${onPaper} {
    margin-top: 3pt;
    p {
      margin-top: 0;
      font-size: 10pt;
      line-height: 1.25;
    }
    h2 {
      display: none;
    }
  }
`;

/* Keeps its own height beside the button. */
const Tag = styled.span`
  align-self: center;
`;

export const CallHall = () => {
  const { call } = useMessages(outcomeMessages).failure;
  const { telephone } = site.hall;
  return (
    <ButtonRow>
      <ButtonAnchor secondary icon="state-phone" href={toTelUrl(telephone.number)}>
        {`${call}: ${telephone.number}`}
      </ButtonAnchor>
      {telephone.sample && (
        <Tag>
          <SampleTag isOfNumber />
        </Tag>
      )}
    </ButtonRow>
  );
};

export const ContactOffice = () => {
  const { ask } = useMessages(receiptMessages);
  const { hours } = useMessages(partMessages);
  const { name, opens, closes } = site.hall;
  return (
    <ContactSection>
      <h2>{ask.title}</h2>
      <p>{ask.text(name, hours(opens, closes))}</p>
      <CallHall />
    </ContactSection>
  );
};
