/** /Resident: what residents come for most, and what the barangay writes for them. */
import styled from 'styled-components';
import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { WayList } from '../components/links/LinkList.tsx';
import { ListedOrEmpty } from '../components/records/QueryView.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { wayTo } from '../features/sections/pageLinks.ts';
import { Sections } from '../features/sections/Sections.tsx';
import { pageWords } from '../i18n/en/pages.ts';
import { useSections } from '../query/useSections.ts';
import { routeTo } from '../routes/menu.ts';
import { from } from '../theme/breakpoints.ts';

const ways = ['FormRequest', 'CitizensCharter', 'Announcements', 'Ordinance', 'EmergencyHotlines'] as const;
const said = pageWords.resident;

/* First on a telephone, where most come for one of these; beside the text on a wide screen. */
const Ways = styled(SideColumn)`
  ${from.wide} {
    grid-column: 2;
    grid-row: 1;
  }
`;

export const Resident = () => (
  <Wrap $foot>
    <PageCrumbs page="Resident" />
    <PageHead title={routeTo('Resident').title} lead={said.lead} />
    <SplitGrid>
      <Ways aria-labelledby="ways">
        <h2 id="ways">{said.ways}</h2>
        <WayList ways={ways.map(wayTo)} />
      </Ways>
      <div>
        <ListedOrEmpty reading={useSections('resident')} icon="group-people" empty={said.empty}>
          {(sections) => (
            <>
              <Sections sections={sections} />
              <LastUpdated of={sections} />
            </>
          )}
        </ListedOrEmpty>
      </div>
    </SplitGrid>
  </Wrap>
);
