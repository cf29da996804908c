import { createFeedback, type Feedback, type FeedbackKind } from '../../../src/form/feedback.ts';

/** A complete record of feedback. */
export const createSampleFeedback = (kind: FeedbackKind, now: number): Feedback =>
  createFeedback('/Emergency-Hotlines', kind, 'Sample: 088 000 is of another office.', now);
