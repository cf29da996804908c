/** What the drawer lists: the items of the bar, each with sub-pages unfolding in place. */
import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Icon } from '../../components/media/Icon.tsx';
import type { MenuItem } from '../../routes/menu.ts';
import { inForced } from '../../theme/breakpoints.ts';
import { hereMark } from './activeItemStyle.ts';
import { NavGroup } from './NavGroup.tsx';
import type { Here } from './useActiveNavItem.ts';
import { SeeAll } from './ViewAllLink.tsx';

/* Rows reach to the edge of the drawer: the ring of the focus is drawn inside them. */
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
  ${hereMark}
  ${insideRing}
`;

const Way = styled(Link)`
  ${row}
`;

const Fold = styled.button`
  ${row}
`;

const Sign = styled(Icon)`
  margin-left: auto;
  color: var(--ink2);
  ${inForced} {
    color: ButtonText;
  }
`;

const sub = css`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0.35rem 1rem;
  line-height: 1.3;
  &,
  &:visited {
    color: var(--link);
  }
  ${hereMark}
  ${insideRing}
`;

const Unfolded = styled.div`
  padding-bottom: 0.5rem;
  border-bottom: 1px solid var(--line);
`;

const All = styled(SeeAll)`
  ${sub}
  font-weight: 700;
`;

const Group = styled(NavGroup)`
  h3 {
    margin: 0 1rem;
    padding: 1rem 0 0.5rem;
    font-size: 0.9375rem;
  }
  a {
    ${sub}
  }
`;

interface FoldingItemProps {
  readonly item: MenuItem;
  readonly here: Here;
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
}

const FoldingItem = ({ item, here, isUnfolded, onToggle }: FoldingItemProps) => {
  const id = useId();
  return (
    <>
      <Fold
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={isUnfolded ? id : undefined}
        aria-current={here(item.path) && 'true'}
        onClick={onToggle}
      >
        <span>{item.title}</span>
        {item.icon !== null && <Sign name={isUnfolded ? 'state-minus' : item.icon} />}
      </Fold>
      {isUnfolded && (
        <Unfolded id={id}>
          <All item={item} here={here} />
          {item.groups.map((group) => (
            <Group key={group.title} group={group} here={here} />
          ))}
        </Unfolded>
      )}
    </>
  );
};

interface DrawerItemsProps {
  readonly items: readonly MenuItem[];
  readonly here: Here;
  /** Paths of items. */
  readonly unfolded: readonly string[];
  readonly onToggle: (item: string) => void;
}

export const DrawerItems = ({ items, here, unfolded, onToggle }: DrawerItemsProps) => (
  <ul>
    {items.map((item) => (
      <li key={item.path}>
        {item.groups.length > 0 ? (
          <FoldingItem
            item={item}
            here={here}
            isUnfolded={unfolded.includes(item.path)}
            onToggle={() => onToggle(item.path)}
          />
        ) : (
          <Way to={item.path} aria-current={here(item.path)}>
            {item.title}
          </Way>
        )}
      </li>
    ))}
  </ul>
);
