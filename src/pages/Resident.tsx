/** /Resident: what residents come for most, and what the barangay writes for them. */
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { LinkList } from '../components/links/LinkList.tsx';
import { QueryListView } from '../components/records/QueryView.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { wayTo } from '../features/sections/pageLinks.ts';
import { Sections } from '../features/sections/Sections.tsx';
import { pageMessages } from '../i18n/en/pages.ts';
import { useSections } from '../query/useSections.ts';
import { routeOfPage } from '../routes/menu.ts';
import { minWidth } from '../theme/breakpoints.ts';

const ways = ['FormRequest', 'CitizensCharter', 'Announcements', 'Ordinance', 'EmergencyHotlines'] as const;
const said = pageMessages.resident;

/* First on a telephone, where most come for one of these; beside the text on a wide screen. */
const Ways = styled(SideColumn)`
  ${minWidth.wide} {
    grid-column: 2;
    grid-row: 1;
  }
`;

export const Resident = () => (
  <Container $foot>
    <PageBreadcrumbs page="Resident" />
    <PageHeader title={routeOfPage('Resident').title} lead={said.lead} />
    <SplitGrid>
      <Ways aria-labelledby="ways">
        <h2 id="ways">{said.ways}</h2>
        <LinkList links={ways.map(wayTo)} />
      </Ways>
      <div>
        <QueryListView result={useSections('resident')} icon="group-people" empty={said.empty}>
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
