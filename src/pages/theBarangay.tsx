/** /The-Barangay: where it is, and its figures. */
import type { Section } from '../content/section.ts';
import { Figures } from '../parts/figures.tsx';
import { LastUpdated } from '../parts/lastUpdated.tsx';
import { ListedOrEmpty } from '../parts/listed.tsx';
import { PageCrumbs } from '../parts/pageCrumbs.tsx';
import { PageHead } from '../parts/pageHead.tsx';
import { Sections } from '../parts/sections.tsx';
import { SideColumn, SplitGrid } from '../parts/splitGrid.ts';
import { Wrap } from '../parts/wrap.ts';
import { useSections } from '../parts/writtenPage.ts';
import { routeTo } from '../routes/menu.ts';
import { site } from '../site.ts';
import { pageWords } from '../words/pages.ts';

const said = pageWords.barangay;

/** What has figures alone stands beside. */
const isText = ({ figures, body, image }: Section): boolean =>
  figures.length === 0 || body !== '' || image !== null;

export const TheBarangay = () => (
  <Wrap $foot>
    <PageCrumbs page="TheBarangay" />
    <PageHead title={routeTo('TheBarangay').title} lead={said.lead(site.barangay)} />
    <ListedOrEmpty reading={useSections('the-barangay')} icon="group-landmark" empty={said.empty}>
      {(sections) => (
        <SplitGrid>
          <div>
            <Sections sections={sections.filter(isText)} areFiguresHere={false} />
            <LastUpdated of={sections} />
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
