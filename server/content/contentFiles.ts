/**
 * Finds the content files: one JSON file for each list, named after its collection (`News_List.json`), with a list of
 * records. Accepts a file or a folder; other files in the folder are ignored, unless they look like a list.
 */
import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { errorCodeOf, errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { storedTypes } from '../../src/content/models/storedPicture.ts';
import { type ListName, lists } from '../../src/content/schema/lists.ts';
import { findNearestWord } from '../../src/lib/nearestWord.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { UserError } from '../lib/userError.ts';
import { type FileRecords, readFileRecords } from './contentText.ts';
import { checkSearchWords, searchWordsFileName } from './searchWordsFile.ts';

const suffix = '.json';

export const contentListNames = Object.keys(lists) as readonly ListName[];

/** `News_List.json` */
export const contentFileNameOf = (list: ListName): string => `${lists[list].collection}${suffix}`;

/** The directories beside the lists with the pictures and PDFs that staff added (pictureFiles.ts). */
export const pictureDirectories: ReadonlySet<string> = new Set(
  Object.values(storedTypes).map(({ directory }) => directory),
);

const listByFile: ReadonlyMap<string, ListName> = new Map(
  contentListNames.map((list) => [contentFileNameOf(list), list]),
);

export interface ContentFile extends FileRecords {
  readonly list: ListName;
  /** The name shown to a person: `content/News_List.json`. */
  readonly name: string;
}

export interface ContentFilesResult {
  /** In the order of `lists`. */
  readonly files: readonly ContentFile[];
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** @throws UserError if there is no such file or folder */
export function readContentFiles(path: string): ContentFilesResult {
  const isFolder = isFolderAt(path);
  const paths = isFolder ? listFolder(path).map((entry) => join(path, entry)) : [path];
  const files: ContentFile[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  for (const entry of paths) {
    const list = listByFile.get(basename(entry));
    if (list !== undefined) {
      const content = readFileRecords(entry);
      if (typeof content === 'string') problems.push(`${formatRelativePath(entry)} ${content}`);
      else files.push({ list, name: formatRelativePath(entry), ...content });
    } else if (basename(entry) === searchWordsFileName) {
      const words = checkSearchWords(entry);
      problems.push(...words.problems.map((problem) => `${formatRelativePath(entry)}: ${problem}`));
      if (!isFolder)
        notes.push(
          `${formatRelativePath(entry)} goes into no store: the next build takes it into the search.`,
        );
    } else if (isFolder && pictureDirectories.has(basename(entry))) {
      // Only those that a record shows are read.
    } else if (isFolder && !entry.toLowerCase().endsWith(suffix))
      notes.push(`${formatRelativePath(entry)} is left alone.`);
    else problems.push(`${formatRelativePath(entry)} ${explainUnknownFile(basename(entry))}`);
  }
  if (isFolder && files.length === 0 && problems.length === 0)
    problems.push(
      `${formatRelativePath(path)} holds no list: its files must have names such as ${contentFileNameOf('news')}.`,
    );
  files.sort((a, b) => contentListNames.indexOf(a.list) - contentListNames.indexOf(b.list));
  return { files, problems, notes };
}

/** The full path, however long. */
export const formatPath = (path: string): string => sanitizeLine(path, path.length);

/** The path relative to the working directory; the full path if it is outside. */
export function formatRelativePath(path: string): string {
  const relativePath = relative('', path);
  return formatPath(relativePath === '' || relativePath.startsWith('..') ? path : relativePath);
}

function isFolderAt(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw new UserError(
      errorCodeOf(error) === 'ENOENT'
        ? `There is no file or folder ${formatPath(path)}.`
        : `The content cannot be read: ${errorMessageOf(error)}`,
    );
  }
}

function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    throw new UserError(`The content cannot be read: ${errorMessageOf(error)}`);
  }
}

function explainUnknownFile(file: string): string {
  const names = [...listByFile.keys()];
  const suggestion = findNearestWord(file, names);
  return suggestion === null
    ? `is not a list of the site: its lists are ${names.join(', ')}.`
    : `is not a list of the site: did you mean ${suggestion}?`;
}
