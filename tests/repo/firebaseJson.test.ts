/** Firebase Hosting sends what the embedded server sends. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTileSettings } from '../../src/config/tileSettings.ts';
import { cloudSources, hostingOf } from '../../tools/deploy/hosting.ts';
import { tileOriginsOf } from '../../tools/vite/plugins/sourcesPlugin.ts';

describe('firebase.json', () => {
  it('is made of the tables of the embedded server: npm run firebase:files', () => {
    expect(JSON.parse(readFileSync('firebase.json', 'utf8'))).toEqual(hostingOf(cloudSources));
  });
  it('allows the pictures of the street map that a build without settings asks for', () => {
    expect(cloudSources.tiles).toEqual(tileOriginsOf(readTileSettings({}).url));
  });
  it('deploys the rules that the embedded store obeys', () => {
    const { rules } = hostingOf(cloudSources).firestore;
    expect(readFileSync(rules, 'utf8')).toContain("rules_version = '2'");
  });
});
