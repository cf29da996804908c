/**
 * A service of the citizen's charter (spec §3). A text in place of a list becomes a list of one; a value that is
 * neither text nor number becomes blank.
 */
import {
  cleanItems,
  type LabelledPurpose,
  labelPurposes,
  removeBullet,
  removeBullets,
  removeNumbers,
  zipColumns,
} from '../../domain/charter/charter.ts';
import { formatAboutTime } from '../../domain/duration/aboutTime.ts';
import { formatTotalTime } from '../../domain/duration/totalTime.ts';
import type { Translate } from '../../i18n/define.ts';
import { sortByOrder, type UncheckedDocument } from '../../lib/readFields.ts';
import { type ServiceSummary, toSummary } from './formService.ts';
import { type RecordContext, type RecordOf, toRecords } from './record.ts';

interface ServiceStep {
  readonly procedure: string;
  readonly person: string;
  readonly time: string;
}

export interface Service extends ServiceSummary {
  readonly name: string;
  /** The service's name in links. */
  readonly shortName: string;
  readonly slug: string;
  readonly content: string;
  readonly purposes: readonly LabelledPurpose[];
  readonly client: string;
  readonly steps: readonly ServiceStep[];
  /** The total of the steps as the charter words it. */
  readonly total: string;
  readonly updated: number | null;
}

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

const toService = (record: RecordOf<'charter'>, translate: Translate): Service => {
  const total = formatTotalTime(record.processing_time, record.manualTotalTime, translate);
  return {
    ...toSummary(record, formatAboutTime(total, translate)),
    name: record.name,
    shortName: record.shortName || record.name,
    slug: record.slug,
    content: record.content,
    purposes: labelPurposes(cleanItems(record.extraPurposes)),
    client: removeBullet(record.client),
    steps: toSteps(record),
    total,
    updated: record.updated,
  };
};

/** Sorted by `order`, then by id, so that of two services with the same name the first is always the same one. */
export const toServices = (
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly Service[] =>
  sortByOrder(toRecords('charter', documents, context)).map((record) => toService(record, context.translate));
