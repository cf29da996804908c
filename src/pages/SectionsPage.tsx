/**
 * A page that the barangay writes, section by section. The page of a menu item with groups shows the groups first, /Resident
 * the pages that residents need most beside its sections, and any other page its figures.
 */
import { createElement } from 'react';
import styled from 'styled-components';
import { HallFacts } from '../components/hall/HallFacts.tsx';
import { Container } from '../components/layout/Container.ts';
import { PageBreadcrumbs } from '../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { SideColumn, SplitGrid } from '../components/layout/SplitGrid.ts';
import { LinkList } from '../components/links/LinkList.tsx';
import { QueryListView } from '../components/records/QueryView.tsx';
import { Figures } from '../components/ui/Figures.tsx';
import { LastUpdated } from '../components/ui/LastUpdated.tsx';
import { SampleContent } from '../components/ui/SampleTag.tsx';
import { UntranslatedNotice } from '../components/ui/UntranslatedNotice.tsx';
import { hallSectionId, type Section } from '../content/models/orderedRecords.ts';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { useIsAlertRunning } from '../features/alerts/useAlerts.ts';
import { PageGroups } from '../features/sections/PageGroups.tsx';
import { pageLink } from '../features/sections/pageLinks.ts';
import { Sections } from '../features/sections/Sections.tsx';
import { pageMessages } from '../i18n/en/pages.ts';
import { pageTextMessages } from '../i18n/en/pageTexts.ts';
import type { QueryResult } from '../query/useRecords.ts';
import { useSections } from '../query/useSections.ts';
import { menuItems, pageTitle, writtenPageRows } from '../routes/menu.ts';
import type { WrittenPageName, WrittenPageRow } from '../routes/table.ts';
import { site } from '../site.ts';
import { minWidth } from '../theme/breakpoints.ts';

const residentLinks = [
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

const BelowGroups = styled.div`
  max-width: 42rem;
  margin-top: 2.5rem;
`;

type SectionsResult = QueryResult<readonly Section[]>;

interface PartProps {
  readonly result: SectionsResult;
}

interface ListedPartProps extends PartProps {
  readonly empty: { readonly title: string; readonly sentence: string };
}

/** Nothing stands below the groups while there are no sections. */
const SectionsBelowGroups = ({ result }: PartProps) =>
  result.status === 'success' &&
  result.data.length > 0 && (
    <BelowGroups>
      <SampleContent records={result.data}>
        <UntranslatedNotice records={result.data} />
        <Sections sections={result.data} />
        <LastUpdated records={result.data} />
      </SampleContent>
    </BelowGroups>
  );

const SectionsWithLinks = ({ result, empty }: ListedPartProps) => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages).resident;
  return (
    <SplitGrid>
      <LinksColumn aria-labelledby="ways">
        <h2 id="ways">{messages.ways}</h2>
        <LinkList links={residentLinks.map((page) => pageLink(page, translate))} />
      </LinksColumn>
      <div>
        <QueryListView result={result} icon="group-people" empty={empty}>
          {(sections) => (
            <>
              <Sections sections={sections} />
              <LastUpdated records={sections} />
            </>
          )}
        </QueryListView>
      </div>
    </SplitGrid>
  );
};

/** A section with figures only appears in the side column. */
const hasText = ({ figures, body, image }: Section): boolean =>
  figures.length === 0 || body !== '' || image !== null;

const SectionsWithFigures = ({ result, empty }: ListedPartProps) => {
  const isAlertRunning = useIsAlertRunning();
  return (
    <QueryListView result={result} icon="group-landmark" empty={empty}>
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
  );
};

interface SectionsPageProps {
  readonly row: WrittenPageRow;
}

const SectionsPage = ({ row: { page, sections } }: SectionsPageProps) => {
  const translate = useTranslate();
  const texts = useMessages(pageTextMessages)[page];
  const result = useSections(sections);
  const groups = menuItems.find((item) => item.page === page)?.groups ?? [];
  const Listed = page === 'Resident' ? SectionsWithLinks : SectionsWithFigures;
  return (
    <Container $foot>
      <PageBreadcrumbs page={page} />
      <PageHeader title={pageTitle(page, translate)} lead={texts.lead(site.place)} />
      {groups.length > 0 && <PageGroups groups={groups} />}
      {'empty' in texts ? (
        <Listed result={result} empty={texts.empty} />
      ) : (
        <SectionsBelowGroups result={result} />
      )}
    </Container>
  );
};

/** The component of each of these pages. */
export const sectionsPages = Object.fromEntries(
  writtenPageRows.map((row) => [row.page, () => createElement(SectionsPage, { row })]),
) as Readonly<Record<WrittenPageName, () => React.JSX.Element>>;
