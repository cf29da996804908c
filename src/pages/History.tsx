/** /Barangay-History, also /barangaytimeline: the timeline, with the figures beside it if they could be read. */
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { QueryListView } from '../components/records/QueryView.tsx';
import { Figures } from '../components/ui/Figures.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { UntranslatedNotice } from '../components/ui/UntranslatedNotice.tsx';
import { isWritten, toHistoryEvents } from '../content/models/orderedRecords.ts';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { EventsToCome, Timeline } from '../features/sections/Timeline.tsx';
import { pageMessages } from '../i18n/en/pages.ts';
import { useRecords } from '../query/useRecords.ts';
import { useSections } from '../query/useSections.ts';
import { pageTitle } from '../routes/menu.ts';
import { site } from '../site.ts';

export const History = () => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages);
  const result = useSections('the-barangay');
  const figures =
    result.status === 'success' ? result.data.filter((section) => section.figures.length > 0) : [];
  return (
    <Container $foot>
      <PageBreadcrumbs page="History" />
      <PageHeader title={pageTitle('History', translate)} lead={messages.history.lead(site.barangay)} />
      <QueryListView
        result={useRecords('history', toHistoryEvents)}
        icon="group-landmark"
        empty={messages.history.empty}
        shownWith={figures}
      >
        {(events) => (
          <SplitGrid>
            <div>
              <Timeline events={events.filter(isWritten)} />
              <EventsToCome events={events.filter((event) => !isWritten(event))} />
              <LastUpdated records={[...events, ...figures]} />
            </div>
            {figures.length > 0 && (
              <SideColumn>
                <UntranslatedNotice records={figures} visibleFields={['title', 'figures']} />
                {figures.map((section) => (
                  <Figures key={section.id} section={section} />
                ))}
              </SideColumn>
            )}
          </SplitGrid>
        )}
      </QueryListView>
    </Container>
  );
};
