/** §7. The email to those whose day is closed or was moved: what it says in three languages, and what it never has (failures 22). */
import { describe, expect, it } from 'vitest';
import type { PlainValue } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../../src/site.ts';
import {
  type ClosedDay,
  createDayNotification,
  formatDayEmail,
} from '../../../../src/staff-core/hall/dayEmail.ts';
import { maxLinkLength } from '../../../../src/staff-core/mailLink.ts';

const siteUrl = 'https://barangay.example';
const closed: ClosedDay = { day: '2031-05-07', closed: ['morning', 'afternoon'], movedTo: null };
const moved: ClosedDay = { ...closed, movedTo: '2031-05-09' };
const write = (closedDay: ClosedDay) => formatDayEmail(closedDay, siteUrl).body.split('\n\n');

const person = (email: PlainValue, lname = 'Sample-Peña') => ({
  request: { fields: { lname, type: 'HEALTH_SERVICES', email } },
});

describe('§7 the text of the email about a closed day', () => {
  it('asks those without a new day not to come, in each language, and says whom to call', () => {
    expect(write(closed)).toEqual([
      'The barangay hall is closed on Wednesday, 7 May 2031. Please do not come then. Once you have a new day, your receipt code shows it at the address below. To ask, call the hall.',
      'Sarado ang barangay hall sa Miyerkoles, Mayo 7, 2031. Huwag munang pumunta noon. Kapag may bago na kayong araw, makikita ito sa address sa ibaba gamit ang receipt code. Kung may tanong, tumawag sa hall.',
      'Sirado ang barangay hall sa Miyerkules, Mayo 7, 2031. Ayaw una og adto niana. Kon naa na kay bag-ong adlaw, makita kini sa address sa ubos gamit ang receipt code. Kon naay pangutana, tawag sa hall.',
      `${site.hall.name}, ${site.hall.telephone.number}\n${siteUrl}/Request_Status`,
    ]);
    expect(formatDayEmail(closed, siteUrl).subject).toBe(
      `${site.barangay}: hall closed, sarado, sirado: Wednesday, 7 May 2031`,
    );
  });

  it('names the new day of those who were moved, in each language', () => {
    const [english, filipino, cebuano] = write(moved);
    expect(english).toContain('Your new day is Friday, 9 May 2031, at the same hour');
    expect(filipino).toContain('Ang bago ninyong araw ay Biyernes, Mayo 9, 2031, sa parehong oras');
    expect(cebuano).toContain('Ang imong bag-ong adlaw mao ang Biyernes, Mayo 9, 2031, sa samang oras');
    expect(write(moved).join(' ')).not.toContain('Please do not come');
  });

  it.each([
    ['morning', ['2031 in the morning.', '2031 sa umaga.', '2031 sa buntag.']],
    ['afternoon', ['2031 in the afternoon.', '2031 sa hapon.', '2031 sa hapon.']],
  ] as const)('names the half day where only the %s is closed', (half, parts) => {
    const paragraphs = write({ ...closed, closed: [half] });
    expect(parts.filter((part, at) => !paragraphs[at]?.includes(part))).toEqual([]);
  });

  it('has only signs that every mail program shows', () => {
    for (const each of [closed, moved]) {
      const { subject, body } = formatDayEmail(each, siteUrl);
      expect(subject + body.replaceAll('\n', '')).toMatch(/^[ -~]+$/);
    }
  });
});

describe('§7 whom the email about a closed day reaches', () => {
  const people = [
    person('one@example.com'),
    person(''),
    person(null),
    person('two@example.com?cc=x@y.ph'),
    person('two@example.com'),
    person('ONE@example.com'),
  ];

  it('is everybody with a plain mailbox; the others are named for the list', () => {
    const { links, withoutEmail } = createDayNotification(people, closed, siteUrl);
    const sent = links.map(({ link }) => Object.fromEntries(new URL(link).searchParams));
    expect(sent).toEqual([
      {
        bcc: 'ONE@example.com,two@example.com',
        subject: formatDayEmail(closed, siteUrl).subject,
        body: formatDayEmail(closed, siteUrl).body.replaceAll('\n', '\r\n'),
      },
    ]);
    expect(withoutEmail).toEqual(people.slice(1, 4));
  });

  it('has no name, no service and no second recipient in it, whatever a request says', () => {
    const hostile = people.map(({ request }) => person(request.fields.email, 'x&bcc=y@z.ph'));
    const [only] = createDayNotification(hostile, moved, siteUrl).links;
    expect(only?.link).not.toMatch(/Sample|health|y@z|x@y|[&?](?:cc|to)=/i);
  });

  it('leaves each link room for at least ten mailboxes', () => {
    const many = Array.from({ length: 200 }, (_, at) => person(`sample.person.${at}@mail.example.ph`));
    const { links } = createDayNotification(many, moved, siteUrl);
    expect(Math.max(...links.map(({ link }) => link.length))).toBeLessThanOrEqual(maxLinkLength);
    expect(Math.min(...links.slice(0, -1).map(({ count }) => count))).toBeGreaterThanOrEqual(10);
  });
});
