/** Home: the hero with the main tasks on the first screen, then services, emergency numbers and latest articles. */
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { formServicePath } from '../components/paths/servicePaths.ts';
import { PageSection } from '../components/ui/PageSection.ts';
import { useMessages } from '../context/localeContext.ts';
import { useHasLateAlert, useUrgentIds } from '../features/alerts/useAlerts.ts';
import { LatestArticles } from '../features/articles/LatestArticles.tsx';
import { EmergencyBand } from '../features/contacts/EmergencyBand.tsx';
import { Hero } from '../features/home/Hero.tsx';
import { ServicesList } from '../features/services/ServicesList.tsx';
import { partMessages } from '../i18n/en/parts.ts';
import { minWidth } from '../theme/breakpoints.ts';

const NewsColumns = styled(Container)`
  display: grid;
  gap: 2.5rem 3rem;
  padding-top: 2.5rem;
  padding-bottom: 3.5rem;
  & > * {
    min-width: 0;
  }
  ${minWidth.columns} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Home = () => {
  const messages = useMessages(partMessages);
  const urgentIds = useUrgentIds();
  const isAlertInFlow = urgentIds.length > 0;
  const hasLateAlert = useHasLateAlert();
  return (
    <>
      <Hero isAlertRunning={isAlertInFlow || hasLateAlert} isSpaceReserved={hasLateAlert && !isAlertInFlow} />
      <PageSection>
        <Container>
          <ServicesList to={formServicePath} title={messages.home.services} />
        </Container>
      </PageSection>
      <EmergencyBand />
      <NewsColumns>
        <LatestArticles kind="news" />
        <LatestArticles kind="announcements" urgentIds={urgentIds} />
      </NewsColumns>
    </>
  );
};
