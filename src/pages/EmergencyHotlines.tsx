/** /Emergency-Hotlines: every contact that was read for the visit; 911 whatever happens. */
import styled from 'styled-components';
import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { HotlineList } from '../features/contacts/HotlineList.tsx';
import { pageWords } from '../i18n/en/pages.ts';
import { routeTo } from '../routes/menu.ts';
import { notOnPaper } from '../theme/printVisibility.ts';

/* Paper cannot be tapped. */
const OnScreen = styled.span`
  ${notOnPaper}
`;

export const EmergencyHotlines = () => (
  <Wrap $foot>
    <PageCrumbs page="EmergencyHotlines" />
    <PageHead
      title={routeTo('EmergencyHotlines').title}
      lead={<OnScreen>{pageWords.hotlines.lead}</OnScreen>}
    />
    <HotlineList />
  </Wrap>
);
