/** /Barangay-History, and /barangaytimeline by another name: the years, and the figures beside them where they can be read. */
import { eventsOf } from '../content/event.ts';
import { Figures } from '../parts/figures.tsx';
import { LastUpdated } from '../parts/lastUpdated.tsx';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { OnlyEnglish } from '../parts/onlyEnglish.tsx';
import { PageCrumbs } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { SideColumn, SplitGrid } from '../parts/splitGrid.ts';
import { Timeline } from '../parts/timeline.tsx';
import { Wrap } from '../parts/wrap.ts';
import { useSections } from '../parts/writtenPage.ts';
import { routeTo } from '../routes/menu.ts';
import { site } from '../site.ts';
import { pageWords } from '../words/pages.ts';

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
