/** §7. The feedback of citizens on the staff page: the texts of strangers. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { feedbackTabMessages as messages } from '../../../src/staff/feedback/messages.ts';
import { createStaffStore, renderStaff } from '../../support/components/renderStaff.tsx';
import { openStaffTab, writeDocument } from '../../support/components/staffRequests.ts';
import { createSampleFeedback } from '../../support/form/sampleFeedback.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { testNow } from '../../support/testNow.ts';
import { widths } from '../../support/widths.ts';

const hostileTexts = [
  ...hostilePayloads,
  'x'.repeat(500),
  '\u202eabc'.repeat(50),
  `a${'\u0301'.repeat(400)}`,
  '\u05d0\u05d1 http://barangay.example',
];
const hostilePages = [
  '//barangay.example/News',
  'javascript:alert(1)',
  '/News/../staff',
  `/${'x'.repeat(239)}`,
];

describe('§7 feedback on the staff page', () => {
  it('shows the texts of strangers as texts, within a phone, and links only to pages of the site', async () => {
    const store = createStaffStore();
    const messagesOfStrangers = [
      ...hostileTexts.map((text) => ({ text })),
      ...hostilePages.map((path) => ({ page: path, text: 'Sample' })),
    ];
    for (const [at, fields] of messagesOfStrangers.entries())
      await writeDocument(store, `Page_Feedback/list/${at}`, {
        ...createSampleFeedback('wrongNumber', testNow),
        ...fields,
      });
    await renderStaff(store, widths.phone);
    await openStaffTab('feedback');
    await expect.element(page.getByRole('heading', { name: messages.counts.title })).toBeVisible();
    expect(page.getByRole('listitem').length).toBe(messagesOfStrangers.length);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const shown = document.getElementById('staff')!.innerText;
    expect(shown).toContain(hostilePayloads[0]);
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(page.getByCss('#staff :is(script, img, iframe, b b)').elements()).toEqual([]);
    const hrefs = page
      .getByCss('#staff a[target]')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(new Set(['/Emergency-Hotlines']));
  });
});
