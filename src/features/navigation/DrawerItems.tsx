/**
 * Items of the drawer: the same as in the bar; those with sub-pages expand in place. Above them 911 and the hotlines, below
 * them the pages that no menu has.
 */
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { EmergencyCallLink } from '../../components/links/EmergencyCallLink.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { type MenuItem, pagesBelowMenu, pageTitle, routeOfPage } from '../../routes/menu.ts';
import { inForced } from '../../theme/breakpoints.ts';
import { activeItemStyle } from './activeItemStyle.ts';
import { NavGroup } from './NavGroup.tsx';
import type { AriaCurrentSelector } from './useActiveNavItem.ts';
import { ViewAllLink } from './ViewAllLink.tsx';

/* Rows reach the edge of the drawer, so the focus ring is inside them. */
const insideRing = css`
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: inset 0 0 0 6px var(--gold);
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: 52px;
  padding: 0.35rem 1rem;
  border: 0;
  border-bottom: 1px solid var(--line);
  background: none;
  font-weight: 600;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  &,
  &:visited {
    color: var(--ink);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--mist);
      text-decoration: underline;
    }
  }
  &[aria-current],
  &[aria-expanded='true'] {
    background: var(--mist);
    font-weight: 800;
  }
  &[aria-expanded='true'] {
    border-bottom-color: var(--edge);
  }
  ${activeItemStyle}
  ${insideRing}
`;

const ItemLink = styled(Link)`
  ${row}
`;

const ItemToggle = styled.button`
  ${row}
`;

const ToggleIcon = styled(Icon)`
  margin-left: auto;
  color: var(--ink2);
  ${inForced} {
    color: ButtonText;
  }
`;

const subItem = css`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0.35rem 1rem;
  line-height: 1.3;
  &,
  &:visited {
    color: var(--link);
  }
  ${activeItemStyle}
  ${insideRing}
`;

const SubMenu = styled.div`
  padding-bottom: 0.5rem;
  border-bottom: 1px solid var(--line);
`;

const AllPagesLink = styled(ViewAllLink)`
  ${subItem}
  font-weight: 700;
`;

const Group = styled(NavGroup)`
  h3 {
    margin: 0 1rem;
    padding: 1rem 0 0.5rem;
    font-size: 0.9375rem;
  }
  a {
    ${subItem}
  }
`;

interface ExpandableItemProps {
  readonly item: MenuItem;
  readonly ariaCurrentOf: AriaCurrentSelector;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
}

const ExpandableItem = ({ item, ariaCurrentOf, isExpanded, onToggle }: ExpandableItemProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <>
      <ItemToggle
        type="button"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? id : undefined}
        aria-current={ariaCurrentOf(item.path) && 'true'}
        onClick={onToggle}
      >
        <span>{pageTitle(item.page, translate)}</span>
        {item.icon !== null && <ToggleIcon name={isExpanded ? 'state-minus' : item.icon} />}
      </ItemToggle>
      {isExpanded && (
        <SubMenu id={id}>
          <AllPagesLink item={item} ariaCurrentOf={ariaCurrentOf} />
          {item.groups.map((group) => (
            <Group key={group.id} group={group} ariaCurrentOf={ariaCurrentOf} />
          ))}
        </SubMenu>
      )}
    </>
  );
};

interface DrawerItemsProps {
  readonly items: readonly MenuItem[];
  readonly ariaCurrentOf: AriaCurrentSelector;
  /** Paths of the expanded items. */
  readonly expanded: readonly string[];
  readonly onToggle: (item: string) => void;
}

export const DrawerItems = ({ items, ariaCurrentOf, expanded, onToggle }: DrawerItemsProps) => {
  const translate = useTranslate();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          {item.groups.length > 0 ? (
            <ExpandableItem
              item={item}
              ariaCurrentOf={ariaCurrentOf}
              isExpanded={expanded.includes(item.path)}
              onToggle={() => onToggle(item.path)}
            />
          ) : (
            <ItemLink to={item.path} aria-current={ariaCurrentOf(item.path)}>
              {pageTitle(item.page, translate)}
            </ItemLink>
          )}
        </li>
      ))}
    </ul>
  );
};

/* Large text puts them one below the other. */
const Hotlines = styled.div`
  display: flex;
  flex-wrap: wrap;
  & > :first-child {
    flex: none;
    min-height: 52px;
  }
  & > :last-child {
    flex: 1 1 8rem;
    width: auto;
  }
`;

interface DrawerLinksProps {
  readonly ariaCurrentOf: AriaCurrentSelector;
}

/** 911 and the hotlines: the first line of the drawer, and no part of the navigation (spec §2). */
export const DrawerHotlines = ({ ariaCurrentOf }: DrawerLinksProps) => {
  const messages = useMessages(partMessages);
  const { path } = routeOfPage('EmergencyHotlines');
  return (
    <Hotlines>
      <EmergencyCallLink />
      <ItemLink to={path} aria-current={ariaCurrentOf(path)}>
        {messages.tasks.hotlines.title}
      </ItemLink>
    </Hotlines>
  );
};

const BelowMenu = styled.div`
  margin-top: 1rem;
  border-top: 1px solid var(--line);
`;

/** The pages below the menu's items. No part of the navigation, which has the same items as the bar (spec §2). */
export const DrawerPagesBelow = ({ ariaCurrentOf }: DrawerLinksProps) => {
  const translate = useTranslate();
  return (
    <BelowMenu>
      {pagesBelowMenu.map(({ path, page }) => (
        <ItemLink key={path} to={path} aria-current={ariaCurrentOf(path)}>
          {pageTitle(page, translate)}
        </ItemLink>
      ))}
    </BelowMenu>
  );
};
