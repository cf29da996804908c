/** /Accessibility: what the site is made to meet, how that was checked, what is known not to work, and where to get help. */
import styled from 'styled-components';
import { wholeDay } from '../domain/dayName.ts';
import { Bullets } from '../parts/bullets.ts';
import { Actions, ButtonAnchor } from '../parts/button.tsx';
import { telOf } from '../parts/callLink.tsx';
import { PageCrumbs } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { SampleTag } from '../parts/sampleTag.tsx';
import { Section } from '../parts/section.ts';
import { Wrap } from '../parts/wrap.ts';
import { routeTo } from '../routes/menu.ts';
import { site } from '../site.ts';
import { checkedOn, accessibilityWords as said } from '../words/accessibility.ts';
import { partWords } from '../words/parts.ts';

const Text = styled.div`
  max-width: 42rem;
`;

const { address, opens, closes, telephone } = site.hall;

export const Accessibility = () => (
  <Wrap $foot>
    <PageCrumbs page="Accessibility" />
    <PageHead title={routeTo('Accessibility').title} lead={said.lead}>
      <p>
        <span>{said.checked}</span> <time dateTime={checkedOn}>{wholeDay(checkedOn)}</time>
      </p>
    </PageHead>
    <Text>
      {said.parts.map(({ title, sentence, points }) => (
        <Section key={title}>
          <h2>{title}</h2>
          {sentence !== '' && <p>{sentence}</p>}
          {points.length > 0 && (
            <Bullets>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Bullets>
          )}
        </Section>
      ))}
      <p>{address}</p>
      <p>{partWords.hours(opens, closes)}</p>
      <Actions>
        <ButtonAnchor icon="state-phone" href={telOf(telephone.number)}>
          {said.call}
        </ButtonAnchor>
        {telephone.sample && <SampleTag />}
      </Actions>
    </Text>
  </Wrap>
);
