/** The document head that only the route determines; record pages use it until their record is read. */
import { useLocation } from 'react-router-dom';
import { toBreadcrumbList, toOrganization } from '../../content/seo/structuredData.ts';
import { useLocale, useTranslate } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { breadcrumbTrailOf } from '../../routes/breadcrumbTrail.ts';
import { descriptionOf } from '../../routes/descriptions.ts';
import { feedPath, feedTitle, findFeedOf } from '../../routes/feeds.ts';
import { canonicalPathOf, documentTitleOf, findRoute, titleOf } from '../../routes/menu.ts';
import { isRecordPage } from '../../routes/recordRoutes.ts';
import type { PageName } from '../../routes/table.ts';
import { site } from '../../site.ts';
import { DocumentHead } from './DocumentHead.tsx';

/** The pages with the full organization data; the others only name it. */
const organizationPages: ReadonlySet<PageName> = new Set<PageName>(['Home', 'TheBarangay']);

interface RouteMetaProps {
  readonly page: PageName;
  /** Nothing exists at this address. */
  readonly isMissing?: boolean;
}

export const RouteMeta = ({ page, isMissing = false }: RouteMetaProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { pathname } = useLocation();
  const address = useServices().siteUrl;
  const data = [
    ...(organizationPages.has(page) ? [toOrganization(address)] : []),
    ...(page === 'Home' || isRecordPage(page)
      ? []
      : [toBreadcrumbList(address, breadcrumbTrailOf(page, translate))]),
  ];
  const feed = findFeedOf(page);
  return (
    <>
      <DocumentHead
        title={documentTitleOf(pathname, translate)}
        heading={page === 'Home' ? site.title : (titleOf(pathname, translate) ?? undefined)}
        path={isMissing ? null : canonicalPathOf(pathname)}
        description={descriptionOf(page, translate)}
        data={data}
        noindex={findRoute(pathname)?.isUnlisted ?? false}
      />
      {feed !== null && (
        <link
          rel="alternate"
          href={feedPath(feed, locale)}
          title={feedTitle(feed, translate)}
          type="application/atom+xml"
        />
      )}
    </>
  );
};
