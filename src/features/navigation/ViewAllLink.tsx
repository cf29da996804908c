/** The way to the index of an item's pages; panel and drawer begin with it. */
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.ts';
import { navigationMessages } from '../../i18n/en/navigation.ts';
import type { MenuItem } from '../../routes/menu.ts';
import type { Here } from './useActiveNavItem.ts';

interface SeeAllProps {
  readonly item: MenuItem;
  readonly here: Here;
  readonly className?: string | undefined;
}

export const SeeAll = ({ item: { path, title }, here, className }: SeeAllProps) => (
  <Link to={path} aria-current={here(path) === 'page' ? 'page' : undefined} className={className}>
    <span>{navigationMessages.seeAll}</span>
    <VisuallyHidden>{`\u00a0${navigationMessages.pagesOf(title)}`}</VisuallyHidden>
  </Link>
);
