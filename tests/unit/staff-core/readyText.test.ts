/** §7. The email that tells a citizen to come: one sentence, one mailbox, nothing that others may not read. */
import { describe, expect, it } from 'vitest';
import { allLocales } from '../../../src/i18n/locales.ts';
import { site } from '../../../src/site.ts';
import { createReadyLink, formatReadyText, readyTextKindOf } from '../../../src/staff-core/readyText.ts';

const siteUrl = 'https://barangay.example';
const to = { locale: 'en', siteUrl } as const;
const ready = { state: 'ready', reason: null } as const;
const write = (address: unknown, id = '4f3a') => createReadyLink(ready, { id, email: address }, to);

describe('§7 the text of the email to a citizen', () => {
  it('is one sentence for a request that is ready, in the three languages', () => {
    const { barangay } = site;
    expect(
      allLocales.map((locale) => formatReadyText('ready', { reference: '4f3a', locale, siteUrl })),
    ).toEqual([
      `${barangay}: request 4f3a is ready. You can get it at the barangay hall, Monday to Friday, 8:00 am to 5:00 pm. Status: ${siteUrl}/Request_Status`,
      `${barangay}: handa na ang kahilingan 4f3a. Makukuha ninyo ito sa barangay hall, Lunes hanggang Biyernes, 8:00 am hanggang 5:00 pm. Tingnan ito sa: ${siteUrl}/Request_Status`,
      `${barangay}: andam na ang hangyo 4f3a. Makuha nimo kini sa barangay hall, Lunes hangtod Biyernes, 8:00 am hangtod 5:00 pm. Tan-awa kini sa: ${siteUrl}/Request_Status`,
    ]);
  });

  it.each([
    ['ready', null, 'ready'],
    ['processing', 'paper-missing', 'paperMissing'],
    ['processing', 'to-be-signed', null],
    ['processing', null, null],
    ['received', null, null],
    ['refused', 'not-resident', null],
    ['released', null, null],
    ['other', null, null],
  ] as const)('for the status %s with the reason %s is %s', (state, reason, kind) => {
    expect(readyTextKindOf({ state, reason })).toBe(kind);
  });

  it('has only signs that every mail program shows', () => {
    for (const locale of allLocales)
      for (const kind of ['ready', 'paperMissing'] as const)
        expect(formatReadyText(kind, { reference: '4f3a-9c1b', locale, siteUrl })).toMatch(/^[ -~]+$/);
  });
});

describe('§7 the link that writes the email', () => {
  it('has the address, the subject and the text, percent-encoded', () => {
    const link = new URL(write('sample+hall@example.com') ?? '');
    expect(link.pathname).toBe('sample%2Bhall@example.com');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      subject: `${site.barangay}: 4f3a`,
      body: formatReadyText('ready', { reference: '4f3a', ...to }),
    });
    expect(link.href).toMatch(/^[!-~]+$/);
  });

  it.each([
    '',
    ' ',
    'sample',
    'a@b',
    'a@b.ph?bcc=x@y.ph',
    'a@b.ph&cc=x@y.ph',
    'a@b.ph,x@y.ph',
    'a@b.ph;x@y.ph',
    'a@b.ph\nBcc: x@y.ph',
    'a@b.ph\r\nBcc: x@y.ph',
    'a%0aBcc:x@b.ph',
    'a%40y.ph@b.ph',
    'a@b.ph%0abcc=x',
    'a@b.ph#x',
    'Sample <a@b.ph>',
    '"a b"@b.ph',
    'a\u202e@b.ph',
    'ñ@b.ph',
    'a@ñ.ph',
    'javascript:alert(1)//@b.ph',
    `${'a'.repeat(65)}@b.ph`,
    `a@${'b'.repeat(260)}.ph`,
  ])('is absent for the address %j', (address) => {
    expect(write(address)).toBeNull();
  });

  it.each([null, undefined, 4, {}, ['a@b.ph']])('is absent where the address is %j', (address) => {
    expect(write(address)).toBeNull();
  });

  it('is absent where the reference is none, or the status needs no email', () => {
    expect(write('a@b.ph', 'x?y')).toBeNull();
    const received = { state: 'received', reason: null } as const;
    expect(createReadyLink(received, { id: '4f3a', email: 'a@b.ph' }, to)).toBeNull();
  });
});
