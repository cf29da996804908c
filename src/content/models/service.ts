/**
 * A service of the citizen's charter as the site shows it (spec §3). A text where a list is expected is a list of one;
 * what is neither text nor number is blank.
 */
import { type Labelled, labelled, rowsOf, withoutBullet } from '../../domain/charter/charter.ts';
import { totalTime } from '../../domain/duration/totalTime.ts';
import { byId, type Unchecked } from '../../lib/readFields.ts';
import { type InLanguage, pickLanguage } from './localize.ts';
import { type RecordOf, type Report, recordsOf } from './record.ts';

interface Step {
  readonly procedure: string;
  readonly person: string;
  readonly time: string;
}

export interface Service extends InLanguage {
  readonly id: string;
  readonly name: string;
  /** How it is called where the way to it is shown. */
  readonly shortName: string;
  readonly slug: string;
  readonly content: string;
  readonly purposes: readonly Labelled[];
  readonly client: string;
  readonly fees: readonly string[];
  readonly steps: readonly Step[];
  readonly total: string;
  readonly requirements: {
    readonly general: readonly string[];
    readonly newcomers: readonly string[];
    readonly renewal: readonly string[];
  };
  readonly updated: number | null;
  readonly isSample: boolean;
}

/** A list that stands alone: without bullets, for the page draws its own, and without blanks. */
const itemsOf = (lines: readonly string[]): readonly string[] =>
  lines.map(withoutBullet).filter((item) => item !== '');

const serviceOf = (record: RecordOf<'charter'>): Service => ({
  id: record.id,
  ...pickLanguage(record),
  name: record.name,
  shortName: record.shortName || record.name,
  slug: record.slug,
  content: record.content,
  purposes: labelled(itemsOf(record.extraPurposes)),
  client: record.client,
  fees: itemsOf(record.fees),
  steps: rowsOf(record.Procedure, record.responsible_person, record.processing_time).map(
    ([procedure = '', person = '', time = '']) => ({ procedure, person, time }),
  ),
  total: totalTime(record.processing_time, record.manualTotalTime),
  requirements: {
    general: itemsOf(record.requirements),
    newcomers: itemsOf(record.New_applicants),
    renewal: itemsOf(record.renewal),
  },
  updated: record.updated,
  isSample: record.sample,
});

/** By their ids, so that of two with the same name the first is always the same one. */
export const servicesOf = (documents: readonly Unchecked[], report: Report): readonly Service[] =>
  recordsOf('charter', documents, report).map(serviceOf).sort(byId);
