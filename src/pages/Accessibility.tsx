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
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { formatDay } from '../domain/dates/formatDay.ts';
import { accessibilityCheckedOn, accessibilityMessages } from '../i18n/en/accessibility.ts';
import { partMessages } from '../i18n/en/parts.ts';
import { pageTitle } from '../routes/menu.ts';
import { site } from '../site.ts';

const Text = styled.div`
  max-width: 42rem;
`;

const { address, opens, closes, telephone } = site.hall;

export const Accessibility = () => {
  const translate = useTranslate();
  const accessibilityText = useMessages(accessibilityMessages);
  const partText = useMessages(partMessages);
  return (
    <Container $foot>
      <PageBreadcrumbs page="Accessibility" />
      <PageHeader title={pageTitle('Accessibility', translate)} lead={accessibilityText.lead}>
        <p>
          <span>{accessibilityText.checked}</span>{' '}
          <time dateTime={accessibilityCheckedOn}>{formatDay(accessibilityCheckedOn, translate)}</time>
        </p>
      </PageHeader>
      <Text>
        {accessibilityText.parts.map(({ title, sentence, points }) => (
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
        <p>{partText.hours(opens, closes)}</p>
        <ButtonRow>
          <ButtonAnchor icon="state-phone" href={toTelUrl(telephone.number)}>
            {accessibilityText.call}
          </ButtonAnchor>
          {telephone.sample && <SampleTag isOfNumber />}
        </ButtonRow>
      </Text>
    </Container>
  );
};
