/** Link to the index of an item's pages; panel and drawer begin with it. */
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { navigationMessages } from '../../i18n/en/navigation.ts';
import { type MenuItem, pageTitle } from '../../routes/menu.ts';
import type { AriaCurrentSelector } from './useActiveNavItem.ts';

interface ViewAllLinkProps {
  readonly item: MenuItem;
  readonly ariaCurrentOf: AriaCurrentSelector;
  readonly className?: string | undefined;
}

export const ViewAllLink = ({ item: { path, page }, ariaCurrentOf, className }: ViewAllLinkProps) => {
  const translate = useTranslate();
  const messages = useMessages(navigationMessages);
  return (
    <Link to={path} aria-current={ariaCurrentOf(path) === 'page' ? 'page' : undefined} className={className}>
      <span>{messages.seeAll}</span>
      <VisuallyHidden>{`\u00a0${messages.pagesOf(pageTitle(page, translate))}`}</VisuallyHidden>
    </Link>
  );
};
