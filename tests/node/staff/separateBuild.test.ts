/** §6 §7. The staff page is built apart: it has its own headers, and a citizen's browser loads nothing of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { staffPage } from '../../../server/http/staffPage.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

const dist = inject('siteDist');

/** Files that a citizen loads: pages, scripts, worker, search. The machine viewer is left out: it shows the staff's machines. */
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:html|js|css|json|xml|webmanifest)$/.test(name))
  .filter((name) => !/^(?:assets\/)?(?:staff|machines)[.-]/.test(name));

/** Texts that only the staff page has, and the names of its scripts. */
const marks = [
  staffMessages.signIn.token.label,
  staffMessages.writing.lead,
  `/${staffPage.prefix}`,
  'identitytoolkit',
];

describe('§6 the separate build of the staff page', () => {
  it("leaves no trace of the staff page in citizens' files, the sitemap and the service worker", () => {
    const found = files.flatMap((name) => {
      const text = readFileSync(join(dist, name), 'utf8');
      return marks.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`);
    });
    expect(files.length).toBeGreaterThan(60);
    expect(found).toEqual([]);
    expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).not.toContain(staffPage.path);
    expect(readFileSync(join(dist, 'worker.js'), 'utf8')).not.toContain(staffPage.prefix);
  });

  it('serves the staff page uncached and unindexed, with a policy of its own', async () => {
    const { address } = await startTestServer({ dist });
    const moved = await fetch(new URL('/staff.html', address), { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, staffPage.path]);
    const { status, headers } = await fetch(new URL(staffPage.path, address));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
  });
});
