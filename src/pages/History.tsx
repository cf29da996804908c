/** /Barangay-History, and /barangaytimeline by another name: the years, and the figures beside them where they can be read. */

import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { ListedOrEmpty } from '../components/records/QueryView.tsx';
import { Figures } from '../components/ui/Figures.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { OnlyEnglish } from '../components/ui/UntranslatedNotice.tsx';
import { eventsOf } from '../content/models/event.ts';
import { Timeline } from '../features/sections/Timeline.tsx';
import { pageWords } from '../i18n/en/pages.ts';
import { useReading } from '../query/useRecords.ts';
import { useSections } from '../query/useSections.ts';
import { routeTo } from '../routes/menu.ts';
import { site } from '../site.ts';

export const History = () => {
  const pages = useSections('the-barangay');
  const figures = pages.tag === 'read' ? pages.shown.filter((section) => section.figures.length > 0) : [];
  return (
    <Wrap $foot>
      <PageCrumbs page="History" />
      <PageHead title={routeTo('History').title} lead={pageWords.history.lead(site.barangay)} />
      <ListedOrEmpty
        reading={useReading('history', eventsOf)}
        icon="group-landmark"
        empty={pageWords.history.empty}
      >
        {(events) => (
          <SplitGrid>
            <div>
              <Timeline events={events} />
              <LastUpdated of={[...events, ...figures]} />
            </div>
            {figures.length > 0 && (
              <SideColumn>
                <OnlyEnglish of={figures} texts={['title', 'figures']} />
                {figures.map((section) => (
                  <Figures key={section.id} section={section} />
                ))}
              </SideColumn>
            )}
          </SplitGrid>
        )}
      </ListedOrEmpty>
    </Wrap>
  );
};
