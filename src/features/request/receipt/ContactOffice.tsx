/** At the end of the confirmation: whom to ask, and when. */
import styled from 'styled-components';
import { telOf } from '../../../components/links/CallLink.tsx';
import { Actions, ButtonAnchor } from '../../../components/ui/Button.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import { words } from '../../../i18n/en/form.ts';
import { partWords } from '../../../i18n/en/parts.ts';
import { receiptWords } from '../../../i18n/en/receipt.ts';
import { site } from '../../../site.ts';
import { onPaper } from '../../../theme/breakpoints.ts';

const Part = styled.section`
  margin-top: 2rem;
  p {
    margin-top: 0.5rem;
  }
  ${onPaper} {
    margin-top: 6pt;
    p {
      margin-top: 0;
      font-size: 9pt;
    }
    h2 {
      display: none;
    }
  }
`;

/* Beside a button it keeps its own height. */
const Tag = styled.span`
  align-self: center;
`;

export const AskHall = () => {
  const { name, opens, closes, telephone } = site.hall;
  return (
    <Part>
      <h2>{receiptWords.ask.title}</h2>
      <p>{receiptWords.ask.text(name, partWords.hours(opens, closes))}</p>
      <Actions>
        <ButtonAnchor second icon="state-phone" href={telOf(telephone.number)}>
          {words.failure.call}
        </ButtonAnchor>
        {telephone.sample && (
          <Tag>
            <SampleTag />
          </Tag>
        )}
      </Actions>
    </Part>
  );
};
