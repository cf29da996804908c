/** Records of feeds as a store has them, and texts that try to break out of a feed. */
import type { DocumentsOf } from '../../src/content/feeds/feedEntries.ts';
import type { ListName } from '../../src/content/schema/lists.ts';
import type { UncheckedDocument } from '../../src/lib/readFields.ts';
import { hostilePayloads } from './hostileTexts.ts';

export const feedAddress = 'https://barangay.example';

/** 6 May 2031, 0:00 in Manila. */
export const feedDay = Date.UTC(2031, 4, 5, 16);

export const feedRecord = (id: string, fields: object = {}): UncheckedDocument => ({
  id,
  data: { status: 'active', title: `Title ${id}`, slug: id, date: feedDay, updated: feedDay, ...fields },
});

export const documentsIn =
  (lists: Partial<Readonly<Record<ListName, readonly UncheckedDocument[]>>>): DocumentsOf =>
  (list) =>
    lists[list] ?? [];

export const hostileFeedTexts: readonly string[] = [
  ...hostilePayloads,
  ']]>&<script>]]>',
  '<![CDATA[ ]]> &#0; &unknown; &amp;',
  'null\u0000 bell\u0007 tab\u000b escape\u001b next\u0085 delete\u007f',
  'no characters \ufffe \uffff',
  'halves \ud83d of pairs \ude00',
  'Hall\r\nBEGIN:VALARM\r\nTRIGGER:-PT1M\r\nEND:VALARM',
  'Hall\rBEGIN:VEVENT\rEND:VEVENT',
  'Hall\nEND:VCALENDAR',
  'Hall\u2028BEGIN:VALARM\u2029END:VALARM',
  'a;b,c:d\\n"e"\\',
  `${'x'.repeat(66)}\u{1f600}\u{1f600}`,
  '\u{1f600}'.repeat(70),
  'ñ₱'.repeat(100),
  '\u202eright to left',
];
