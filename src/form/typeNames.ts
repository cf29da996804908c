/** The names of the form types: spec §3 defines four spellings, docs/decisions/0010-form-types.md the other two. */
export const formTypeNames = [
  'BARANGAY_CLEARANCE',
  'BARANGAY_CERTIFICATIONS',
  'REQUEST_BARANGAY_OWN_USE',
  'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE',
  'REPRODUCTION_OF_BARANGAY_RECORDS',
  'HEALTH_SERVICES',
] as const;

export type FormType = (typeof formTypeNames)[number];

const foldName = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

/** `ISSUANCE_...` is the usual spelling; the record keeps the specification's spelling. */
const aliases: ReadonlyMap<string, FormType> = new Map([
  [foldName('ISSUANCE_OF_COMMUNITY_TAX_CERTIFICATE'), 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE'],
]);

/** The form type in an address, ignoring case, blanks, underscores and hyphens; null when none matches. */
export const parseFormType = (text: string | null): FormType | null => {
  if (text === null || text.length > 100) return null;
  const folded = foldName(text);
  return formTypeNames.find((name) => foldName(name) === folded) ?? aliases.get(folded) ?? null;
};
