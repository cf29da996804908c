/** /Accessibility: the standard the site aims to meet, how it was checked, known problems, and where to get help. */
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { toTelUrl } from '../components/links/CallLink.tsx';
import { BulletList } from '../components/ui/BulletList.ts';
import { ButtonAnchor, ButtonRow } from '../components/ui/Button.tsx';
import { PageSection } from '../components/ui/PageSection.ts';
import { SampleTag } from '../components/ui/SampleTag.tsx';
import { formatDay } from '../domain/dates/formatDay.ts';
import { accessibilityCheckedOn, accessibilityMessages as messages } from '../i18n/en/accessibility.ts';
import { partMessages } from '../i18n/en/parts.ts';
import { routeOfPage } from '../routes/menu.ts';
import { site } from '../site.ts';

const Text = styled.div`
  max-width: 42rem;
`;

const { address, opens, closes, telephone } = site.hall;

export const Accessibility = () => (
  <Container $foot>
    <PageBreadcrumbs page="Accessibility" />
    <PageHeader title={routeOfPage('Accessibility').title} lead={messages.lead}>
      <p>
        <span>{messages.checked}</span>{' '}
        <time dateTime={accessibilityCheckedOn}>{formatDay(accessibilityCheckedOn)}</time>
      </p>
    </PageHeader>
    <Text>
      {messages.parts.map(({ title, sentence, points }) => (
        <PageSection key={title}>
          <h2>{title}</h2>
          {sentence !== '' && <p>{sentence}</p>}
          {points.length > 0 && (
            <BulletList>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </BulletList>
          )}
        </PageSection>
      ))}
      <p>{address}</p>
      <p>{partMessages.hours(opens, closes)}</p>
      <ButtonRow>
        <ButtonAnchor icon="state-phone" href={toTelUrl(telephone.number)}>
          {messages.call}
        </ButtonAnchor>
        {telephone.sample && <SampleTag />}
      </ButtonRow>
    </Text>
  </Container>
);
