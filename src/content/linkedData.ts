/**
 * What search engines are told of the barangay, its services and what it publishes, in the words of schema.org. Only what
 * is true is said: no sample, no street or telephone that is not known, no price or time that the charter leaves open.
 */
import type {
  AdministrativeArea,
  Article,
  BreadcrumbList,
  GovernmentOrganization,
  GovernmentService,
  JsonLdObject,
  Legislation,
  NewsArticle,
  Place,
  WithContext,
} from 'schema-dts';
import { manilaDay } from '../domain/day.ts';
import { priceOf } from '../domain/price.ts';
import { processingTime } from '../domain/processingTime.ts';
import { shortened } from '../domain/shortened.ts';
import { site } from '../site.ts';
import { headWords } from '../words/head.ts';
import type { Entry } from './entry.ts';
import { addressAt } from './image.ts';
import type { ArticleList } from './recordPages.ts';
import type { Service } from './service.ts';

/** With its type said: for schema.org a bare address would do. */
type Said<Kind extends JsonLdObject | string> = Extract<WithContext<Kind>, { readonly '@type': string }>;

export type Linked = Said<
  GovernmentOrganization | GovernmentService | NewsArticle | Legislation | Article | BreadcrumbList
>;

const context = { '@context': 'https://schema.org' } as const;

/** Google cuts longer headlines. */
const longestHeadline = 110;
const longestDescription = 500;

const area = (name: string, containedInPlace: Place): AdministrativeArea => ({
  '@type': 'AdministrativeArea',
  name,
  containedInPlace,
});
const municipality = area(site.municipality, area(site.province, { '@type': 'Country', name: site.country }));
const barangay = area(site.barangay, municipality);

const { hall } = site;
const postal = {
  '@type': 'PostalAddress',
  addressLocality: hall.postal.locality,
  addressRegion: hall.postal.region,
  postalCode: hall.postal.code,
  addressCountry: hall.postal.country,
} as const;
const building = {
  '@type': 'GovernmentBuilding',
  name: hall.name,
  address: postal,
  openingHours: `Mo-Fr ${hall.opens}-${hall.closes}`,
} as const;

/** The barangay where something else is spoken of. */
const itself = (address: string) =>
  ({
    '@type': 'GovernmentOrganization',
    '@id': `${address}/#barangay`,
    name: site.barangay,
    url: `${address}/`,
  }) as const;

/** @param address the site's origin, without a slash at its end */
export const organization = (address: string): Said<GovernmentOrganization> => ({
  ...context,
  ...itself(address),
  address: postal,
  areaServed: barangay,
  location: building,
  image: `${address}${site.picture.src}`,
  parentOrganization: {
    '@type': 'GovernmentOrganization',
    name: site.municipality,
    areaServed: municipality,
  },
  ...(hall.telephone.sample ? {} : { telephone: hall.telephone.number }),
});

/** @param request the path of its form; null where it has none */
export const governmentService = (
  address: string,
  path: string,
  service: Service,
  request: string | null,
): Said<GovernmentService> => {
  const { name, shortName, content, client, fees, steps, total } = service;
  const time = processingTime(
    steps.map((step) => step.time),
    total,
  );
  const price = priceOf(fees, [name, shortName]);
  return {
    ...context,
    '@type': 'GovernmentService',
    name,
    url: address + path,
    serviceType: shortName,
    provider: itself(address),
    areaServed: barangay,
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceLocation: building,
      ...(request === null ? {} : { serviceUrl: address + request }),
      ...(time === null ? {} : { processingTime: time }),
    },
    ...(content === '' ? {} : { description: shortened(content, longestDescription) }),
    ...(client === '' ? {} : { audience: { '@type': 'Audience', audienceType: client } }),
    ...(fees.length === 0
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            ...(price === null
              ? { description: shortened(fees.join('. '), longestDescription) }
              : { price, priceCurrency: 'PHP' }),
          },
        }),
  };
};

/** An ordinance's day in its list is not said to be the day it was passed; an announcement is an article like others. */
const types = { news: 'NewsArticle', ordinances: 'Legislation', announcements: 'Article' } as const;

/** '2026-11-18T00:00:00.000Z' */
export const momentOf = (instant: number): string => new Date(instant).toISOString();

/** The moment of the last change, where it is not before the day that the entry carries. */
export const changedAt = ({ date, updated }: Pick<Entry, 'date' | 'updated'>): number | null =>
  updated !== null && (date === null || updated >= date) ? updated : null;

export const published = (
  address: string,
  path: string,
  list: ArticleList,
  entry: Entry,
): Said<NewsArticle | Legislation | Article> => {
  const { title, summary, date, image } = entry;
  const changed = changedAt(entry);
  const said = {
    url: address + path,
    headline: shortened(title, longestHeadline),
    inLanguage: headWords.language,
    author: itself(address),
    publisher: itself(address),
    ...(summary === '' ? {} : { description: shortened(summary, longestDescription) }),
    ...(date === null ? {} : { datePublished: manilaDay(date) }),
    ...(changed === null ? {} : { dateModified: momentOf(changed) }),
    ...(image === null ? {} : { image: address + addressAt(image, image.width) }),
  };
  return types[list] === 'Legislation'
    ? {
        ...context,
        '@type': 'Legislation',
        ...said,
        name: title,
        legislationPassedBy: itself(address),
        legislationJurisdiction: barangay,
      }
    : { ...context, '@type': types[list], ...said };
};

/** @param trail from Home to the page itself */
export const breadcrumbs = (
  address: string,
  trail: readonly { readonly title: string; readonly path: string }[],
): Said<BreadcrumbList> => ({
  ...context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: address + path,
  })),
});

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** As it may stand in a script element: nothing in it ends the element, and it reads back as the same. */
export const scriptText = (data: Linked): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign]!);
