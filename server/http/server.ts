/** One process: the built site, and the document store at /v1/. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallBounds, openStore } from '../../packages/embedded-firestore/src/index.ts';
import { errorCodeOf, errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { compileRules } from '../../packages/embedded-firestore/src/rules/index.ts';
import { seedContent } from '../content/seed.ts';
import { UserError } from '../lib/userError.ts';
import { backupPath, handleBackup } from '../ops/backup.ts';
import { makeDataDir, removeUnfinishedCopies, storeFile } from '../ops/dataDir.ts';
import { createDiskReports } from '../ops/diskReports.ts';
import { createErasureTimer, type SetTimer, setUnreferencedTimer } from '../ops/erasureTimer.ts';
import { applyFormSwitches, type FormSwitches } from '../ops/formSwitch.ts';
import { createReserve } from '../ops/reserve.ts';
import { readSiteRules } from '../ops/siteRules.ts';
import { siteStoreOptions } from '../ops/siteStore.ts';
import { createPageCache } from '../ssr/pageCache.ts';
import { createRecordFileCache } from '../ssr/recordFileCache.ts';
import { createRecordSource } from '../ssr/recordSource.ts';
import { formatServerAddress, removeAddress, writeAddress } from './address.ts';
import { createProxyWarning, identifyClient } from './client.ts';
import {
  type ConnectionLimits,
  connectionLimits,
  limitConnections,
  pipelinedPerMinute,
} from './connections.ts';
import {
  defaultBodyTime,
  type FirestoreCallOptions,
  handleFirestoreCall,
  publicBounds,
  type StaffCommitCheck,
} from './firestoreCalls.ts';
import { setCommonHeaders } from './headers.ts';
import { createSendPicture } from './pictures.ts';
import { requirePictures } from './pictureWrites.ts';
import { takesOwnPlace } from './placeWrites.ts';
import { createRateLimit, type RateLimit, readsPerRender, shareOfPrefix } from './rateLimit.ts';
import { createRefusalCounts } from './refusalCounts.ts';
import { staffAccount, writesRegister } from './registerWrites.ts';
import { answerProof } from './serverProof.ts';
import { createSiteHandler, type HttpHandler, requestPathOf, sendText } from './siteFiles.ts';
import { createStaffLog } from './staffLog.ts';
import { createTokenReader, findStaffTokenFile, readOrCreateStaffToken } from './staffToken.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Both form switches default to open: the server accepts requests and feedback. */
export interface ServerOptions extends Partial<FormSwitches> {
  readonly dataDir: string;
  readonly host: string;
  /** 0 is any free port. */
  readonly port: number;
  /** The directory of the built site. */
  readonly dist: string;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** The directory of the records for a new store; null leaves it empty. */
  readonly content: string | null;
  /** The text of the rules; default: this site's. */
  readonly rules?: string;
  readonly log: (line: string) => void;
  /** Number of trusted proxies in front, whose headers give the client's address and protocol. */
  readonly trustProxy?: number;
  /** Requests that one address may submit in a minute; 0 sets no limit. */
  readonly rateLimit?: number;
  /** Reads that one address may make in a minute; 0 sets no limit. */
  readonly readLimit?: number;
  /** Receives the collection of each new document once it is on disk. */
  readonly created?: (collection: string) => void;
  /** Default: `connectionLimits`. */
  readonly connectionLimits?: Partial<ConnectionLimits>;
  /** Like Google's emulator: queries need no index. */
  readonly withoutIndexes?: boolean;
  /** The limits of one public call. Default: `publicBounds`; null applies only Firestore's own limits, to staff too, who bypass all rules then. */
  readonly callBounds?: CallBounds | null;
  /** Milliseconds in which the body of a public call must arrive. Default: `defaultBodyTime`. */
  readonly publicBodyTime?: number;
  /** Whether an answer names the rule that refused the call: for developers, never in production. */
  readonly explainRefusals?: boolean;
  /** Whether 8 MiB beside the store keep room for deletions on a full disk. */
  readonly hasReserve?: boolean;
  /** The timer of what the server does after a quiet minute. */
  readonly setTimer?: SetTimer;
  /** Serves the site instead of `dist`. */
  readonly middleware?: (server: Server) => Promise<Middleware>;
}

export interface RunningServer {
  /** `http://127.0.0.1:8080/` */
  readonly address: string;
  /** The staff token of the start. */
  readonly token: string;
  /** Lets answers in progress end, then releases the store; a second call waits for the first. */
  close(): Promise<void>;
}

/** Milliseconds. */
const timeouts = {
  headers: 10_000,
  /** As long as the staff page waits for its largest file (src/staff/restClient.ts). Strangers have `publicBodyTime`. */
  request: 120_000,
  keepAlive: 5_000,
  checking: 2_000,
  closing: 3_000,
  idle: 20,
} as const;

/** @throws UserError, StoreBusy, StoreUnreadable */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDir, host, port, now = Date.now, content, log, created, trustProxy = 0 } = options;
  const { withoutIndexes = false, explainRefusals = false, callBounds = publicBounds } = options;
  makeDataDir(dataDir);
  const rules = compileRules(applyFormSwitches(options.rules ?? readSiteRules(), options));
  const refusals = createRefusalCounts(log);
  const disk = createDiskReports(log, now);
  const { setTimer = setUnreferencedTimer } = options;
  const reserve = createReserve(dataDir);
  const hasReserve = options.hasReserve ?? false;
  const erasure = createErasureTimer(() => store.eraseDeleted() && (!hasReserve || reserve.fill()), setTimer);
  const staffLog = createStaffLog(log, now);
  const store = openStore({
    ...siteStoreOptions,
    file: storeFile(dataDir),
    // Once there is a token, a store existed before it.
    markerFile: findStaffTokenFile(dataDir),
    rules,
    now,
    report: log,
    ...(withoutIndexes && { indexes: null }),
    publicCalls: { bounds: callBounds, explainRefusals, ...(callBounds && { allowsCommit: takesOwnPlace }) },
    refused: refusals.add,
    diskFailed: disk.add,
    deleted: erasure.restart,
    makeRoom: reserve.release,
    ...(created && { created }),
  });
  try {
    removeUnfinishedCopies(dataDir, log);
    // Without room for it now, it is tried again by the timer.
    if (hasReserve && !reserve.fill()) erasure.restart();
    removeAddress(dataDir); // left by a server that was killed
    // Before the token: a store without records is no store yet, and its server does not start on a full disk.
    const loaded = content === null ? null : seedContent(store, content, now());
    // Nothing is loaded into a store with content: it was imported, or the store is a restored copy.
    if (loaded !== null && loaded > 0) log(`Loaded ${loaded} records into a new store.`);
    const token = readOrCreateStaffToken(dataDir, disk.write);
    const { rateLimit = 0, readLimit: readsPerMinute = 0 } = options;
    const writeLimit = createRateLimit(rateLimit, now, shareOfPrefix.writes);
    const readLimit = createRateLimit(readsPerMinute, now);
    const renderLimit = createRateLimit(Math.ceil(readsPerMinute / readsPerRender), now);
    const publicBytes = callBounds?.bytes ?? null;
    const addressOf = (request: IncomingMessage): string => identifyClient(request, trustProxy).address;
    const { publicBodyTime = defaultBodyTime } = options;
    const calls = {
      store,
      readToken: createTokenReader(dataDir, token),
      writeLimit,
      readLimit,
      publicBytes,
      publicBodyTime,
      checkStaffCommit: callBounds === null ? null : checkStaffCommit,
      addressOf,
      trustProxy,
      staffLog,
      reportForeignOrigin: createSingleReport(log),
    };
    const server = await createHttpServer(options, calls, renderLimit);
    const address = formatServerAddress(host, await listen(server, host, port));
    disk.write(() => writeAddress(dataDir, address));
    let closing: Promise<void> | null = null;
    const close = async (): Promise<void> => {
      await closeServer(server);
      disk.close();
      erasure.close();
      removeAddress(dataDir);
      store.close();
      refusals.close();
      staffLog.close();
    };
    return {
      address,
      token,
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    disk.close();
    erasure.close();
    store.close();
    refusals.close();
    staffLog.close();
    throw error;
  }
}

/** A picture must be what its id says, and a commit to the register of documents is judged by the rules. */
const checkStaffCommit: StaffCommitCheck = async (body) => {
  await requirePictures(body);
  return writesRegister(body) ? staffAccount : null;
};

/** Logs only the first line, because later ones say the same of other visitors. */
function createSingleReport(log: (line: string) => void): (line: string) => void {
  let isPending = true;
  return (line) => {
    if (isPending) log(line);
    isPending = false;
  };
}

async function createHttpServer(
  options: ServerOptions,
  calls: FirestoreCallOptions,
  renderLimit: RateLimit,
): Promise<Server> {
  const { dataDir, host, dist, now = Date.now, log, trustProxy = 0, middleware } = options;
  const records = createRecordSource(calls.store);
  let serveSite: HttpHandler = createSiteHandler(
    dist,
    createPageCache(dist, records, now),
    createRecordFileCache(dist, records, now),
    (request) => renderLimit.take(calls.addressOf(request)) === 0,
  );
  const sendPicture = createSendPicture({ dist, ...calls });
  const warnOfProxy = createProxyWarning(trustProxy, log);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    warnOfProxy(request);
    setCommonHeaders(response, now(), identifyClient(request, trustProxy).isHttps);
    const path = requestPathOf(request);
    const proof = path === null ? null : answerProof(path, calls.readToken, addressOfServer());
    if (proof !== null) sendText(response, 200, proof);
    else if (path === null) sendText(response, 400, 'This is no path.');
    else if (path === backupPath) await handleBackup(calls, dataDir, request, response);
    else if (path.startsWith('/v1/')) await handleFirestoreCall(calls, path, request, response);
    else if (!(await sendPicture(path, request, response))) await serveSite(request, response);
  };
  const addressOfServer = (): string => formatServerAddress(host, (server.address() as AddressInfo).port);
  const answer: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!request.destroyed) log(`A request failed: ${error instanceof Error ? error.name : 'unknown'}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong on our side.');
    });
  };
  const server = createServer({ connectionsCheckingInterval: timeouts.checking });
  limitConnections(server, answer, {
    ...connectionLimits,
    ...options.connectionLimits,
    addressOf: calls.addressOf,
    hasProxy: trustProxy > 0,
    pipelinedLimit: createRateLimit(pipelinedPerMinute, now),
    log,
    now: Date.now,
  });
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  if (middleware) {
    const serveMiddleware = await middleware(server);
    serveSite = (request, response) =>
      serveMiddleware(request, response, () => sendText(response, 404, 'There is no such file.'));
  }
  return server;
}

/** The port that the server listens on. @throws UserError */
function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new UserError(formatListenError(error, host, port))));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function formatListenError(error: Error, host: string, port: number): string {
  const code = errorCodeOf(error);
  if (code === 'EADDRINUSE') return `PORT ${port} is in use: stop what listens there, or set another PORT.`;
  if (code === 'EACCES') return `PORT ${port} may not be used by this account: set a PORT above 1023.`;
  return `HOST ${host} cannot be used: ${errorMessageOf(error)}`;
}

/** A connection that is still sending its last answer is not idle yet, so the timer checks again until all are gone. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), timeouts.idle);
    const late = setTimeout(() => server.closeAllConnections(), timeouts.closing);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}
