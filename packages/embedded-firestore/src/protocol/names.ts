/** Document names: `projects/P/databases/(default)/documents/<collection>/<id>/...`. A store serves one project. */
import { isDocumentId } from './documentId.ts';
import { FirestoreError, invalidArgumentError } from './errors.ts';
import { parseText } from './json.ts';

const limits = { segments: 100 } as const;

/** A document's location: `parent` is its collection's path, slash-separated; `path` has all segments. */
export interface DocumentRef {
  readonly parent: string;
  readonly id: string;
  readonly path: readonly string[];
}

/** The target of a call: a path below `documents`, and the verb after the last colon. */
export interface CallTarget {
  readonly path: readonly string[];
  readonly verb: string | null;
}

function requireValidPath(path: readonly string[]): readonly string[] {
  if (path.length > limits.segments || !path.every(isDocumentId))
    throw invalidArgumentError('The path is not valid.');
  return path;
}

function toDocumentRef(path: readonly string[]): DocumentRef {
  if (path.length === 0 || path.length % 2 === 1)
    throw invalidArgumentError('The path does not name a document.');
  return { path, parent: path.slice(0, -1).join('/'), id: path.at(-1) ?? '' };
}

export const parseDocumentPath = (path: readonly string[]): DocumentRef =>
  toDocumentRef(requireValidPath(path));

const referencePattern = /^projects\/[^/]+\/databases\/[^/]+\/documents\/(?<path>.+)$/s;

/** The value of a reference: a document's name, of any project, as in Google's emulator. @throws FirestoreError */
export function parseReferenceName(json: unknown): string {
  const name = parseText(json, 'A reference');
  const path = referencePattern.exec(name)?.groups?.path;
  if (path === undefined) throw invalidArgumentError('A reference must be the name of a document.');
  parseDocumentPath(path.split('/'));
  return name;
}

/** The names of one project's default database. */
export interface DatabaseNames {
  /** `projects/P/databases/(default)/documents` */
  readonly root: string;
  /** `projects/.../documents/a/b` → its location. @throws FirestoreError */
  readonly parseDocument: (json: unknown) => DocumentRef;
  readonly formatDocument: (parent: string, id: string) => string;
  /**
   * `/v1/projects/P/databases/(default)/documents/a/b:runQuery` → a/b, runQuery. Escapes apply within one segment.
   * @throws FirestoreError
   */
  readonly parseCall: (address: string, hasVerb: boolean) => CallTarget;
}

export function createDatabaseNames(projectId: string): DatabaseNames {
  const root = `projects/${projectId}/databases/(default)/documents`;
  return {
    root,
    parseDocument: (json) => {
      const name = parseText(json, 'A document name');
      if (!name.startsWith(`${root}/`))
        throw invalidArgumentError(`A document name must begin with ${root}/.`);
      return parseDocumentPath(name.slice(root.length + 1).split('/'));
    },
    formatDocument: (parent, id) => `${root}/${parent}/${id}`,
    parseCall: (address, hasVerb) => parseCallTarget(projectId, address, hasVerb),
  };
}

/** The collection `id` below a document, or below the root. */
export function parseCollectionPath(parent: readonly string[], id: unknown): readonly string[] {
  if (parent.length % 2 === 1) throw invalidArgumentError('A parent must be a document or the root.');
  return requireValidPath([...parent, parseText(id, 'A collection id')]);
}

function parseCallTarget(projectId: string, address: string, hasVerb: boolean): CallTarget {
  const colon = hasVerb ? address.lastIndexOf(':') : -1;
  const [below, verb] = colon < 0 ? [address, null] : [address.slice(0, colon), address.slice(colon + 1)];
  const [, version, projects, id, databases, databaseId, documents, ...path] = below.split('/');
  if (version !== 'v1' || projects !== 'projects' || databases !== 'databases' || documents !== 'documents')
    throw new FirestoreError('NOT_FOUND', 'There is no such address.');
  if (decodeSegment(id) !== projectId)
    throw new FirestoreError('PERMISSION_DENIED', 'This project is not served here.');
  if (decodeSegment(databaseId) !== '(default)')
    throw new FirestoreError('NOT_FOUND', 'There is no such database.');
  return { path: requireValidPath(path.map(decodeSegment)), verb };
}

function decodeSegment(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidArgumentError('The address holds a broken percent escape.');
  }
}
