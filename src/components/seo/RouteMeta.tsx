/** The head of a page as its route alone gives it; of a page about one record until that record is read. */
import { useLocation } from 'react-router-dom';
import { breadcrumbs, organization } from '../../content/seo/structuredData.ts';
import { useSiteAddress } from '../../context/siteUrlContext.ts';
import { trailOf } from '../../routes/breadcrumbTrail.ts';
import { descriptionOf } from '../../routes/descriptions.ts';
import { canonicalOf, documentTitleOf, routeOf, titleOf } from '../../routes/menu.ts';
import { isRecordPage } from '../../routes/recordRoutes.ts';
import type { PageName } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { Head } from './DocumentHead.tsx';

/** The pages that say in full who the barangay is; the others name it. */
const ofTheBarangay: ReadonlySet<PageName> = new Set<PageName>(['Home', 'TheBarangay']);

interface RouteHeadProps {
  readonly page: PageName;
  /** Nothing is at the address. */
  readonly isMissing?: boolean;
}

export const RouteHead = ({ page, isMissing = false }: RouteHeadProps) => {
  const { pathname } = useLocation();
  const address = useSiteAddress();
  const data = [
    ...(ofTheBarangay.has(page) ? [organization(address)] : []),
    ...(page === 'Home' || isRecordPage(page) ? [] : [breadcrumbs(address, trailOf(page))]),
  ];
  return (
    <Head
      title={documentTitleOf(pathname)}
      heading={page === 'Home' ? site.title : (titleOf(pathname) ?? undefined)}
      path={isMissing ? null : canonicalOf(pathname)}
      description={descriptionOf(page)}
      data={data}
      noindex={routeOf(pathname)?.isUnlisted ?? false}
    />
  );
};
