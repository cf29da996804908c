/** At the end of the confirmation: whom to ask, and when. */
import styled from 'styled-components';
import { site } from '../site.ts';
import { onPaper } from '../theme/breaks.ts';
import { words } from '../words/en.ts';
import { partWords } from '../words/parts.ts';
import { receiptWords } from '../words/receipt.ts';
import { Actions, ButtonAnchor } from './button.tsx';
import { telOf } from './callLink.tsx';
import { SampleTag } from './sampleTag.tsx';

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
