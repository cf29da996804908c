/**
 * The records of content files, each checked by itself: against its schema, its id against the others of its file, its
 * pictures against the files that are there. Every problem is told; the records without one come out.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentRecord, ImportInput } from '../../src/content/import/importPlan.ts';
import { parseImage, toImageUrl } from '../../src/content/models/image.ts';
import { type ContentField, type ListName, lists } from '../../src/content/schema/lists.ts';
import { describePath, findRecordProblems } from '../../src/content/schema/recordSchema.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { isPlain, type Plain, withoutNulls } from '../firestore/protocol/plainValue.ts';
import { type ContentFile, filesAt } from './contentFiles.ts';

export interface Content extends ImportInput {
  readonly problems: readonly string[];
  /** What is no mistake, and may surprise. */
  readonly notes: readonly string[];
}

const ownPictures = join(import.meta.dirname, '../../public');

/** @param pictures the directory of the files that come with the site. @throws Problem where nothing is at the path */
export function contentAt(path: string, pictures = ownPictures): Content {
  const { files, ...told } = filesAt(path);
  const problems = [...told.problems];
  const notes = [...told.notes];
  const isThere = presence(pictures);
  const records = files.flatMap((file) => recordsOf(file, isThere, problems, notes));
  return { files: new Map(files.map(({ list, name }) => [list, name])), records, problems, notes };
}

/** A question ends itself. */
export const sentence = (problem: string): string => (problem.endsWith('?') ? problem : `${problem}.`);

type IsThere = (address: string) => boolean;

/** Each file is looked for once. */
function presence(directory: string): IsThere {
  const known = new Map<string, boolean>();
  return (address) => {
    const found = known.get(address) ?? existsSync(join(directory, address));
    known.set(address, found);
    return found;
  };
}

function recordsOf(
  { list, name, records, repeated }: ContentFile,
  isThere: IsThere,
  problems: string[],
  notes: string[],
): readonly ContentRecord[] {
  const ids = new Set<string>();
  return records.flatMap((given, i): readonly ContentRecord[] => {
    if (!isPlain(given)) {
      problems.push(`${name}, record ${i + 1}: must be a record in { }.`);
      return [];
    }
    const record = withoutNulls(given);
    const { id, ...fields } = record;
    const isNamed = typeof id === 'string' && id !== '';
    const where = `${name}, record ${isNamed ? `'${sanitizeLine(id)}'` : i + 1}`;
    const unsound = findRecordProblems(list, record);
    const found = [
      ...unsound.map(({ at, problem }) => `${where}, ${at}: ${sentence(problem)}`),
      ...missingPictures(list, fields, isThere)
        .filter(({ field }) => !unsound.some(({ at }) => at.startsWith(`field '${field}`)))
        .map(({ field, address }) => `${where}, field '${field}': there is no file public${address}.`),
      ...[...(repeated.get(i) ?? [])].map((path) => `${where}, ${describePath(path)}: is there twice.`),
      ...(isNamed && ids.has(id) ? [`${where}, field 'id': is there twice.`] : []),
    ];
    if (!isNamed) return told(problems, found);
    ids.add(id);
    if (found.length > 0) return told(problems, found);
    notes.push(...unevenSteps(fields).map((note) => `${where}: ${note}`));
    return [{ list, id, where, fields }];
  });
}

function told(problems: string[], found: readonly string[]): readonly [] {
  for (const one of found) problems.push(one);
  return [];
}

interface MissingPicture {
  readonly field: string;
  readonly address: string;
}

function missingPictures(list: ListName, fields: Plain, isThere: IsThere): readonly MissingPicture[] {
  return Object.entries<ContentField>(lists[list].fields)
    .filter(([, { kind }]) => kind === 'image')
    .flatMap(([field]) => {
      const image = parseImage(fields[field]);
      const addresses = image === null ? [] : image.widths.map((width) => toImageUrl(image, width));
      return addresses.filter((address) => !isThere(address)).map((address) => ({ field, address }));
    });
}

const sideBySide = ['Procedure', 'responsible_person', 'processing_time'] as const;

/** The page fills the shorter lists with blanks (§9). */
function unevenSteps(fields: Plain): readonly string[] {
  const lengths = sideBySide.map((name) => (Array.isArray(fields[name]) ? fields[name].length : 0));
  return new Set(lengths).size === 1
    ? []
    : [
        `${sideBySide.map((name, i) => `${name} has ${lengths[i]}`).join(', ')}; what is missing is shown blank.`,
      ];
}
