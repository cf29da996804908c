/** /Resident: what residents come for most, and what the barangay writes for them. */
import { sectionsOf } from '../content/section.ts';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { PageCrumbs, routeTo } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { Sections } from '../parts/sections.tsx';
import { sectionsFor } from '../parts/sectionsFor.ts';
import { SideColumn, SplitGrid } from '../parts/splitGrid.ts';
import { WayList } from '../parts/wayList.tsx';
import { wayTo } from '../parts/ways.ts';
import { Wrap } from '../parts/wrap.ts';
import { pageWords } from '../words/pages.ts';

const ways = (
  ['FormRequest', 'CitizensCharter', 'Announcements', 'Ordinance', 'EmergencyHotlines'] as const
).map(wayTo);
const said = pageWords.resident;

export const Resident = () => (
  <Wrap $foot>
    <PageCrumbs page="Resident" />
    <PageHead title={routeTo('Resident').title} lead={said.lead} />
    <SplitGrid>
      <div>
        <ListedOrEmpty
          reading={sectionsFor('resident', useReading('pages', sectionsOf))}
          icon="group-people"
          empty={said.empty}
        >
          {(sections) => <Sections sections={sections} />}
        </ListedOrEmpty>
      </div>
      <SideColumn aria-labelledby="ways">
        <h2 id="ways">{said.ways}</h2>
        <WayList ways={ways} />
      </SideColumn>
    </SplitGrid>
  </Wrap>
);
