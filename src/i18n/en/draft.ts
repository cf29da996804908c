/** Messages about the draft of a form. */
import { defineMessages } from '../define.ts';

export const draftMessages = defineMessages('draft', {
  region: 'Your draft',
  inTab: 'Saved in this tab until you send or clear it.',
  onPhone: 'Kept for up to 24 hours. Anyone who uses this phone can read it.',
  keep: 'Keep on this phone',
  clear: 'Clear now',
  restored: {
    title: 'Restored from your draft',
    /** 'Birth date and Civil status' */
    notKept: (labels: string) =>
      `To protect your privacy, these answers were not saved: ${labels}. Please answer them again.`,
    notYours: "Not your answers? Press 'Clear now'.",
  },
  and: 'and',
  notRead: {
    title: 'Your draft could not be opened.',
    sentence: 'Please fill in the form again. Everything else works.',
  },
  notKept: {
    title: 'This phone cannot keep a draft.',
    sentence: 'You can fill in and send the form. If you reload or close this page, your answers are lost.',
  },
  gone: {
    title: 'Your draft is no longer kept on this phone.',
    sentence:
      'It was cleared in another tab, or 24 hours have passed. Your answers on this page are still here.',
  },
  sentElsewhere: {
    title: (reference: string) =>
      `These answers were already sent from another tab. Reference number: ${reference}`,
    sentence: 'You do not need to send them again.',
  },
  which: {
    title: 'The draft on this phone is not the same as this page.',
    sentence: 'Another tab changed it. Which answers do you want to use?',
    theirs: 'Use the answers in the draft',
    ours: 'Keep the answers on this page',
    later: 'Leave both as they are',
  },
  sure: {
    title: 'Clear all your answers?',
    sentence: 'They will be removed from this page and from this phone. This cannot be undone.',
    yes: 'Yes, clear them',
    no: 'No, keep them',
  },
  cleared: {
    title: 'Your answers were cleared.',
    sentence: 'None of them are saved on this phone.',
  },
} as const);
