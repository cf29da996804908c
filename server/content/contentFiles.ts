/**
 * The files of the content: one JSON file for each list, named by its collection (`News_List.json`), a list of records.
 * A file, or a folder of them; what else lies in the folder is left alone, unless it looks like a list.
 */
import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type ListName, lists } from '../../src/content/schema/lists.ts';
import { findNearestWord } from '../../src/lib/nearestWord.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { codeOf, Problem, reasonOf } from '../firestore/lib/userError.ts';
import { type FileRecords, recordsIn } from './contentText.ts';

const suffix = '.json';

export const listNames = Object.keys(lists) as readonly ListName[];

/** `News_List.json` */
export const fileOf = (list: ListName): string => `${lists[list].collection}${suffix}`;

const listByFile: ReadonlyMap<string, ListName> = new Map(listNames.map((list) => [fileOf(list), list]));

export interface ContentFile extends FileRecords {
  readonly list: ListName;
  /** As a person finds it: `content/News_List.json`. */
  readonly name: string;
}

export interface ReadFiles {
  /** In the order of the table. */
  readonly files: readonly ContentFile[];
  readonly problems: readonly string[];
  readonly notes: readonly string[];
}

/** @throws Problem where there is no such file or folder */
export function filesAt(path: string): ReadFiles {
  const isFolder = isFolderAt(path);
  const paths = isFolder ? entriesOf(path).map((entry) => join(path, entry)) : [path];
  const files: ContentFile[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  for (const one of paths) {
    const list = listByFile.get(basename(one));
    if (list !== undefined) {
      const held = recordsIn(one);
      if (typeof held === 'string') problems.push(`${namedPath(one)} ${held}`);
      else files.push({ list, name: namedPath(one), ...held });
    } else if (isFolder && !one.toLowerCase().endsWith(suffix))
      notes.push(`${namedPath(one)} is left alone.`);
    else problems.push(`${namedPath(one)} ${unknownName(basename(one))}`);
  }
  if (isFolder && files.length === 0 && problems.length === 0)
    problems.push(`${namedPath(path)} holds no list: its files must have names such as ${fileOf('news')}.`);
  files.sort((a, b) => listNames.indexOf(a.list) - listNames.indexOf(b.list));
  return { files, problems, notes };
}

/** Whole, however long it is. */
export const shownPath = (path: string): string => sanitizeLine(path, path.length);

/** From where the command is run; whole where it lies elsewhere. */
function namedPath(path: string): string {
  const near = relative('', path);
  return shownPath(near === '' || near.startsWith('..') ? path : near);
}

function isFolderAt(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    throw new Problem(
      codeOf(error) === 'ENOENT'
        ? `There is no file or folder ${shownPath(path)}.`
        : `The content cannot be read: ${reasonOf(error)}`,
    );
  }
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    throw new Problem(`The content cannot be read: ${reasonOf(error)}`);
  }
}

function unknownName(file: string): string {
  const known = [...listByFile.keys()];
  const meant = findNearestWord(file, known);
  return meant === null
    ? `is not a list of the site: its lists are ${known.join(', ')}.`
    : `is not a list of the site: did you mean ${meant}?`;
}
