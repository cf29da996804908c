/** The head of every page: seal, three lines, the top level of the navigation. Below 62rem 'Menu' leads to the same list in the footer. */
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { from, inForced, onPaper } from '../theme/breaks.ts';
import { deepGround } from '../theme/ground.ts';
import { notOnPaper } from '../theme/paper.ts';
import { partWords } from '../words/parts.ts';
import { Brand } from './brand.tsx';
import { Icon } from './icon.tsx';
import { Wrap } from './wrap.ts';

const Bar = styled.header`
  ${deepGround}
  ${onPaper} {
    border-bottom: 2pt solid #000;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 72px;
  ${from.wide} {
    min-height: 92px;
  }
  ${onPaper} {
    min-height: 0;
    padding-bottom: 6pt;
  }
`;

const Menu = styled.a`
  display: grid;
  place-items: center;
  align-content: center;
  flex: none;
  min-width: 56px;
  min-height: 56px;
  padding: 0 0.25rem;
  border: 1px solid var(--deepedge);
  font-size: 0.875rem;
  font-weight: 700;
  line-height: 1.1;
  text-decoration: none;
  &,
  &:visited {
    color: inherit;
  }
  ${from.wide} {
    display: none;
  }
  ${notOnPaper}
`;

const Navigation = styled.nav`
  display: none;
  ${from.wide} {
    display: block;
  }
  ${notOnPaper}
`;

const Items = styled.ul`
  display: flex;
  gap: 0.25rem;
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0 1rem;
  border: 0 solid transparent;
  border-width: 4px 0;
  font-weight: 600;
  text-decoration: none;
  &,
  &:visited {
    color: inherit;
  }
  &:hover,
  &[aria-current] {
    border-bottom-color: var(--gold);
  }
  ${inForced} {
    border-color: Canvas;
    &[aria-current] {
      border-bottom-color: Highlight;
    }
  }
`;

interface HeaderProps {
  readonly items: readonly { readonly path: string; readonly title: string }[];
}

export const Header = ({ items }: HeaderProps) => (
  <Bar>
    <Row>
      <Brand isLarge />
      <Menu href="#main-navigation">
        <Icon name="state-menu" />
        {partWords.menu}
      </Menu>
      <Navigation aria-label={partWords.navigation}>
        <Items>
          {items.map(({ path, title }) => (
            <li key={path}>
              <Item to={path}>{title}</Item>
            </li>
          ))}
        </Items>
      </Navigation>
    </Row>
  </Bar>
);
