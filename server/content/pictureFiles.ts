/**
 * The pictures and PDFs that staff added, as files beside the lists that show them: `images/ID.webp` and `files/ID.pdf` of a
 * folder of content.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import {
  findFileProblem,
  type PictureAddress,
  parsePictureAddress,
  pictureIdLength,
  readStoredType,
  storedTypes,
} from '../../src/content/models/storedPicture.ts';
import { formatRelativePath } from './contentFiles.ts';

export interface ContentPictureFile {
  readonly id: string;
  readonly path: string;
}

/** By the `file` of their addresses, because the id alone does not say the type. */
export type PictureFilesByName = ReadonlyMap<string, ContentPictureFile>;

export interface PictureFiles {
  /** The files that `findProblem` found to be right. */
  readonly files: PictureFilesByName;
  /** Why an address shows nothing, as the end of a sentence; null if its file is right or comes with the site itself. */
  readonly findProblem: (address: string) => string | null;
}

/** No file is larger, so that none is read. */
const mostBytes = Math.max(...Object.values(storedTypes).map(({ maxBytes }) => maxBytes));

const findContentProblem = ({ id, extension }: PictureAddress, file: string): string | null => {
  let bytes: Uint8Array;
  try {
    const { size } = statSync(file);
    if (size > mostBytes) return `has ${size} bytes, and may have ${mostBytes}`;
    bytes = readFileSync(file);
  } catch (error) {
    return `cannot be read: ${errorMessageOf(error)}`;
  }
  const problem = findFileProblem(bytes);
  if (problem !== null) return problem;
  const type = readStoredType(bytes);
  if (type !== null && storedTypes[type].extension !== extension) return `is no .${extension}, but ${type}`;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, pictureIdLength);
  return hash === id ? null : 'has other content than its name says: add it on the staff page again';
};

/**
 * @param path of a folder of content, or of a file in one
 * @param isOfSite whether the file of an address comes with the site itself
 */
export function createPictureFiles(path: string, isOfSite: (address: string) => boolean): PictureFiles {
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  const files = new Map<string, ContentPictureFile>();
  const problems = new Map<string, string>();
  const check = (address: PictureAddress, path: string): string | null => {
    const known = problems.get(address.file);
    if (known !== undefined) return known;
    const found = findContentProblem(address, path);
    if (found === null) {
      files.set(address.file, { id: address.id, path });
      return null;
    }
    const problem = `the file ${formatRelativePath(path)} ${found}`;
    problems.set(address.file, problem);
    return problem;
  };
  return {
    files,
    findProblem: (text) => {
      const address = parsePictureAddress(text);
      if (address === null || files.has(address.file)) return null;
      const path = join(folder, address.file);
      if (existsSync(path)) return check(address, path);
      return isOfSite(text) ? null : `there is no file ${formatRelativePath(path)}`;
    },
  };
}
