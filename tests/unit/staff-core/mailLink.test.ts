/** §7. Links that open the clerk's mail program: plain mailboxes only, and nothing that begins a header (failures 22). */
import { describe, expect, it } from 'vitest';
import { createBccLinks, createMailLink, maxLinkLength } from '../../../src/staff-core/mailLink.ts';

const text = { subject: 'Sample & subject', body: 'one\ntwo' };
const end = '&subject=Sample%20%26%20subject&body=one%0D%0Atwo';

describe('§7 the link of an email to one person', () => {
  it('ends a line with CRLF, and encodes the signs that end a parameter', () => {
    expect(createMailLink({ to: 'a@b.ph', subject: "Sample & 'more'", body: 'one\ntwo\r\nthree' })).toBe(
      'mailto:a@b.ph?subject=Sample%20%26%20%27more%27&body=one%0D%0Atwo%0D%0Athree',
    );
  });
});

describe('§7 the links of an email to many', () => {
  it('have every mailbox as Bcc, once whatever its case, and no other recipient', () => {
    expect(createBccLinks(['a+x@b.ph', 'c@d.ph', 'A+X@B.ph', 'c@d.ph'], text)).toEqual([
      { link: `mailto:?bcc=A%2BX@B.ph,c@d.ph${end}`, count: 2 },
    ]);
  });

  it.each([
    '',
    'sample',
    'a@b',
    'a@b.ph?cc=x@y.ph',
    'a@b.ph&cc=x@y.ph',
    'a@b.ph,x@y.ph',
    'a@b.ph;x@y.ph',
    'a@b.ph\r\nCc: x@y.ph',
    'a@b.ph%0d%0aCc:x@y.ph',
    'Sample <a@b.ph>',
    '"a b"@b.ph',
    'a\u202e@b.ph',
    'javascript:alert(1)//@b.ph',
    `${'a'.repeat(65)}@b.ph`,
    null,
    7,
    { to: 'a@b.ph' },
    ['a@b.ph'],
  ])('leave out %j, and keep the others', (hostile) => {
    expect(createBccLinks(['one@b.ph', hostile, 'two@b.ph'], text)).toEqual([
      { link: `mailto:?bcc=one@b.ph,two@b.ph${end}`, count: 2 },
    ]);
  });

  it('are none without a mailbox', () => {
    expect(createBccLinks(['', null], text)).toEqual([]);
  });

  it.each([1, 2, 60, 500])(
    'are short enough for a mail program with %i mailboxes, each in one link',
    (count) => {
      const mailboxes = Array.from(
        { length: count },
        (_, at) => `sample.person.number.${at}@mail.example.ph`,
      );
      const links = createBccLinks(mailboxes, { subject: 'x'.repeat(60), body: 'y '.repeat(300) });
      const read = links.map(({ link }) => new URL(link).searchParams.get('bcc')?.split(','));
      expect(read.flat()).toEqual(mailboxes);
      expect(links.map((each) => each.count)).toEqual(read.map((each) => each?.length));
      expect(Math.max(...links.map(({ link }) => link.length))).toBeLessThanOrEqual(maxLinkLength);
      // No link has room for the first mailbox of the next one.
      for (const { link } of links.slice(0, -1)) expect(link.length).toBeGreaterThan(maxLinkLength - 60);
    },
  );

  it('have one mailbox at least, however long the text is', () => {
    const links = createBccLinks(['a@b.ph', 'c@d.ph'], { subject: 'x', body: 'y'.repeat(maxLinkLength) });
    expect(links.map(({ count }) => count)).toEqual([1, 1]);
  });
});
