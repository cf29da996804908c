/** Rules of law that the samples keep: those of this project, and not what a barangay wrote in their place. CONTRIBUTING.md lists the facts that a reviewer checks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectContent } from '../support/server/projectContent.ts';

interface Sample {
  readonly id: string;
  readonly sample?: boolean;
  readonly date?: number;
  readonly extraPurposes?: readonly string[];
}

const recordIn = (folder: string, list: string, id: string): Sample => {
  const records: Sample[] = JSON.parse(readFileSync(join(folder, `${list}.json`), 'utf8'));
  return records.find((record) => record.id === id && record.sample === true)!;
};

describe.each(projectContent)('the sample content in %s', (folder) => {
  it('offers no barangay clearance for a business, which the city or municipal hall issues (RA 11032, Section 11(f))', () => {
    const { extraPurposes = [] } = recordIn(folder, 'CitizensCharter_List', 'issuance-of-barangay-clearance');
    const business = extraPurposes.filter((purpose) => /business/i.test(purpose));
    expect(business).toEqual([expect.stringContaining('go to the city or municipal hall (RA 11032)')]);
  });

  it('holds the barangay assembly on a Saturday or Sunday of March or October (Proclamation 599, 2018)', () => {
    const { date = 0 } = recordIn(folder, 'Announcement_List', 'barangay-assembly');
    // In Manila, eight hours ahead of UTC.
    const day = new Date(date + 8 * 3_600_000);
    expect([0, 6]).toContain(day.getUTCDay());
    expect([2, 9]).toContain(day.getUTCMonth());
  });
});
