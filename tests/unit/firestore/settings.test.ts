import { describe, expect, it } from 'vitest';
import { embeddedProjectId, readFirestoreSettings } from '../../../src/firestore/settings.ts';

const project = {
  VITE_FIREBASE_PROJECT_ID: ' sample ',
  VITE_FIREBASE_API_KEY: 'sample-key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
} as const;
const appCheck = { VITE_FIREBASE_APP_CHECK_KEY: ' sample-site-key ' } as const;
const cloud = { store: 'cloud', projectId: 'sample', apiKey: 'sample-key', appId: '1:2:web:3' } as const;

describe('§7 readFirestoreSettings', () => {
  it.each([
    ['no variable', {}],
    ['only blank variables', { VITE_FIREBASE_PROJECT_ID: ' ', VITE_FIREBASE_APP_CHECK_KEY: '' }],
  ])('selects the embedded store with %s', (_, env) => {
    expect(readFirestoreSettings(env)).toEqual({
      store: 'embedded',
      projectId: embeddedProjectId,
      appCheckKey: null,
    });
  });

  it.each([
    ['without App Check', project, null],
    ['with a blank App Check key', { ...project, VITE_FIREBASE_APP_CHECK_KEY: ' ' }, null],
    ['with App Check', { ...project, ...appCheck }, 'sample-site-key'],
  ])('selects Cloud Firestore %s', (_, env, appCheckKey) => {
    expect(readFirestoreSettings(env)).toEqual({ ...cloud, appCheckKey });
  });

  const { VITE_FIREBASE_API_KEY: _, ...keyless } = project;
  it.each([
    [
      'App Check alone',
      appCheck,
      'Firebase is configured in part, by VITE_FIREBASE_APP_CHECK_KEY: VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID must be set as well, or none of them.',
    ],
    [
      'two of the three Firebase variables',
      keyless,
      'Firebase is configured in part, by VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID: VITE_FIREBASE_API_KEY must be set as well, or none of them.',
    ],
  ])('refuses %s, and names the variables that are set and those that are missing', (_, env, sentence) => {
    expect(() => readFirestoreSettings(env)).toThrow(sentence);
  });
});
