/**
 * How long a step takes: a number and a unit where the text is exactly that, else the text itself, so that a form changes no
 * text that it cannot represent. '5 minutes' is a number; '1-2 hours', '1e3' and '1 minutes' stay words.
 */
import { service as cebuano } from '../../i18n/ceb/service.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { service as filipino } from '../../i18n/fil/service.ts';
import type { Locale } from '../../i18n/locales.ts';

/** Shortest first. */
export const timeUnits = ['minute', 'hour', 'day'] as const;
export type TimeUnit = (typeof timeUnits)[number];

export interface StepTime {
  /** As typed: '5', '1.5'. */
  readonly count: string;
  readonly unit: TimeUnit;
}

const units = {
  en: serviceMessages.english.units,
  fil: filipino.units,
  ceb: cebuano.units,
} as const satisfies Readonly<Record<Locale, unknown>>;

/** Also a number that is not typed to its end: '1.' */
const countPattern = /^\d{1,6}(?:\.\d{0,2})?$/;
export const isCount = (text: string): boolean => countPattern.test(text);

/** { count: '5', unit: 'minute' } → '5 minutes', '5 minuto', '5 ka minuto'; '' without a count. */
export const formatStepTime = ({ count, unit }: StepTime, locale: Locale = 'en'): string => {
  const [one, many] = units[locale][unit];
  return count === '' ? '' : `${count} ${count === '1' ? one : many}`;
};

/** '5 minutes' → 5 and its unit; null for any other text. */
export const parseStepTime = (text: string): StepTime | null => {
  const [count = ''] = text.split(' ');
  const unit = timeUnits.find((each) => formatStepTime({ count, unit: each }) === text);
  return unit === undefined || !isCount(count) ? null : { count, unit };
};
