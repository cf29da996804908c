/** English messages of the full privacy notice, which loads after the form. */
import { defineMessages } from '../define.ts';
import { joinWords } from '../joinWords.ts';

export const privacyMessages = defineMessages('privacy', {
  /**
   * @param finished, unfinished days of the site's retention
   * @param logbook days that a request with a document waits for the hall's logbook
   */
  points: (
    finished: number,
    unfinished: number,
    logbook: number,
    /** The nouns of the fields that no draft has, and of those that begin the next request of a person. */
    { undrafted, person }: { readonly undrafted: readonly string[]; readonly person: readonly string[] },
  ) => [
    {
      term: 'What we collect:',
      text: 'your name, address, birth details, sex, civil status, email and the answers on the form.',
    },
    {
      term: 'Why:',
      text: 'to prepare the document or service you ask for, and to be ready for you on the day you choose.',
    },
    {
      term: 'On what basis:',
      text: 'preparing it is a task that the law gives the barangay (RA 7160). RA 10173 allows a public office to use the personal data that its tasks need (Sections 12(e) and 13(b)).',
    },
    {
      term: 'Who sees it:',
      text: 'the staff of the barangay hall who handle your request. We do not sell it, and give it to nobody else unless the law requires it. Anyone can see when a place of a half day is taken or free again, but never whose it is.',
    },
    {
      term: 'How long:',
      text: `${finished} days after your request is released or refused. If it never is, ${unfinished} days after the day of your appointment. Then it is deleted, within a week; earlier if you ask us. If the hall made a document from it, it may stay up to ${logbook} days longer, until the document is in the logbook of the hall. What stays on the site is the number of the document, without your name.`,
    },
    {
      term: 'In this tab:',
      text: `we save a draft of your answers until you send or clear them. The receipt code of your request is saved with it. Until you send, nobody can look anything up by it. After you send, the tab keeps only the reference number, the receipt code and your day, until you close it, clear them or start another request. A draft never holds your ${joinWords(undrafted, 'or')}: after a reload the form asks again. If you start another request for the same person, its draft begins with the ${joinWords(person, 'and')}.`,
    },
    {
      term: 'On your phone, only if you choose it:',
      text: 'the same draft, for up to 24 hours after its last change. If you choose to keep a request that waits for a signal, the phone keeps all its answers, also those that a draft never holds, for up to 24 hours, or until it is sent or you withdraw it. Anything older is deleted the next time this site is opened.',
    },
    {
      term: 'On your phone, always:',
      text: 'the receipt code of a request that has no answer yet, for up to 24 hours. Your language, your settings and copies of pages stay too: they hold none of your answers.',
    },
    {
      term: 'In the gallery of your phone, only if you save it:',
      text: 'a picture of the receipt, with the reference, the receipt code, the service (never health services), the day, the place and the papers, and no other answer. It stays until you delete it, also in copies that your phone makes of its photos. Anyone you give it to can look your request up.',
    },
    {
      term: 'Your rights under RA 10173:',
      text: "you may ask to see, correct or erase your record, and object to how it is used. Ask at the hall for the barangay's compliance officer for privacy, or for the barangay secretary. You may also complain to the National Privacy Commission (privacy.gov.ph).",
    },
  ],
} as const);
