/**
 * The facts about each form type (docs/decisions/0010-form-types.md). All but the rules (server/firestore.rules) derives from
 * this table. `extras` are the fields that only some types have. `law` is the class in RA 11032, simple unless the
 * barangay's charter differs, and `outcome` is what its days count up to: a visit has none. A sample type's facts are only
 * examples. `linkName` names the type in the link of a receipt. It must never change, because such links are on phones and on
 * paper. It is null for health services, because a link that others see must not tell that somebody asked for them
 * (docs/decisions/0050-receipt-links.md).
 */
import type { FormType } from './typeNames.ts';

export const formTypes = {
  BARANGAY_CLEARANCE: {
    slug: 'issuance-of-barangay-clearance',
    linkName: 'clearance',
    extras: [],
    law: 'simple',
    outcome: 'paper',
    isSample: false,
  },
  BARANGAY_CERTIFICATIONS: {
    slug: 'issuance-of-barangay-certifications',
    linkName: 'certification',
    extras: [],
    law: 'simple',
    outcome: 'paper',
    isSample: false,
  },
  REQUEST_BARANGAY_OWN_USE: {
    slug: 'request-for-use-of-barangay-owned-facilities',
    linkName: 'facility',
    extras: ['requestDetails'],
    law: 'simple',
    outcome: 'answer',
    isSample: true,
  },
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: {
    slug: 'issuance-of-community-tax-certificate',
    linkName: 'cedula',
    extras: ['tin'],
    law: 'simple',
    outcome: 'paper',
    isSample: false,
  },
  REPRODUCTION_OF_BARANGAY_RECORDS: {
    slug: 'reproduction-or-photocopy-of-barangay-records-data-and-similar-documents',
    linkName: 'copies',
    extras: [],
    law: 'simple',
    outcome: 'paper',
    isSample: false,
  },
  HEALTH_SERVICES: {
    slug: 'health-and-services-main',
    linkName: null,
    extras: ['medicalCondition'],
    law: 'simple',
    outcome: 'visit',
    isSample: true,
  },
} as const satisfies Readonly<Record<FormType, unknown>>;

export type { FormType } from './typeNames.ts';
