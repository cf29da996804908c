/**
 * Page of a menu item with groups: the same groups, each page with a one-line description, and the barangay's own
 * sections.
 */
import styled from 'styled-components';
import { Container } from '../../components/layout/Container.ts';
import { PageBreadcrumbs } from '../../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { LinkList } from '../../components/links/LinkList.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { UntranslatedNotice } from '../../components/ui/UntranslatedNotice.tsx';
import { useTranslate } from '../../context/localeContext.ts';
import { useSections } from '../../query/useSections.ts';
import { findRoute, groupTitle, menuItems } from '../../routes/menu.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { pageLink } from './pageLinks.ts';
import { Sections } from './Sections.tsx';

const Groups = styled.div`
  display: grid;
  gap: 2rem 3rem;
  & > * {
    min-width: 0;
  }
  ${minWidth.columns} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    padding-bottom: 0.5rem;
    border-bottom: 3px solid var(--clay);
    font-size: 1.3125rem;
    letter-spacing: 0;
  }
  h2 svg {
    color: var(--clay);
  }
`;

const WrittenSections = styled.div`
  max-width: 42rem;
  margin-top: 2.5rem;
`;

const sectionPages = { Visitor: 'visitor', Government: 'government' } as const;

interface SectionIndexPageProps {
  readonly page: 'Visitor' | 'Government';
  readonly lead: string;
}

export const SectionIndexPage = ({ page, lead }: SectionIndexPageProps) => {
  const translate = useTranslate();
  const { to, title } = pageLink(page, translate);
  const result = useSections(sectionPages[page]);
  const groups = menuItems.find(({ path }) => path === to)?.groups ?? [];
  return (
    <Container $foot>
      <PageBreadcrumbs page={page} />
      <PageHeader title={title} lead={lead} />
      <Groups>
        {groups.map((group) => (
          <section key={group.id}>
            <h2>
              <Icon name={group.icon} />
              <span>{groupTitle(group.id, translate)}</span>
            </h2>
            <LinkList links={group.subPages.map(({ path }) => pageLink(findRoute(path)!.page, translate))} />
          </section>
        ))}
      </Groups>
      {result.status === 'success' && result.data.length > 0 && (
        <WrittenSections>
          <UntranslatedNotice records={result.data} />
          <Sections sections={result.data} />
          <LastUpdated records={result.data} />
        </WrittenSections>
      )}
    </Container>
  );
};
