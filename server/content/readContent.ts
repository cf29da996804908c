/**
 * Reads and checks the records of content files: each against its schema, its id against the others of its file, its
 * pictures against the existing files. Reports every problem and returns the records without one.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  isPlainObject,
  omitNulls,
  type PlainObject,
} from '../../packages/embedded-firestore/src/protocol/index.ts';
import type { ContentRecord, ImportInput } from '../../src/content/import/importPlan.ts';
import { parseImage, toImageUrl } from '../../src/content/models/image.ts';
import { findPictureAddresses } from '../../src/content/models/pictureAddresses.ts';
import { parsePictureAddress } from '../../src/content/models/storedPicture.ts';
import { formatField, formatFieldProblem, parseFieldPath } from '../../src/content/schema/fieldProblems.ts';
import { type ContentField, type ListName, lists } from '../../src/content/schema/lists.ts';
import { findRecordProblems } from '../../src/content/schema/recordSchema.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { type ContentFile, readContentFiles } from './contentFiles.ts';
import { createPictureFiles, type PictureFilesByName } from './pictureFiles.ts';

export interface CheckedContent extends ImportInput {
  readonly problems: readonly string[];
  /** Facts that are no mistakes but may surprise. */
  readonly notes: readonly string[];
  /** The files of the pictures and PDFs that the records show. */
  readonly pictures: PictureFilesByName;
}

const publicDirectory = join(import.meta.dirname, '../../public');

/** @param pictures the directory of the site's own files. @throws UserError if nothing exists at the path */
export function readContent(path: string, pictures = publicDirectory): CheckedContent {
  const { files, ...messages } = readContentFiles(path);
  const problems = [...messages.problems];
  const notes = [...messages.notes];
  const fileExists = createFileCheck(pictures);
  const pictureFiles = createPictureFiles(path, fileExists);
  const checks = { fileExists, findPictureProblem: pictureFiles.findProblem };
  const records = files.flatMap((file) => checkRecords(file, checks, problems, notes));
  return {
    files: new Map(files.map(({ list, name }) => [list, name])),
    records,
    problems,
    notes,
    pictures: pictureFiles.files,
  };
}

type FileCheck = (address: string) => boolean;

interface RecordChecks {
  readonly fileExists: FileCheck;
  /** Why the address of a picture that staff added shows nothing. */
  readonly findPictureProblem: (address: string) => string | null;
}

/** Checks each file on disk once. */
function createFileCheck(directory: string): FileCheck {
  const cache = new Map<string, boolean>();
  return (address) => {
    const found = cache.get(address) ?? existsSync(join(directory, address));
    cache.set(address, found);
    return found;
  };
}

function checkRecords(
  { list, name, records, repeated }: ContentFile,
  { fileExists, findPictureProblem }: RecordChecks,
  problems: string[],
  notes: string[],
): readonly ContentRecord[] {
  const ids = new Set<string>();
  return records.flatMap((raw, i): readonly ContentRecord[] => {
    if (!isPlainObject(raw)) {
      problems.push(`${name}, record ${i + 1}: must be a record in { }.`);
      return [];
    }
    const record = omitNulls(raw);
    const { id, ...fields } = record;
    const isNamed = typeof id === 'string' && id !== '';
    const where = `${name}, record ${isNamed ? `'${sanitizeLine(id)}'` : i + 1}`;
    const schemaProblems = findRecordProblems(list, record);
    const found = [
      ...schemaProblems.map((problem) => formatFieldProblem(where, problem)),
      ...findMissingPictures(list, fields, fileExists)
        .filter(({ field }) => !schemaProblems.some((problem) => problem.field?.startsWith(field)))
        .map(({ field, address }) => `${where}, field '${field}': there is no file public${address}.`),
      ...(schemaProblems.length > 0 ? [] : findWrongPictures(where, fields, findPictureProblem)),
      ...[...(repeated.get(i) ?? [])].map(
        (path) => `${where}, ${formatField(parseFieldPath(path))}: is there twice.`,
      ),
      ...(isNamed && ids.has(id) ? [`${where}, field 'id': is there twice.`] : []),
    ];
    if (!isNamed) return addProblems(problems, found);
    ids.add(id);
    if (found.length > 0) return addProblems(problems, found);
    notes.push(...findUnevenSteps(fields).map((note) => `${where}: ${note}`));
    return [{ list, id, where, fields }];
  });
}

function addProblems(problems: string[], found: readonly string[]): readonly [] {
  for (const problem of found) problems.push(problem);
  return [];
}

/** A sentence for each address of a picture that staff added and that shows nothing. */
const findWrongPictures = (
  where: string,
  fields: PlainObject,
  findProblem: RecordChecks['findPictureProblem'],
): readonly string[] =>
  Object.entries(fields).flatMap(([field, value]) =>
    findPictureAddresses(value).flatMap((address) => {
      const problem = findProblem(address);
      return problem === null ? [] : [`${where}, field '${field}': ${problem}.`];
    }),
  );

interface MissingPicture {
  readonly field: string;
  readonly address: string;
}

function findMissingPictures(
  list: ListName,
  fields: PlainObject,
  fileExists: FileCheck,
): readonly MissingPicture[] {
  return Object.entries<ContentField>(lists[list].fields)
    .filter(([, { kind }]) => kind === 'image')
    .flatMap(([field]) => {
      const image = parseImage(fields[field]);
      const addresses = image === null ? [] : image.widths.map((width) => toImageUrl(image, width));
      return addresses
        .filter((address) => parsePictureAddress(address) === null && !fileExists(address))
        .map((address) => ({ field, address }));
    });
}

const parallelFields = ['Procedure', 'responsible_person', 'processing_time'] as const;

/** The page pads the shorter lists with blanks (§9). */
function findUnevenSteps(fields: PlainObject): readonly string[] {
  const lengths = parallelFields.map((name) => (Array.isArray(fields[name]) ? fields[name].length : 0));
  return new Set(lengths).size === 1
    ? []
    : [
        `${parallelFields.map((name, i) => `${name} has ${lengths[i]}`).join(', ')}; what is missing is shown blank.`,
      ];
}
