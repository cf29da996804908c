/** Cebuano translation of ../en/requests.ts. */
import type { LocaleMessages } from '../messages.ts';

export const requests: LocaleMessages['requests'] = {
  services: {
    BARANGAY_CLEARANCE: { name: 'Barangay Clearance', title: 'Pangayo og Barangay Clearance' },
    BARANGAY_CERTIFICATIONS: { name: 'Barangay Certification', title: 'Pangayo og Barangay Certification' },
    REQUEST_BARANGAY_OWN_USE: {
      name: 'Paggamit sa Pasilidad sa Barangay',
      title: 'Hangyo sa paggamit sa pasilidad sa barangay',
    },
    INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: {
      name: 'Community Tax Certificate (sedula)',
      title: 'Pangayo og Community Tax Certificate (sedula)',
    },
    REPRODUCTION_OF_BARANGAY_RECORDS: {
      name: 'Kopya sa Rekord sa Barangay',
      title: 'Pangayo og kopya sa rekord sa barangay',
    },
    HEALTH_SERVICES: { name: 'Mga Serbisyo sa Panglawas', title: 'Pangayo og serbisyo sa panglawas' },
  },
};
