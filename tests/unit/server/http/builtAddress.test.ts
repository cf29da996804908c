/** The notice about a site that was built without an address. */
import { describe, expect, it } from 'vitest';
import { findAddressNotice, localAddress } from '../../../../server/http/builtAddress.ts';
import { createRecordFiles } from '../../../../tools/vite/plugins/recordFilesPlugin.ts';
import { readSiteUrl } from '../../../../tools/vite/siteUrl.ts';
import { createTempDirectory, writeFiles } from '../../../support/server/runningServer.ts';

const buildFor = (address: string): string => {
  const dist = createTempDirectory();
  writeFiles(dist, createRecordFiles({ address, content: 'content' }, 0));
  return dist;
};

describe('§1 the address of a built site', () => {
  it('is missed where the build had none, in one line that says how to set it', () => {
    const notice = findAddressNotice(buildFor(readSiteUrl({})));
    expect(notice).toMatch(
      /^SITE_URL was not set for this build: links .* SITE_URL=https:\S+, and build again\.$/,
    );
    expect(readSiteUrl({ SITE_URL: '  ' })).toBe(localAddress);
  });

  it.each([
    ['an address', 'https://barangay.example'],
    ['a longer port of this machine', 'http://localhost:80801'],
    ["Firebase's address", readSiteUrl({ VITE_FIREBASE_PROJECT_ID: 'barangay-sample' })],
  ])('is not missed with %s', (_, address) => {
    expect(findAddressNotice(buildFor(address))).toBeNull();
  });

  it('is not missed before the first build', () => {
    expect(findAddressNotice(createTempDirectory())).toBeNull();
  });
});
