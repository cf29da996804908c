/**
 * The form types by name (spec §3 defines four spellings, docs/decisions/0010-form-types.md the other two), each with its name in
 * the address of its form and in the link of a receipt. Neither ever changes: records have the one, phones and paper the other.
 */
export const formPathNames = {
  BARANGAY_CLEARANCE: 'clearance',
  BARANGAY_CERTIFICATIONS: 'certification',
  REQUEST_BARANGAY_OWN_USE: 'facility',
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: 'cedula',
  REPRODUCTION_OF_BARANGAY_RECORDS: 'copies',
  HEALTH_SERVICES: 'health',
} as const;

export type FormType = keyof typeof formPathNames;

export const formTypeNames = Object.keys(formPathNames) as readonly FormType[];

/** The form type of a form's address, in any case; null when no form has it. 'clearance' → 'BARANGAY_CLEARANCE' */
export const findTypeOfPathName = (pathName: string | undefined): FormType | null =>
  formTypeNames.find((name) => formPathNames[name] === pathName?.toLowerCase()) ?? null;

const foldName = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

/** `ISSUANCE_...` is the usual spelling; the record keeps the specification's spelling. */
const aliases: ReadonlyMap<string, FormType> = new Map([
  [foldName('ISSUANCE_OF_COMMUNITY_TAX_CERTIFICATE'), 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE'],
]);

/** The form type of this name, ignoring case, blanks, underscores and hyphens; null when none matches. */
export const parseFormType = (text: string | null): FormType | null => {
  if (text === null || text.length > 100) return null;
  const folded = foldName(text);
  return formTypeNames.find((name) => foldName(name) === folded) ?? aliases.get(folded) ?? null;
};

/** The parameter of the list of forms that named a form in version 1.0.0, and now names one that does not exist. */
export const formQuery = 'formType';

/**
 * The form type that a query of the list of forms names; null when none matches.
 * @param search '?formType=BARANGAY_CLEARANCE'
 */
export const findQueriedType = (search: string): FormType | null =>
  parseFormType(new URLSearchParams(search).get(formQuery));
