/** /Emergency-Hotlines: every contact that was read for the visit; 911 whatever happens. */
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { HotlineList } from '../features/contacts/HotlineList.tsx';
import { pageMessages } from '../i18n/en/pages.ts';
import { routeOfPage } from '../routes/menu.ts';
import { notOnPaper } from '../theme/printVisibility.ts';

/* Paper cannot be tapped. */
const OnScreen = styled.span`
  ${notOnPaper}
`;

export const EmergencyHotlines = () => (
  <Container $foot>
    <PageBreadcrumbs page="EmergencyHotlines" />
    <PageHeader
      title={routeOfPage('EmergencyHotlines').title}
      lead={<OnScreen>{pageMessages.hotlines.lead}</OnScreen>}
    />
    <HotlineList />
  </Container>
);
