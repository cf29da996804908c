/** /Emergency-Hotlines: every contact that was read for the visit; 911 whatever happens. */
import styled from 'styled-components';
import { HotlineList } from '../parts/hotlineList.tsx';
import { PageCrumbs } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { Wrap } from '../parts/wrap.ts';
import { routeTo } from '../routes/menu.ts';
import { notOnPaper } from '../theme/paper.ts';
import { pageWords } from '../words/pages.ts';

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
