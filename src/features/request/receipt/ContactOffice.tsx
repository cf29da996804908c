/** Last part of the confirmation: the office to ask, and its hours. */
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

export const ContactOffice = () => {
  const receiptText = useMessages(receiptMessages);
  const partText = useMessages(partMessages);
  const formText = useMessages(outcomeMessages);
  const { name, opens, closes, telephone } = site.hall;
  return (
    <ContactSection>
      <h2>{receiptText.ask.title}</h2>
      <p>{receiptText.ask.text(name, partText.hours(opens, closes))}</p>
      <ButtonRow>
        <ButtonAnchor secondary icon="state-phone" href={toTelUrl(telephone.number)}>
          {formText.failure.call}
        </ButtonAnchor>
        {telephone.sample && (
          <Tag>
            <SampleTag isOfNumber />
          </Tag>
        )}
      </ButtonRow>
    </ContactSection>
  );
};
