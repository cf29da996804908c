/** /Accessibility: what the site is made to meet, how that was checked, what is known not to work, and where to get help. */
import styled from 'styled-components';
import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { telOf } from '../components/links/CallLink.tsx';
import { Bullets } from '../components/ui/BulletList.ts';
import { Actions, ButtonAnchor } from '../components/ui/Button.tsx';
import { SampleTag } from '../components/ui/SampleTag.tsx';
import { Section } from '../components/ui/Section.ts';
import { wholeDay } from '../domain/dates/formatDay.ts';
import { checkedOn, accessibilityWords as said } from '../i18n/en/accessibility.ts';
import { partWords } from '../i18n/en/parts.ts';
import { routeTo } from '../routes/menu.ts';
import { site } from '../site.ts';

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
