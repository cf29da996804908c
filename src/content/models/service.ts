/**
 * A service of the citizen's charter (spec §3). A text in place of a list becomes a list of one; a value that is
 * neither text nor number becomes blank.
 */
import {
  type LabelledPurpose,
  labelPurposes,
  removeBullet,
  removeBullets,
  removeNumbers,
  zipColumns,
} from '../../domain/charter/charter.ts';
import { formatTotalTime } from '../../domain/duration/totalTime.ts';
import type { Translate } from '../../i18n/define.ts';
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import { type LocalizedText, pickLanguage } from './localize.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

interface ServiceStep {
  readonly procedure: string;
  readonly person: string;
  readonly time: string;
}

export interface Service extends LocalizedText {
  readonly id: string;
  readonly name: string;
  /** The service's name in links. */
  readonly shortName: string;
  readonly slug: string;
  readonly content: string;
  readonly purposes: readonly LabelledPurpose[];
  readonly client: string;
  readonly fees: readonly string[];
  readonly steps: readonly ServiceStep[];
  readonly total: string;
  readonly requirements: {
    readonly general: readonly string[];
    readonly newcomers: readonly string[];
    readonly renewal: readonly string[];
  };
  readonly updated: number | null;
  readonly isSample: boolean;
}

/** What a form and a receipt show of their service. */
export type ServiceSummary = Pick<
  Service,
  'id' | 'fees' | 'total' | 'requirements' | 'isSample' | keyof LocalizedText
>;

/** Items of a single list: without bullets, because the page adds its own, and without blank items. */
const cleanItems = (lines: readonly string[]): readonly string[] =>
  removeBullets(lines).filter((item) => item !== '');

/** Steps without bullets and without numbers, because the page adds its own. */
const toSteps = (record: RecordOf<'charter'>): readonly ServiceStep[] => {
  const rows = zipColumns(
    removeBullets(record.Procedure),
    removeBullets(record.responsible_person),
    record.processing_time,
  );
  const procedures = removeNumbers(rows.map(([procedure = '']) => procedure));
  return rows.map(([, person = '', time = ''], at) => ({ procedure: procedures[at] ?? '', person, time }));
};

const toService = (record: RecordOf<'charter'>, translate: Translate): Service => ({
  id: record.id,
  ...pickLanguage(record),
  name: record.name,
  shortName: record.shortName || record.name,
  slug: record.slug,
  content: record.content,
  purposes: labelPurposes(cleanItems(record.extraPurposes)),
  client: removeBullet(record.client),
  fees: cleanItems(record.fees),
  steps: toSteps(record),
  total: formatTotalTime(record.processing_time, record.manualTotalTime, translate),
  requirements: {
    general: cleanItems(record.requirements),
    newcomers: cleanItems(record.New_applicants),
    renewal: cleanItems(record.renewal),
  },
  updated: record.updated,
  isSample: record.sample,
});

/** Sorted by `order`, then by id, so that of two services with the same name the first is always the same one. */
export const toServices = (
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly Service[] =>
  sortByOrder(toRecords('charter', documents, context)).map((record) => toService(record, context.translate));
