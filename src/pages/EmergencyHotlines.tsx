/** /Emergency-Hotlines: 911 in every state, then all contacts of the session. */
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { ShareActions } from '../components/sharing/ShareActions.tsx';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { HotlineList } from '../features/contacts/HotlineList.tsx';
import { pageMessages } from '../i18n/en/pages.ts';
import { pageTitle, routeOfPage } from '../routes/menu.ts';
import { notOnPaper } from '../theme/printVisibility.ts';

/* The lead explains tapping, so it is not printed. */
const OnScreen = styled.span`
  ${notOnPaper}
`;

export const EmergencyHotlines = () => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages);
  const title = pageTitle('EmergencyHotlines', translate);
  return (
    <Container $foot>
      <PageBreadcrumbs page="EmergencyHotlines" />
      <PageHeader title={title} lead={<OnScreen>{messages.hotlines.lead}</OnScreen>} />
      <HotlineList />
      <ShareActions path={routeOfPage('EmergencyHotlines').canonical} title={title} />
    </Container>
  );
};
