/** Filipino translation of ../en/requests.ts. */
import type { LocaleMessages } from '../messages.ts';

export const requests: LocaleMessages['requests'] = {
  services: {
    BARANGAY_CLEARANCE: { name: 'Barangay Clearance', title: 'Humiling ng Barangay Clearance' },
    BARANGAY_CERTIFICATIONS: {
      name: 'Mga Barangay Certification',
      title: 'Humiling ng Barangay Certification',
    },
    REQUEST_BARANGAY_OWN_USE: {
      name: 'Paggamit ng Pasilidad ng Barangay',
      title: 'Humiling na gumamit ng pasilidad ng barangay',
    },
    INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: {
      name: 'Community Tax Certificate (sedula)',
      title: 'Humiling ng Community Tax Certificate (sedula)',
    },
    REPRODUCTION_OF_BARANGAY_RECORDS: {
      name: 'Kopya ng mga Rekord ng Barangay',
      title: 'Humiling ng kopya ng mga rekord ng barangay',
    },
    HEALTH_SERVICES: { name: 'Mga Serbisyong Pangkalusugan', title: 'Humiling ng serbisyong pangkalusugan' },
  },
};
