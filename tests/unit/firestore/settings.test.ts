import { describe, expect, it } from 'vitest';
import { embeddedProjectId, readFirestoreSettings } from '../../../src/firestore/settings.ts';

const project = {
  VITE_FIREBASE_PROJECT_ID: ' sample ',
  VITE_FIREBASE_API_KEY: 'sample-key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
} as const;
const appCheck = { VITE_FIREBASE_APP_CHECK_KEY: ' sample-site-key ' } as const;
const cloud = { store: 'cloud', projectId: 'sample', apiKey: 'sample-key', appId: '1:2:web:3' } as const;

describe('§7 where the records are', () => {
  it.each([
    ['nothing', {}],
    ['blanks', { VITE_FIREBASE_PROJECT_ID: ' ', VITE_FIREBASE_APP_CHECK_KEY: '' }],
  ])('with %s given: in the store that serves the page', (_, env) => {
    expect(readFirestoreSettings(env)).toEqual({
      store: 'embedded',
      projectId: embeddedProjectId,
      appCheckKey: null,
    });
  });

  it.each([
    ['without App Check', project, null],
    ['with a blank for its key', { ...project, VITE_FIREBASE_APP_CHECK_KEY: ' ' }, null],
    ['with App Check', { ...project, ...appCheck }, 'sample-site-key'],
  ])('in Cloud Firestore, %s', (_, env, appCheckKey) => {
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
      'two of three',
      keyless,
      'Firebase is configured in part, by VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_APP_ID: VITE_FIREBASE_API_KEY must be set as well, or none of them.',
    ],
  ])('nowhere with %s: the sentence names what is given and what is missing', (_, env, sentence) => {
    expect(() => readFirestoreSettings(env)).toThrow(sentence);
  });
});
