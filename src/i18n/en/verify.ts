/**
 * Messages of the page that checks a printed document. Its page loads them in all three languages (src/i18n/verify.ts), because every
 * reader of another language would load them with any page.
 */
import type { Messages } from '../define.ts';

export const verify = {
  lead: (barangay: string) =>
    `For everyone who gets a paper of ${barangay}: whether it is genuine, and whether it is still valid.`,
  /** Until the page has read its address. */
  wait: 'One moment...',
  looking: 'Checking the paper...',
  again: 'Check again',
  how: {
    title: 'In three steps',
    scan: 'Point the camera of a phone at the square code on the paper, and open the link.',
    /** 'barangay.example' */
    host: (host: string) => `Look at the address of the page that opens. It must begin with ${host}.`,
    compare: 'Compare the paper with what the page shows. It holds only with a signature and the dry seal.',
    /** Above the address in large type. */
    address: 'The address of this page',
    noCode:
      'No code on the paper, or no phone with a camera? Call the barangay hall, and say the number of the paper.',
  },
  malformed: {
    title: 'This is no code of a document',
    text: 'Scan the code again, with the whole square in the picture. If it happens again, call the hall and say the number of the paper.',
  },
  unable: {
    title: 'This browser cannot check the code',
    text: 'Scan the code again and open the link in another browser, or call the hall and say the number of the paper.',
  },
  /** A fact about the ink alone. */
  print: {
    unchanged: {
      title: (barangay: string) => `Printed by ${barangay}, and unchanged`,
      text: '',
    },
    changed: {
      title: (_: string) => 'Changed after it was printed',
      text: 'What the code says is not what the barangay signed. Do not rely on this paper. Call the hall.',
    },
    foreign: {
      title: (barangay: string) => `Not issued by ${barangay}`,
      text: 'The barangay did not sign this code, and its register does not have it. Do not rely on this paper.',
    },
    unknown: {
      title: (_: string) => 'Who printed it cannot be told without internet',
      text: 'This phone does not have the key of this code yet. Check again when you have a signal.',
    },
  },
  /** What the register says of this very paper; the days as on the paper. */
  standing: {
    valid: { title: (_: string) => 'Valid', text: 'The register of the barangay has this very paper.' },
    expired: {
      title: (day: string) => `Expired on ${day}`,
      text: 'Ask for a newer one.',
    },
    cancelled: {
      title: (_: string) => 'Cancelled by the barangay',
      text: 'Do not accept this paper. If you have a question, call the hall and say its number.',
    },
    notRegistered: {
      title: (_: string) => 'Not in the register',
      text: 'The register of the barangay does not have this paper. Call the hall and say its number before you accept it.',
    },
    notRead: {
      title: (_: string) => 'Cannot be checked now',
      text: 'Nobody can tell now whether it was cancelled, or is in the register.',
    },
  },
  unlisted: 'Signed with a key that is not in the list of the barangay',
  withdrawn: {
    title: (day: string) => `Signed with a key that the barangay withdrew on ${day}`,
    text: 'Call the hall and say the number of the paper before you accept it.',
  },
  offline: 'The register was not asked: you are offline, or it does not answer.',
  lastList: (day: string) => `Last list: ${day}. What was cancelled since then is not in it.`,
  noList: 'This phone has no list of the cancelled papers of that year.',
  phoneClock: (day: string) => `Today is, by this phone's clock: ${day}.`,
  shown: {
    title: 'What the paper must show',
    text: 'Compare with the paper: it holds only with a signature and the dry seal.',
    number: 'Number',
    document: 'Title',
    name: 'Name',
    purpose: 'Purpose',
    issued: 'Day issued',
    until: 'Valid until',
  },
  /** Against a copied site: 'You are on barangay.example; …' */
  host: (host: string) => `You are on ${host}; the paper names its address. Both must be the same.`,
  call: 'Call the hall',
};

export type VerifyTexts = Messages<typeof verify>;
