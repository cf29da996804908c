/** The groups of a menu item that opens, each with links to its pages and one line about each. */
import styled from 'styled-components';
import { LinkList } from '../../components/links/LinkList.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { useTranslate } from '../../context/localeContext.ts';
import { groupTitle, type MenuGroup } from '../../routes/menu.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { pageLink } from './pageLinks.ts';

const Groups = styled.div`
  display: grid;
  gap: 2rem 3rem;
  & > * {
    min-width: 0;
  }
  /* The first group, the longest, at the left; the others below each other at the right. */
  ${minWidth.columns} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    & > :first-child {
      grid-row: 1 / 3;
    }
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    padding-bottom: 0.5rem;
    border-bottom: 3px solid var(--rule);
    font-size: 1.3125rem;
    letter-spacing: 0;
  }
`;

interface PageGroupsProps {
  readonly groups: readonly MenuGroup[];
}

export const PageGroups = ({ groups }: PageGroupsProps) => {
  const translate = useTranslate();
  return (
    <Groups>
      {groups.map((group) => (
        <section key={group.id}>
          <h2>
            <Icon name={group.icon} />
            <span>{groupTitle(group.id, translate)}</span>
          </h2>
          <LinkList links={group.subPages.map(({ page }) => pageLink(page, translate))} />
        </section>
      ))}
    </Groups>
  );
};
