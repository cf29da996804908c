/**
 * Sends the pictures and PDFs that staff add: a file of the build, or else a document of the store. Their id is the hash of
 * their content, so browsers keep them for good. What is not the content of its address is not sent: the site has its 404.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Store } from '../../packages/embedded-firestore/src/index.ts';
import { type BoundedMap, createBoundedMap } from '../../packages/embedded-firestore/src/lib/index.ts';
import {
  checkContent,
  type PictureAddress,
  type PictureContent,
  parsePictureAddress,
  readStoredPicture,
  storedTypes,
} from '../../src/content/models/storedPicture.ts';
import { pictureCollection } from '../../src/firestore/collections.ts';
import { siteDatabase } from '../ops/siteStore.ts';
import { setContentSecurityPolicy } from './headers.ts';
import { decodePictureFields } from './pictureWrites.ts';
import type { RateLimit } from './rateLimit.ts';
import { namesEtag, sendEncoded } from './sendEncoded.ts';
import { caching, sendText } from './siteFiles.ts';

/** Bytes of contents in memory: some twenty pictures, so that those of the newest pages are decoded once. */
const maxCached = 6_000_000;

const maxTypes = 10_000;

/** To read, check and send 300 kB takes some 7 ms of a processor, and a read may take 1 ms (rateLimit.ts). */
const bytesPerRead = 50_000;

/** A PDF may hold scripts: a viewer runs none of them as this site. */
export const filePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

export interface PictureOptions {
  /** The directory of the built site. */
  readonly dist: string;
  readonly store: Pick<Store, 'answer' | 'changes'>;
  readonly readLimit: RateLimit;
  /** The address that a call comes from. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/** Answers the request and returns true, unless its path is of no picture that exists. */
export type SendPicture = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

export function createSendPicture({ dist, store, readLimit, addressOf }: PictureOptions): SendPicture {
  let cache = createContentCache();
  /** The types of contents that were read, by id: a client that has one gets its 304 also where the content is not in memory. */
  let types = createTypeCache();
  let changes = 0;
  /** The reads of this moment, by path: those who ask for a new picture at once wait for one read. */
  const reads = new Map<string, Promise<PictureContent | null>>();

  const readFromStore = async (id: string): Promise<PictureContent | null> => {
    const path = `/v1/${siteDatabase.root}/${pictureCollection.path}/${id}`;
    const { status, text } = store.answer({ method: 'GET', path: encodeURI(path), body: '', staff: true });
    if (status !== 200) return null;
    const { fields } = JSON.parse(text) as { readonly fields?: unknown };
    return readStoredPicture(id, decodePictureFields(fields));
  };

  const readFromBuild = async (id: string, path: string): Promise<PictureContent | null> => {
    const file = await readFile(join(dist, path)).catch(() => null);
    return file === null ? null : checkContent(id, new Uint8Array(file));
  };

  /** The contents in memory, without those that were deleted from the store since. */
  const findCache = (): ContentCache => {
    const current = store.changes(pictureCollection.path);
    if (current !== changes) {
      cache = createContentCache();
      types = createTypeCache();
    }
    changes = current;
    return cache;
  };

  const read = async (id: string, path: string, client: string): Promise<PictureContent | null> => {
    // A content that is deleted while it is read must not come into the cache of after that.
    const ownCache = findCache();
    const ownTypes = types;
    const content = (await readFromBuild(id, path)) ?? (await readFromStore(id));
    if (content === null) return null;
    readLimit.charge(client, Math.floor(content.bytes.length / bytesPerRead));
    ownCache.set(id, content);
    ownTypes.set(id, content.type);
    return content;
  };

  const readOnce = (id: string, path: string, client: string): Promise<PictureContent | null> => {
    const reading = reads.get(path) ?? read(id, path, client).finally(() => reads.delete(path));
    reads.set(path, reading);
    return reading;
  };

  return async (path, request, response) => {
    const address = parsePictureAddress(path);
    if (address === null || !['GET', 'HEAD'].includes(request.method ?? '')) return false;
    let content = findCache().get(address.id);
    const type = types.get(address.id);
    if (content === null && type !== null && namesEtag(request.headers, formatEtag(address.id)))
      content = { type, bytes: new Uint8Array() };
    if (content === null) {
      const client = addressOf(request);
      const seconds = readLimit.take(client);
      if (seconds > 0) {
        response.setHeader('Retry-After', seconds);
        sendText(response, 429, 'There were too many requests. Try again in a minute.');
        return true;
      }
      content = await readOnce(address.id, path, client);
    }
    if (content === null || storedTypes[content.type].extension !== address.extension) return false;
    send(address, path, content, request, response);
    return true;
  };
}

const formatEtag = (id: string): string => `"${id}"`;

type ContentCache = BoundedMap<PictureContent>;

const createTypeCache = (): BoundedMap<PictureContent['type']> => createBoundedMap(maxTypes, () => 1);

const createContentCache = (): ContentCache =>
  createBoundedMap<PictureContent>(maxCached, (_, { bytes }) => bytes.length);

function send(
  { id }: PictureAddress,
  path: string,
  { type, bytes }: PictureContent,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isFile = type === 'application/pdf';
  if (isFile) setContentSecurityPolicy(response, filePolicy);
  const name = path.slice(path.lastIndexOf('/') + 1);
  const headers = {
    'Content-Type': type,
    'Cache-Control': caching.assets,
    ...(isFile && { 'Content-Disposition': `inline; filename="${name}"` }),
  };
  sendEncoded({ etag: formatEtag(id), encoding: null, body: bytes }, headers, request, response);
}
