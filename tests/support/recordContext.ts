/** What a conversion of records takes besides the documents, for tests. */
import type { RecordContext, ReportProblem } from '../../src/content/models/record.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { localizations } from '../../src/i18n/localizations.ts';

export const createRecordContext = (
  report: ReportProblem = () => {},
  locale: Locale = 'en',
): RecordContext => ({ ...localizations[locale], report });
