/** The entry of the protocol: names, values, errors and answers as they travel. It imports nothing of Node. */
export { decodeFields, encodeFields } from './codec.ts';
export { isDocumentId } from './documentId.ts';
export { FirestoreError } from './errors.ts';
export { createDatabaseNames, type DatabaseNames, type DocumentRef, parseDocumentPath } from './names.ts';
export {
  type DecodeOther,
  decodePlainFields,
  decodePlainValue,
  encodePlainObject,
  isPlainObject,
  omitNulls,
  type PlainObject,
  type PlainValue,
  toCanonicalJson,
  type WireFields,
  type WireValue,
} from './plainValue.ts';
export { createRestResponse, type RestResponse, toErrorResponse } from './responses.ts';
export type { Duration, Fields, Opaque, Timestamp, Value } from './value.ts';
