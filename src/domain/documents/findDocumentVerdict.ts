/** What can be said of a printed document, by its code and by what is known of the register (docs/verify.md). */
import type { DocumentClaims } from './documentCode.ts';
import { parseDocumentNumber } from './documentNumber.ts';
import type { DocumentKey, DocumentYear } from './documentStatus.ts';

interface DocumentFacts {
  readonly claims: DocumentClaims;
  /** The key of the hall that the code names; null where none of this name is known. */
  readonly key: Pick<DocumentKey, 'until'> | null;
  /** Whether this key made the signature. */
  readonly isSigned: boolean;
  /** The state of the document's year: the register's, or the phone's last list. Null without one. */
  readonly year: Pick<DocumentYear, 'cancelled'> | null;
  /** Whether the register has this very document; null where it was not read. */
  readonly isRegistered: boolean | null;
  /** Epoch ms. */
  readonly now: number;
}

export interface DocumentVerdict {
  /** A fact about the ink alone. 'unknown': only the register can tell. */
  readonly print: 'unchanged' | 'changed' | 'foreign' | 'unknown';
  /** What the register says; 'notRead' without it, and null for a paper that the barangay did not print so. */
  readonly standing: 'valid' | 'expired' | 'cancelled' | 'notRegistered' | 'notRead' | null;
  /** When the barangay withdrew the key: epoch ms; null if it did not. */
  readonly withdrawn: number | null;
  /** Whether the hall's list has the key: without it, whoever has the paper may have written another signature. */
  readonly isKeyListed: boolean;
}

const findPrint = ({ key, isSigned, isRegistered }: DocumentFacts): DocumentVerdict['print'] => {
  if (key !== null) return isSigned ? 'unchanged' : 'changed';
  if (isRegistered === null) return 'unknown';
  // A restored store may have forgotten a key, and never what was issued with it.
  return isRegistered ? 'unchanged' : 'foreign';
};

const findStanding = ({
  claims: { jti, exp },
  year,
  isRegistered,
  now,
}: DocumentFacts): DocumentVerdict['standing'] => {
  const { serial } = parseDocumentNumber(jti)!;
  if (year?.cancelled.includes(serial)) return 'cancelled';
  // Without its year nobody can say that it is not cancelled.
  if (isRegistered === false || (isRegistered === true && year === null)) return 'notRegistered';
  if (exp !== undefined && now >= exp * 1000) return 'expired';
  return isRegistered === null ? 'notRead' : 'valid';
};

/** @param facts the claims of a code that `parseDocumentCode` read */
export const findDocumentVerdict = (facts: DocumentFacts): DocumentVerdict => {
  const print = findPrint(facts);
  return print === 'changed' || print === 'foreign'
    ? { print, standing: null, withdrawn: null, isKeyListed: facts.key !== null }
    : {
        print,
        standing: findStanding(facts),
        withdrawn: facts.key?.until ?? null,
        isKeyListed: facts.key !== null,
      };
};
