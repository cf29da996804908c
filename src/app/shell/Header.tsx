/** Header of every page: seal, three lines, navigation, search. A bar of items from 62rem, below that a 'Menu' button. */
import styled from 'styled-components';
import { Brand } from '../../components/layout/Brand.tsx';
import { Container } from '../../components/layout/Container.ts';
import { NavBar } from '../../features/navigation/NavBar.tsx';
import { NavDrawer } from '../../features/navigation/NavDrawer.tsx';
import { useActiveNavItem } from '../../features/navigation/useActiveNavItem.ts';
import { LanguageSwitch } from '../../features/preferences/LanguageSwitch.tsx';
import { SiteSearch } from '../../features/search/SiteSearch.tsx';
import type { MenuItem } from '../../routes/menu.ts';
import { minWidth, onPaper } from '../../theme/breakpoints.ts';
import { deepGround } from '../../theme/deepGround.ts';

/* Positioned, because the navigation panel hangs on its lower edge. */
const Ground = styled.header`
  ${deepGround}
  position: relative;
  ${onPaper} {
    border-bottom: 2pt solid #000;
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0.25rem;
  min-height: 72px;
  ${minWidth.pair} {
    gap: 0.5rem;
  }
  ${minWidth.wide} {
    flex-wrap: nowrap;
    min-height: 92px;
  }
  ${onPaper} {
    min-height: 0;
    padding-bottom: 6pt;
  }
`;

interface HeaderProps {
  readonly items: readonly MenuItem[];
}

export const Header = ({ items }: HeaderProps) => {
  const ariaCurrentOf = useActiveNavItem(items);
  return (
    <Ground>
      <LanguageSwitch />
      <Row>
        <Brand isLarge />
        <NavBar items={items} ariaCurrentOf={ariaCurrentOf} />
        <SiteSearch />
        <NavDrawer items={items} ariaCurrentOf={ariaCurrentOf} />
      </Row>
    </Ground>
  );
};
