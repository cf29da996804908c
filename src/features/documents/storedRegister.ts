/**
 * What this phone last read of the register, for a check without internet: the keys of the hall, and the numbers that it cancelled in
 * each year. It has nothing of a person. Anyone who shares the phone can have written it, so it is read as unchecked data.
 */
import {
  type DocumentKeys,
  type DocumentYear,
  parseDocumentKeys,
  parseDocumentYear,
} from '../../domain/documents/documentStatus.ts';
import { readStoredQueryResult, storeQueryResult } from '../../query/queryStorage.ts';

const toSource = (of: string): string => `documentRegister ${of}`;

interface RegisterList {
  readonly keys: DocumentKeys;
  readonly year: DocumentYear | null;
}

/** @param year '2026' */
export const storeRegister = (year: string, list: RegisterList, readAt: number): void => {
  storeQueryResult(toSource('keys'), { found: Object.fromEntries(list.keys), readAt });
  if (list.year !== null) storeQueryResult(toSource(year), { found: list.year, readAt });
};

/** `listedAt`: when the list of the year was read, epoch ms; null without one. */
export const readStoredRegister = (year: string): RegisterList & { readonly listedAt: number | null } => {
  const ofYear = readStoredQueryResult(toSource(year));
  const parsed = parseDocumentYear(ofYear?.found);
  return {
    keys: parseDocumentKeys(readStoredQueryResult(toSource('keys'))?.found),
    year: parsed,
    listedAt: parsed && ofYear ? ofYear.readAt : null,
  };
};
