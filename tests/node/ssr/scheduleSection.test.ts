/** The section of resident information that says who is where and when, on /Resident and on the page of Health Services. */
import { describe, expect, inject, it } from 'vitest';
import { scheduleSectionId } from '../../../src/content/models/orderedRecords.ts';
import { toAnchor } from '../../../src/routes/anchor.ts';
import { findElements, findMain, parsePage } from '../../support/parsedPage.ts';
import { fetchHtml } from '../../support/server/fetchHtml.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

describe('§2 the days of midwife, Punong Barangay and garbage truck', () => {
  it.each([
    ['en', 'Midwife'],
    ['fil', 'Komadrona'],
    ['ceb', 'Midwife (mananabang)'],
  ] as const)(
    'stand on /Resident and on Health Services, on no other service: %s',
    async (locale, midwife) => {
      const server = await startTestServer({ dist: inject('siteDist') });
      const readTable = async (path: string) =>
        findElements(findMain(parsePage(await fetchHtml(server, path, locale))), ['section'], {
          id: toAnchor(scheduleSectionId),
        }).map((section) => findElements(section, ['table'])[0]?.text);
      const [table] = await readTable('/Resident');
      expect(table).toContain(midwife);
      expect(await readTable('/services/health-and-services-main')).toEqual([table]);
      expect(await readTable('/services/issuance-of-barangay-certifications')).toEqual([]);
    },
  );
});
