/** Structured data of one record: a service, news, an ordinance, an announcement (structuredData.ts). */
import type { GovernmentService, Legislation, NewsArticle, Article as SchemaArticle } from 'schema-dts';
import { parsePrice } from '../../domain/charter/price.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { toIsoProcessingTime } from '../../domain/duration/processingTime.ts';
import type { Translate } from '../../i18n/define.ts';
import { headMessages } from '../../i18n/en/head.ts';
import { truncate } from '../../lib/truncate.ts';
import type { Article } from '../models/article.ts';
import { toImageUrl } from '../models/image.ts';
import type { Service } from '../models/service.ts';
import type { ArticleListName } from './recordPages.ts';
import {
  barangayArea,
  hallBuilding,
  schemaContext,
  type TypedJsonLd,
  toIsoInstant,
  toOrganizationReference,
} from './structuredData.ts';

/** Google cuts longer headlines. */
const maxHeadlineLength = 110;
const maxDescriptionLength = 500;

/** @param request the path of its form; null when it has none */
export const toGovernmentService = (
  address: string,
  path: string,
  service: Service,
  request: string | null,
  translate: Translate,
): TypedJsonLd<GovernmentService> => {
  const { name, shortName, content, client, fees, steps, total } = service;
  const time = toIsoProcessingTime(
    steps.map((step) => step.time),
    total,
    translate,
  );
  const price = parsePrice(fees, [name, shortName]);
  return {
    ...schemaContext,
    '@type': 'GovernmentService',
    name,
    url: address + path,
    serviceType: shortName,
    provider: toOrganizationReference(address),
    areaServed: barangayArea,
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceLocation: hallBuilding,
      ...(request === null ? {} : { serviceUrl: address + request }),
      ...(time === null ? {} : { processingTime: time }),
    },
    ...(content === '' ? {} : { description: truncate(content, maxDescriptionLength) }),
    ...(client === '' ? {} : { audience: { '@type': 'Audience', audienceType: client } }),
    ...(fees.length === 0
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            ...(price === null
              ? { description: truncate(fees.join('. '), maxDescriptionLength) }
              : { price, priceCurrency: 'PHP' }),
          },
        }),
  };
};

/** Ordinances omit the day they were passed: their date in the list may differ. Announcements are plain articles. */
const schemaTypes = { news: 'NewsArticle', ordinances: 'Legislation', announcements: 'Article' } as const;

/** The time of the last change, unless it is before the article's date. */
export const changedAt = ({ date, updated }: Pick<Article, 'date' | 'updated'>): number | null =>
  updated !== null && (date === null || updated >= date) ? updated : null;

export const toPublishedWork = (
  address: string,
  path: string,
  list: ArticleListName,
  article: Article,
  translate: Translate,
): TypedJsonLd<NewsArticle | Legislation | SchemaArticle> => {
  const { title, summary, date, image } = article;
  const changed = changedAt(article);
  const common = {
    url: address + path,
    headline: truncate(title, maxHeadlineLength),
    inLanguage: article.lang ?? translate(headMessages).language,
    author: toOrganizationReference(address),
    publisher: toOrganizationReference(address),
    ...(summary === '' ? {} : { description: truncate(summary, maxDescriptionLength) }),
    ...(date === null ? {} : { datePublished: manilaDay(date) }),
    ...(changed === null ? {} : { dateModified: toIsoInstant(changed) }),
    ...(image === null ? {} : { image: address + toImageUrl(image, image.width) }),
  };
  return schemaTypes[list] === 'Legislation'
    ? {
        ...schemaContext,
        '@type': 'Legislation',
        ...common,
        name: title,
        legislationPassedBy: toOrganizationReference(address),
        legislationJurisdiction: barangayArea,
      }
    : { ...schemaContext, '@type': schemaTypes[list], ...common };
};
