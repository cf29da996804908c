/** The document heads of record pages. A sample has no structured data and is not indexed. */
import type { Article } from '../../content/models/article.ts';
import type { Official } from '../../content/models/official.ts';
import type { Service } from '../../content/models/service.ts';
import {
  type ArticleListName,
  articlePath,
  recordPages,
  servicePath,
} from '../../content/seo/recordPages.ts';
import { changedAt, toGovernmentService, toPublishedWork } from '../../content/seo/recordStructuredData.ts';
import { type StructuredData, toBreadcrumbList } from '../../content/seo/structuredData.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { requestPath } from '../../form/requestPath.ts';
import type { Translate } from '../../i18n/define.ts';
import { headMessages } from '../../i18n/en/head.ts';
import type { QueryResult } from '../../query/useRecords.ts';
import { breadcrumbTrailOf } from '../../routes/breadcrumbTrail.ts';
import { descriptionOf } from '../../routes/descriptions.ts';
import { toWindowTitle } from '../../routes/menu.ts';
import type { RecordPage } from '../../routes/recordRoutes.ts';
import { site } from '../../site.ts';
import { officialPath } from '../paths/officialPath.ts';
import { findFormType } from '../paths/servicePaths.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { RouteMeta } from './RouteMeta.tsx';

interface RecordMetaFields {
  readonly page: RecordPage;
  readonly path: string;
  readonly title: string;
  readonly isSample: boolean;
}

/** The props that every record's head shares. */
const toCommonProps = (
  address: string,
  { page, path, title, isSample }: RecordMetaFields,
  own: readonly StructuredData[],
  translate: Translate,
) => ({
  title: toWindowTitle(title),
  heading: title,
  path,
  noindex: isSample,
  data: isSample
    ? []
    : [...own, toBreadcrumbList(address, [...breadcrumbTrailOf(page, translate), { title, path }])],
});

interface ArticleMetaProps {
  readonly list: ArticleListName;
  readonly result: QueryResult<Article | null>;
}

export const ArticleMeta = ({ list, result }: ArticleMetaProps) => {
  const translate = useTranslate();
  const address = useServices().siteUrl;
  const page = recordPages[list];
  if (result.status !== 'success' || result.data === null)
    return <RouteMeta page={page} isMissing={result.status === 'success'} />;
  const article = result.data;
  const path = articlePath(list, article);
  return (
    <DocumentHead
      {...toCommonProps(
        address,
        { ...article, page, path },
        [toPublishedWork(address, path, list, article, translate)],
        translate,
      )}
      description={article.summary || descriptionOf(page, translate)}
      type="article"
      image={article.image}
      published={article.date}
      updated={changedAt(article)}
    />
  );
};

interface OfficialMetaProps {
  readonly result: QueryResult<unknown>;
  /** Null when no official has this address. */
  readonly official: Official | null;
}

export const OfficialMeta = ({ result, official }: OfficialMetaProps) => {
  const translate = useTranslate();
  const messages = useMessages(headMessages);
  const address = useServices().siteUrl;
  const page = recordPages.officials;
  if (official === null) return <RouteMeta page={page} isMissing={result.status === 'success'} />;
  const { name, position, term, isSample, image } = official;
  const metaFields = { page, path: officialPath(official), title: name || position, isSample };
  return (
    <DocumentHead
      {...toCommonProps(address, metaFields, [], translate)}
      description={messages.official(position, site.barangay, term)}
      image={image}
    />
  );
};

interface ServiceMetaProps {
  readonly result: QueryResult<unknown>;
  readonly service: Service | null;
}

export const ServiceMeta = ({ result, service }: ServiceMetaProps) => {
  const translate = useTranslate();
  const address = useServices().siteUrl;
  const page = recordPages.charter;
  // An unreadable charter looks the same as a missing service (spec §8).
  if (service === null) return <RouteMeta page={page} isMissing={result.status !== 'loading'} />;
  const path = servicePath(service);
  const type = findFormType(service);
  const own = toGovernmentService(
    address,
    path,
    service,
    type === null ? null : requestPath(type),
    translate,
  );
  return (
    <DocumentHead
      {...toCommonProps(
        address,
        { page, path, title: service.name, isSample: service.isSample },
        [own],
        translate,
      )}
      description={service.content || descriptionOf(page, translate)}
    />
  );
};
