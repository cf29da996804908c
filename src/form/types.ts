/**
 * The facts about each form type (docs/decisions/0010-form-types.md). All but the rules (server/firestore.rules) derives from
 * this table. `extras` are the fields that only some types have. `law` is the class in RA 11032, simple unless the
 * barangay's charter differs, and `outcome` is what its days count up to: a visit has none. A sample type's facts are only
 * examples. `isNamedInLinks` tells whether the link of a receipt names the type: that of a health service does not, because a link
 * that others see must not tell that somebody asked for one (docs/decisions/0050-receipt-links.md).
 */
import type { FormType } from './typeNames.ts';

export const formTypes = {
  BARANGAY_CLEARANCE: {
    slug: 'issuance-of-barangay-clearance',
    isNamedInLinks: true,
    extras: [],
    law: 'simple',
    outcome: 'paper',
    isSample: false,
  },
  BARANGAY_CERTIFICATIONS: {
    slug: 'issuance-of-barangay-certifications',
    isNamedInLinks: true,
    extras: [],
    law: 'simple',
    outcome: 'paper',
    isSample: false,
  },
  REQUEST_BARANGAY_OWN_USE: {
    slug: 'request-for-use-of-barangay-owned-facilities',
    isNamedInLinks: true,
    extras: ['requestDetails'],
    law: 'simple',
    outcome: 'answer',
    isSample: true,
  },
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: {
    slug: 'issuance-of-community-tax-certificate',
    isNamedInLinks: true,
    extras: ['tin'],
    law: 'simple',
    outcome: 'paper',
    isSample: false,
  },
  REPRODUCTION_OF_BARANGAY_RECORDS: {
    slug: 'reproduction-or-photocopy-of-barangay-records-data-and-similar-documents',
    isNamedInLinks: true,
    extras: [],
    law: 'simple',
    outcome: 'paper',
    isSample: false,
  },
  HEALTH_SERVICES: {
    slug: 'health-and-services-main',
    isNamedInLinks: false,
    extras: ['medicalCondition'],
    law: 'simple',
    outcome: 'visit',
    isSample: true,
  },
} as const satisfies Readonly<Record<FormType, unknown>>;

export type { FormType } from './typeNames.ts';
