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
