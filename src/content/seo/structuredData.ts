/**
 * Structured data of the barangay, its services and its articles, in schema.org terms. It contains only facts: no
 * sample, no unknown street or telephone, no price or time that the charter leaves open.
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
import { site } from '../../site.ts';

/** A JSON-LD object with its type; schema.org would also allow a bare URL. */
export type TypedJsonLd<Kind extends JsonLdObject | string> = Extract<
  WithContext<Kind>,
  { readonly '@type': string }
>;

export type StructuredData = TypedJsonLd<
  GovernmentOrganization | GovernmentService | NewsArticle | Legislation | Article | BreadcrumbList
>;

export const schemaContext = { '@context': 'https://schema.org' } as const;

const toArea = (name: string, containedInPlace: Place): AdministrativeArea => ({
  '@type': 'AdministrativeArea',
  name,
  containedInPlace,
});
const municipality = toArea(
  site.municipality,
  toArea(site.province, { '@type': 'Country', name: site.country }),
);
export const barangayArea = toArea(site.barangay, municipality);

const { hall } = site;
const postalAddress = {
  '@type': 'PostalAddress',
  addressLocality: hall.postal.locality,
  addressRegion: hall.postal.region,
  ...(hall.postal.code !== '' && { postalCode: hall.postal.code }),
  addressCountry: hall.postal.country,
} as const;
export const hallBuilding = {
  '@type': 'GovernmentBuilding',
  name: hall.name,
  address: postalAddress,
  openingHours: `Mo-Fr ${hall.opens}-${hall.closes}`,
} as const;

/** Refers to the barangay from other structured data. */
export const toOrganizationReference = (address: string) =>
  ({
    '@type': 'GovernmentOrganization',
    '@id': `${address}/#barangay`,
    name: site.barangay,
    url: `${address}/`,
  }) as const;

/** @param address the site's origin, without a trailing slash */
export const toOrganization = (address: string): TypedJsonLd<GovernmentOrganization> => ({
  ...schemaContext,
  ...toOrganizationReference(address),
  address: postalAddress,
  areaServed: barangayArea,
  location: hallBuilding,
  image: `${address}${site.picture.src}`,
  parentOrganization: {
    '@type': 'GovernmentOrganization',
    name: site.municipality,
  },
  ...(hall.telephone.sample ? {} : { telephone: hall.telephone.number }),
});

/** '2026-11-18T00:00:00.000Z' */
export const toIsoInstant = (instant: number): string => new Date(instant).toISOString();

/** @param trail from Home to the page itself */
export const toBreadcrumbList = (
  address: string,
  trail: readonly { readonly title: string; readonly path: string }[],
): TypedJsonLd<BreadcrumbList> => ({
  ...schemaContext,
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

/** Escapes the JSON for a script element: no text can end the element, and it parses to the same data. */
export const toScriptText = (data: StructuredData): string =>
  JSON.stringify(data).replace(/[<\u2028\u2029]/g, (sign) => escapes[sign]!);
