/**
 * The form types: spec §3 gives the first four spellings, docs/decisions/form-types.md the other two. One table; all else
 * is derived. `law` is the class of RA 11032, simple until the barangay's charter says otherwise.
 */
export const formTypes = {
  BARANGAY_CLEARANCE: { slug: 'issuance-of-barangay-clearance', extra: null, law: 'simple' },
  BARANGAY_CERTIFICATIONS: { slug: 'issuance-of-barangay-certifications', extra: null, law: 'simple' },
  REQUEST_BARANGAY_OWN_USE: {
    slug: 'request-for-use-of-barangay-owned-facilities',
    extra: 'requestDetails',
    law: 'simple',
  },
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: {
    slug: 'issuance-of-community-tax-certificate',
    extra: 'tin',
    law: 'simple',
  },
  REPRODUCTION_OF_BARANGAY_RECORDS: {
    slug: 'reproduction-or-photocopy-of-barangay-records-data-and-similar-documents',
    extra: null,
    law: 'simple',
  },
  HEALTH_SERVICES: { slug: 'health-and-services-main', extra: 'medicalCondition', law: 'simple' },
} as const;

export type FormType = keyof typeof formTypes;
export type ExtraField = NonNullable<(typeof formTypes)[FormType]['extra']>;

const fold = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

/** `ISSUANCE_...` is how everyone else spells it; the record keeps the specification's spelling. */
const aliases: Readonly<Record<string, FormType>> = {
  [fold('ISSUANCE_OF_COMMUNITY_TAX_CERTIFICATE')]: 'INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE',
};

const byFold: ReadonlyMap<string, FormType> = new Map([
  ...(Object.keys(formTypes) as FormType[]).map((type) => [fold(type), type] as const),
  ...Object.entries(aliases),
]);

/** The form type an address asks for, whatever its case, blanks, underscores or hyphens; null where there is none. */
export const formTypeOf = (text: string | null): FormType | null =>
  text === null || text.length > 100 ? null : (byFold.get(fold(text)) ?? null);
