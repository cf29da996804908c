/** The heads of the pages about one record. Of a sample nothing is told to search engines, and it is kept out of them. */
import type { Entry } from '../../content/models/article.ts';
import type { Official } from '../../content/models/official.ts';
import type { Service } from '../../content/models/service.ts';
import { type ArticleList, articlePath, recordPages, servicePath } from '../../content/seo/recordPages.ts';
import { changedAt, governmentService, published } from '../../content/seo/recordStructuredData.ts';
import { breadcrumbs, type Linked } from '../../content/seo/structuredData.ts';
import { useSiteAddress } from '../../context/siteUrlContext.ts';
import { headWords } from '../../i18n/en/head.ts';
import type { Reading } from '../../query/useRecords.ts';
import { trailOf } from '../../routes/breadcrumbTrail.ts';
import { descriptionOf } from '../../routes/descriptions.ts';
import { titled } from '../../routes/menu.ts';
import type { RecordPage } from '../../routes/recordRoutes.ts';
import { site } from '../../site.ts';
import { officialPath } from '../paths/officialPath.ts';
import { requestPath, typeOfService } from '../paths/servicePaths.ts';
import { Head } from './DocumentHead.tsx';
import { RouteHead } from './RouteMeta.tsx';

interface Told {
  readonly page: RecordPage;
  readonly path: string;
  readonly title: string;
  readonly isSample: boolean;
}

/** What every record's head has in common. */
const common = (address: string, { page, path, title, isSample }: Told, own: readonly Linked[] = []) => ({
  title: titled(title),
  heading: title,
  path,
  noindex: isSample,
  data: isSample ? [] : [...own, breadcrumbs(address, [...trailOf(page), { title, path }])],
});

interface EntryHeadProps {
  readonly list: ArticleList;
  readonly reading: Reading<Entry | null>;
}

export const EntryHead = ({ list, reading }: EntryHeadProps) => {
  const address = useSiteAddress();
  const page = recordPages[list];
  if (reading.tag !== 'read' || reading.shown === null)
    return <RouteHead page={page} isMissing={reading.tag === 'read'} />;
  const entry = reading.shown;
  const path = articlePath(list, entry);
  return (
    <Head
      {...common(address, { ...entry, page, path }, [published(address, path, list, entry)])}
      description={entry.summary || descriptionOf(page)}
      type="article"
      image={entry.image}
      published={entry.date}
      updated={changedAt(entry)}
    />
  );
};

interface OfficialHeadProps {
  readonly reading: Reading<unknown>;
  /** Null where the address means none. */
  readonly official: Official | null;
}

export const OfficialHead = ({ reading, official }: OfficialHeadProps) => {
  const address = useSiteAddress();
  const page = recordPages.officials;
  if (official === null) return <RouteHead page={page} isMissing={reading.tag === 'read'} />;
  const { name, position, term, isSample, image } = official;
  const told = { page, path: officialPath(official), title: name ?? position, isSample };
  return (
    <Head
      {...common(address, told)}
      description={headWords.official(position, site.barangay, term)}
      image={image}
    />
  );
};

interface ServiceHeadProps {
  readonly reading: Reading<unknown>;
  readonly service: Service | null;
}

export const ServiceHead = ({ reading, service }: ServiceHeadProps) => {
  const address = useSiteAddress();
  const page = recordPages.charter;
  // A charter that cannot be read shows the same as a service that is not there (spec §8).
  if (service === null) return <RouteHead page={page} isMissing={reading.tag !== 'loading'} />;
  const path = servicePath(service);
  const type = typeOfService(service);
  const own = governmentService(address, path, service, type === null ? null : requestPath(type));
  return (
    <Head
      {...common(address, { page, path, title: service.name, isSample: service.isSample }, [own])}
      description={service.content || descriptionOf(page)}
    />
  );
};
