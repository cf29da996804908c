/** The names of the requests, in English. */
import { defineMessages } from '../define.ts';

export const requestMessages = defineMessages('requests', {
  services: {
    BARANGAY_CLEARANCE: { name: 'Barangay Clearance', title: 'Request a Barangay Clearance' },
    BARANGAY_CERTIFICATIONS: { name: 'Barangay Certifications', title: 'Request a Barangay Certification' },
    REQUEST_BARANGAY_OWN_USE: {
      name: 'Use of Barangay-Owned Facilities',
      title: 'Request the use of a barangay facility',
    },
    INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: {
      name: 'Community Tax Certificate',
      title: 'Request a Community Tax Certificate',
    },
    REPRODUCTION_OF_BARANGAY_RECORDS: {
      name: 'Copies of Barangay Records',
      title: 'Request copies of barangay records',
    },
    HEALTH_SERVICES: { name: 'Health Services', title: 'Request a health service' },
  },
} as const);
