/** /Resident: what residents come for most, and what the barangay writes for them. */
import styled from 'styled-components';
import { LastUpdated } from '../parts/lastUpdated.tsx';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { PageCrumbs } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { Sections } from '../parts/sections.tsx';
import { SideColumn, SplitGrid } from '../parts/splitGrid.ts';
import { WayList } from '../parts/wayList.tsx';
import { wayTo } from '../parts/ways.ts';
import { Wrap } from '../parts/wrap.ts';
import { useSections } from '../parts/writtenPage.ts';
import { routeTo } from '../routes/menu.ts';
import { from } from '../theme/breaks.ts';
import { pageWords } from '../words/pages.ts';

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
