/** /Emergency-Hotlines: every contact that was read for the visit; 911 whatever happens. */
import { HotlineList } from '../parts/hotlineList.tsx';
import { PageCrumbs, routeTo } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { Wrap } from '../parts/wrap.ts';
import { pageWords } from '../words/pages.ts';

export const EmergencyHotlines = () => (
  <Wrap $foot>
    <PageCrumbs page="EmergencyHotlines" />
    <PageHead title={routeTo('EmergencyHotlines').title} lead={pageWords.hotlines.lead} />
    <HotlineList />
  </Wrap>
);
