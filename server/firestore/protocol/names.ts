/** Where documents are: `projects/P/databases/(default)/documents/<collection>/<id>/...`. One project is served. */
import { isDocumentId } from './documentId.ts';
import { invalid, Refusal } from './errors.ts';
import { text } from './json.ts';

export const project = 'demo-barangay';
const database = `projects/${project}/databases/(default)`;
export const documentsRoot = `${database}/documents`;

const limits = { segments: 100 } as const;

/** A document's place: `parent` is its collection's path, slash-separated; `path` are all segments. */
export interface Place {
  readonly parent: string;
  readonly id: string;
  readonly path: readonly string[];
}

/** What a request's address asks for: a path below `documents`, and the verb behind the last colon. */
export interface Target {
  readonly path: readonly string[];
  readonly verb: string | null;
}

function checked(path: readonly string[]): readonly string[] {
  if (path.length > limits.segments || !path.every(isDocumentId)) throw invalid('The path is not valid.');
  return path;
}

function placeOf(path: readonly string[]): Place {
  if (path.length === 0 || path.length % 2 === 1) throw invalid('The path does not name a document.');
  return { path, parent: path.slice(0, -1).join('/'), id: path.at(-1) ?? '' };
}

export const placeAt = (path: readonly string[]): Place => placeOf(checked(path));

/** `projects/.../documents/a/b` → its place. */
export function placeNamed(json: unknown): Place {
  const name = text(json, 'A document name');
  if (!name.startsWith(`${documentsRoot}/`))
    throw invalid(`A document name must begin with ${documentsRoot}/.`);
  return placeAt(name.slice(documentsRoot.length + 1).split('/'));
}

export const nameOf = (parent: string, id: string): string => `${documentsRoot}/${parent}/${id}`;

/** The collection `id` below a document, or below the root. */
export function collectionBelow(parent: readonly string[], id: unknown): readonly string[] {
  if (parent.length % 2 === 1) throw invalid('A parent must be a document or the root.');
  return checked([...parent, text(id, 'A collection id')]);
}

/** `/v1/projects/P/databases/(default)/documents/a/b:runQuery` → a/b, runQuery. Escapes count only within a segment. */
export function targetOf(address: string, hasVerb: boolean): Target {
  const colon = hasVerb ? address.lastIndexOf(':') : -1;
  const [below, verb] = colon < 0 ? [address, null] : [address.slice(0, colon), address.slice(colon + 1)];
  const [, version, projects, id, databases, databaseId, documents, ...path] = below.split('/');
  if (version !== 'v1' || projects !== 'projects' || databases !== 'databases' || documents !== 'documents')
    throw new Refusal('NOT_FOUND', 'There is no such address.');
  if (decoded(id) !== project) throw new Refusal('PERMISSION_DENIED', 'This project is not served here.');
  if (decoded(databaseId) !== '(default)') throw new Refusal('NOT_FOUND', 'There is no such database.');
  return { path: checked(path.map(decoded)), verb };
}

function decoded(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid('The address holds a broken percent escape.');
  }
}
