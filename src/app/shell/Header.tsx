/**
 * Header of every page: seal, three lines, navigation, and a strip with languages and search. From 62rem the strip is above a
 * bar of items, below that it is under the name and a 'Menu' button.
 */
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
import { notOnPaper } from '../../theme/printVisibility.ts';

/* Positioned, because the navigation panel hangs on its lower edge. */
const Ground = styled.header`
  ${deepGround}
  position: relative;
  ${onPaper} {
    border-bottom: 2pt solid #000;
  }
`;

const Grid = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 4px;
  padding: 6px min(1rem, 4.5vw) 0;
  ${minWidth.wide} {
    padding: 0 2rem;
  }
  ${onPaper} {
    display: block;
    padding: 0 0 6pt;
  }
`;

/* On a phone the lowest 16 px of its targets lie over the woven border. */
const Strip = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: start;
  justify-content: space-between;
  margin: 0 -4px -16px;
  & > button,
  & > div > button {
    position: relative;
    z-index: 1;
    min-width: 44px;
    min-height: 44px;
    padding: 0 4px 16px;
    border: 0;
    background: none;
    color: inherit;
    font-size: min(1rem, 4.4vw);
    white-space: nowrap;
    cursor: pointer;
  }
  ${minWidth.wide} {
    grid-column: 2;
    justify-content: flex-end;
    margin-bottom: 0;
    & > button,
    & > div > button {
      padding-bottom: 0;
    }
  }
  ${notOnPaper}
`;

interface HeaderProps {
  readonly items: readonly MenuItem[];
}

export const Header = ({ items }: HeaderProps) => {
  const ariaCurrentOf = useActiveNavItem(items);
  return (
    <Ground>
      <Grid>
        <Brand isInHeader />
        <NavDrawer items={items} ariaCurrentOf={ariaCurrentOf} />
        <Strip>
          <LanguageSwitch />
          <SiteSearch />
        </Strip>
        <NavBar items={items} ariaCurrentOf={ariaCurrentOf} />
      </Grid>
    </Ground>
  );
};
