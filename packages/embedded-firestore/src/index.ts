/** The package's main entry: a store, a server over it, its files and its errors. */
export type { CallBounds } from './rest/callBounds.ts';
export type { DocumentWrite } from './rest/commit.ts';
export { developmentCalls, type PublicCalls, strictCalls } from './rest/publicCalls.ts';
export { type CompositeIndex, findRequiredIndex, type IndexedQueryShape } from './rest/requiredIndexes.ts';
export { createFirestoreServer, type FirestoreServerOptions } from './server.ts';
export { formatRowCount, formatRowNames } from './store/damage.ts';
export { type DiskFailure, findDiskFailure } from './store/diskFailure.ts';
export { type DocumentStore, type DocumentStoreOptions, openDocumentStore } from './store/documents.ts';
export {
  copyStoreFile,
  inspectStoreFile,
  openLockedDatabase,
  StoreAltered,
  StoreBusy,
  StoreLost,
  StoreUnreadable,
} from './store/file.ts';
export { openStore, type Store, type StoreCall, type StoreOptions } from './store.ts';
