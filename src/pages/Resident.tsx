/** /Resident: links to the pages residents need most, and the barangay's sections for them. */
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { LinkList } from '../components/links/LinkList.tsx';
import { QueryListView } from '../components/records/QueryView.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { pageLink } from '../features/sections/pageLinks.ts';
import { Sections } from '../features/sections/Sections.tsx';
import { pageMessages } from '../i18n/en/pages.ts';
import { useSections } from '../query/useSections.ts';
import { pageTitle } from '../routes/menu.ts';
import { minWidth } from '../theme/breakpoints.ts';

const linkedPages = [
  'FormRequest',
  'CitizensCharter',
  'Announcements',
  'Ordinance',
  'EmergencyHotlines',
] as const;

/* First on a phone, where most visitors need one of these; beside the text on a wide screen. */
const LinksColumn = styled(SideColumn)`
  ${minWidth.wide} {
    grid-column: 2;
    grid-row: 1;
  }
`;

export const Resident = () => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages).resident;
  return (
    <Container $foot>
      <PageBreadcrumbs page="Resident" />
      <PageHeader title={pageTitle('Resident', translate)} lead={messages.lead} />
      <SplitGrid>
        <LinksColumn aria-labelledby="ways">
          <h2 id="ways">{messages.ways}</h2>
          <LinkList links={linkedPages.map((page) => pageLink(page, translate))} />
        </LinksColumn>
        <div>
          <QueryListView result={useSections('resident')} icon="group-people" empty={messages.empty}>
            {(sections) => (
              <>
                <Sections sections={sections} />
                <LastUpdated records={sections} />
              </>
            )}
          </QueryListView>
        </div>
      </SplitGrid>
    </Container>
  );
};
