/** §2 The Content-Security-Policy allows what the site uses and nothing else. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createContentSecurityPolicy,
  createStaffPolicy,
  policySourcesFile,
  readSitePolicy,
  readStaffPolicy,
} from '../../../../server/http/contentSecurityPolicy.ts';
import type { PolicySources } from '../../../../server/http/policySources.ts';
import { createTempDirectory } from '../../../support/server/runningServer.ts';

const embedded: PolicySources = { store: 'embedded', hasAppCheck: false, tiles: [] };
const cloud: PolicySources = { store: 'cloud', hasAppCheck: true, tiles: ['https://tiles.example'] };

/** The sources of one directive. */
const sourcesOf = (policy: string, directive: string): readonly string[] =>
  policy
    .split('; ')
    .find((row) => row.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('the policy of the built site', () => {
  it('names no other host with the embedded store', () => {
    expect(createContentSecurityPolicy(embedded)).not.toContain('https:');
    expect(sourcesOf(createContentSecurityPolicy(embedded), 'connect-src')).toEqual(["'self'"]);
  });

  it('never allows inline code but by its hash', () => {
    const policy = createContentSecurityPolicy(cloud, 'built', {
      styles: ["'sha256-a'"],
      scripts: ["'sha256-b'"],
    });
    expect(policy).not.toContain('unsafe');
    expect(sourcesOf(policy, 'script-src')).toContain("'sha256-b'");
    expect(sourcesOf(policy, 'style-src')).toContain("'sha256-a'");
  });

  it('names the hosts of Cloud Firestore, App Check and the map only if the build uses them', () => {
    const policy = createContentSecurityPolicy(cloud);
    expect(sourcesOf(policy, 'connect-src')).toContain('https://firestore.googleapis.com');
    expect(sourcesOf(policy, 'img-src')).toContain('https://tiles.example');
    expect(sourcesOf(policy, 'frame-src')).toContain('https://www.google.com/recaptcha/');
    expect(sourcesOf(createContentSecurityPolicy(embedded), 'default-src')).toEqual(["'none'"]);
    expect(createContentSecurityPolicy(embedded)).not.toContain('frame-src');
  });

  it('allows inline code and a WebSocket in development alone', () => {
    const policy = createContentSecurityPolicy(embedded, 'dev');
    expect(sourcesOf(policy, 'script-src')).toContain("'unsafe-inline'");
    expect(sourcesOf(policy, 'connect-src')).toContain('ws:');
    expect(createContentSecurityPolicy(embedded)).not.toContain('ws:');
  });
});

describe('the policy of the staff page', () => {
  it("names Google's sign-in with Cloud Firestore, and neither App Check nor the map", () => {
    const policy = createStaffPolicy(cloud);
    expect(sourcesOf(policy, 'connect-src')).toContain('https://identitytoolkit.googleapis.com');
    expect(policy).not.toContain('recaptcha');
    expect(policy).not.toContain('tiles.example');
    expect(createStaffPolicy(embedded)).not.toContain('https:');
  });
});

describe('the policy of a directory', () => {
  it('follows the sources that its build wrote', () => {
    const dist = createTempDirectory();
    writeFileSync(join(dist, policySourcesFile), JSON.stringify(cloud));
    expect(readSitePolicy(dist)).toBe(createContentSecurityPolicy(cloud));
    expect(readStaffPolicy(dist)).toBe(createStaffPolicy(cloud));
  });

  it('allows no other host without a build', () => {
    expect(readSitePolicy(createTempDirectory())).toBe(createContentSecurityPolicy(embedded));
  });

  it('is not guessed from a file that cannot be read', () => {
    const dist = createTempDirectory();
    mkdirSync(join(dist, policySourcesFile));
    expect(() => readSitePolicy(dist)).toThrow('EISDIR');
  });
});
