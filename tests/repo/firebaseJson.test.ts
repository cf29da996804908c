/** Firebase Hosting sends what the embedded server sends. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTileSettings } from '../../src/config/tileSettings.ts';
import { cloudSources, createFirebaseConfig } from '../../tools/deploy/hosting.ts';
import { parseTileOrigins } from '../../tools/vite/plugins/sourcesPlugin.ts';

describe('firebase.json', () => {
  it("matches the embedded server's tables (npm run firebase:files)", () => {
    expect(JSON.parse(readFileSync('firebase.json', 'utf8'))).toEqual(createFirebaseConfig(cloudSources));
  });
  it('allows the map tiles that a build without settings loads', () => {
    expect(cloudSources.tiles).toEqual(parseTileOrigins(readTileSettings({}).url));
  });
  it('deploys a rules file of rules_version 2', () => {
    const { rules } = createFirebaseConfig(cloudSources).firestore;
    expect(readFileSync(rules, 'utf8')).toContain("rules_version = '2'");
  });
});
