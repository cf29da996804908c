/** /The-Barangay: where it is, and its figures. */
import { sectionsOf } from '../content/section.ts';
import { Figures } from '../parts/figures.tsx';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { PageCrumbs, routeTo } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { useReading } from '../parts/reading.ts';
import { Sections } from '../parts/sections.tsx';
import { sectionsFor } from '../parts/sectionsFor.ts';
import { SideColumn, SplitGrid } from '../parts/splitGrid.ts';
import { Wrap } from '../parts/wrap.ts';
import { pageWords } from '../words/pages.ts';

const said = pageWords.barangay;

export const TheBarangay = () => (
  <Wrap $foot>
    <PageCrumbs page="TheBarangay" />
    <PageHead title={routeTo('TheBarangay').title} lead={said.lead} />
    <ListedOrEmpty
      reading={sectionsFor('the-barangay', useReading('pages', sectionsOf))}
      icon="group-landmark"
      empty={said.empty}
    >
      {(sections) => (
        <SplitGrid>
          <div>
            <Sections sections={sections.filter(({ figures }) => figures.length === 0)} />
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
    </ListedOrEmpty>
  </Wrap>
);
