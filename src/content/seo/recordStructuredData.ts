/** What search engines are told of one record: a service, news, an ordinance, an announcement (linkedData.ts). */
import type { Article, GovernmentService, Legislation, NewsArticle } from 'schema-dts';
import { priceOf } from '../../domain/charter/price.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { processingTime } from '../../domain/duration/processingTime.ts';
import { headWords } from '../../i18n/en/head.ts';
import { shortened } from '../../lib/truncate.ts';
import type { Entry } from '../models/article.ts';
import { addressAt } from '../models/image.ts';
import type { Service } from '../models/service.ts';
import type { ArticleList } from './recordPages.ts';
import { barangay, building, context, itself, momentOf, type Said } from './structuredData.ts';

/** Google cuts longer headlines. */
const longestHeadline = 110;
const longestDescription = 500;

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
    inLanguage: entry.lang ?? headWords.language,
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
