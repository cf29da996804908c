/** /The-Barangay: the location, the hall with its hours, and the barangay's figures. */
import { HallFacts } from '../components/hall/HallFacts.tsx';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { QueryListView } from '../components/records/QueryView.tsx';
import { Figures } from '../components/ui/Figures.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { hallSectionId, type Section } from '../content/models/section.ts';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { useIsAlertRunning } from '../features/alerts/alertsContext.ts';
import { Sections } from '../features/sections/Sections.tsx';
import { pageMessages } from '../i18n/en/pages.ts';
import { useSections } from '../query/useSections.ts';
import { pageTitle } from '../routes/menu.ts';
import { site } from '../site.ts';

/** Sections with figures only appear in the side column. */
const hasText = ({ figures, body, image }: Section): boolean =>
  figures.length === 0 || body !== '' || image !== null;

export const TheBarangay = () => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages).barangay;
  const isAlertRunning = useIsAlertRunning();
  return (
    <Container $foot>
      <PageBreadcrumbs page="TheBarangay" />
      <PageHeader title={pageTitle('TheBarangay', translate)} lead={messages.lead(site.barangay)} />
      <QueryListView result={useSections('the-barangay')} icon="group-landmark" empty={messages.empty}>
        {(sections) => (
          <SplitGrid>
            <div>
              <Sections
                sections={sections.filter(hasText)}
                showsFigures={false}
                facts={{ [hallSectionId]: <HallFacts isAlertRunning={isAlertRunning} /> }}
              />
              <LastUpdated records={sections} />
            </div>
            <SideColumn>
              {sections
                .filter(({ figures }) => figures.length > 0)
                .map((section) => (
                  <Figures key={section.id} section={section} />
                ))}
            </SideColumn>
          </SplitGrid>
        )}
      </QueryListView>
    </Container>
  );
};
