/** The entry of what a server of one's own needs around a store: tokens, bodies, a bounded cache, what errors say. */
export { hasStaffToken } from './bearerToken.ts';
export { type BodyLimits, discardBody, readBody } from './body.ts';
export { type BoundedMap, createBoundedMap } from './boundedMap.ts';
export { errorCodeOf, errorMessageOf } from './systemError.ts';
