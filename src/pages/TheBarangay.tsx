/** /The-Barangay: where it is, and its figures. */

import { Wrap } from '../components/layout/Container.ts';
import { PageCrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../components/layout/PageHeader.tsx';
import { SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { ListedOrEmpty } from '../components/records/QueryView.tsx';
import { Figures } from '../components/ui/Figures.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import type { Section } from '../content/models/section.ts';
import { Sections } from '../features/sections/Sections.tsx';
import { pageWords } from '../i18n/en/pages.ts';
import { useSections } from '../query/useSections.ts';
import { routeTo } from '../routes/menu.ts';
import { site } from '../site.ts';

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
