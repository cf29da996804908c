/**
 * The fields of a request, by hand and in their order: the other half of a double entry with `src/form/fields.ts`. Nothing
 * here may derive from that table, or a slip in it would go unnoticed.
 */
import type { FormType } from '../../../src/form/types.ts';

export const expectedCommonFields = [
  'lname',
  'fname',
  'mname',
  'address',
  'age',
  'sex',
  'birthDate',
  'status',
  'birthPlace',
  'purpose',
  'email',
  'formType',
  'type',
  'dateCreated',
  'date_added',
  'showable',
  'zone',
  'schedule',
] as const;

/** The fields that only some types have. */
export const expectedExtraFields = {
  BARANGAY_CLEARANCE: [],
  BARANGAY_CERTIFICATIONS: [],
  REQUEST_BARANGAY_OWN_USE: ['requestDetails'],
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: ['tin'],
  REPRODUCTION_OF_BARANGAY_RECORDS: [],
  HEALTH_SERVICES: ['medicalCondition'],
} as const satisfies Readonly<Record<FormType, readonly string[]>>;

const allExtraFields = ['requestDetails', 'tin', 'medicalCondition'] as const;

/** The fields whose answer is typed. */
export const expectedTextFields = [
  'lname',
  'fname',
  'mname',
  'address',
  'birthPlace',
  'purpose',
  'email',
  'zone',
  ...allExtraFields,
] as const;

/** The fields about a person, with which another request of the same person begins, in the order of the page. */
export const expectedPersonFields = [
  'lname',
  'fname',
  'mname',
  'birthPlace',
  'sex',
  'email',
  'address',
  'zone',
] as const;

/** The fields that no draft stores. */
export const expectedSensitiveFields = [
  'birthDate',
  'status',
  'tin',
  'medicalCondition',
  'priority',
] as const;

/** The columns of an export. */
export const expectedColumns = [
  'id',
  ...expectedCommonFields,
  ...allExtraFields,
  'state',
  'reason',
  'stateSince',
  'released',
  'handedIn',
] as const;
