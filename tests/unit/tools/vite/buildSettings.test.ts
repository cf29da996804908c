import { describe, expect, it } from 'vitest';
import { readBuildSettings } from '../../../../tools/vite/buildSettings.ts';

describe('the settings of a build', () => {
  it.each([
    [
      'Firebase is configured in part, naming the missing settings',
      { VITE_FIREBASE_PROJECT_ID: 'sample' },
      'VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID must be set as well',
    ],
    [
      'App Check is configured without a project, naming the missing settings',
      { VITE_FIREBASE_APP_CHECK_KEY: 'sample' },
      'by VITE_FIREBASE_APP_CHECK_KEY: VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID must be set as well',
    ],
    [
      'the address of the map tiles is invalid, naming the valid schemes',
      { VITE_TILE_URL: 'tiles' },
      'VITE_TILE_URL must be an address of http or https',
    ],
    ['the address of the site has no scheme', { SITE_URL: 'sample.example' }, 'SITE_URL'],
    ['a form is switched neither on nor off', { SITE_FORM: 'perhaps' }, 'SITE_FORM'],
  ])('are refused when %s', (_, env, sentence) => {
    expect(() => readBuildSettings(env)).toThrow(sentence);
  });
});
