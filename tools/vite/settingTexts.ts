/** The settings of the build, as `--help` and `.env.example` name them (server/http/settingTexts.ts has the server's). */
import type { SettingTexts } from '../../server/http/settingTexts.ts';

export const buildSettings = {
  SITE_URL: {
    default: null,
    what: "the address of the published site, without a path (Firebase's, or http://localhost:8080)",
  },
  SITE_CONTENT: { default: 'content', what: 'the folder of the records that the build reads' },
  SITE_PRERENDER: { default: 'on', what: 'off: the browser renders every page' },
  SITE_PACKED: { default: 'on', what: 'off: no compressed copies of the files' },
  SITE_WORKER: { default: 'on', what: 'off: removes the service worker from phones' },
  VITE_FIREBASE_PROJECT_ID: { default: null, what: 'the first of three values of a Firebase web app' },
  VITE_FIREBASE_API_KEY: { default: null, what: 'the second' },
  VITE_FIREBASE_APP_ID: { default: null, what: 'the third' },
  VITE_FIREBASE_APP_CHECK_KEY: { default: null, what: 'switches App Check on' },
  VITE_TILE_URL: {
    default: null,
    what: "the tiles of the street map, with {z}, {x} and {y} (OpenStreetMap's)",
  },
  VITE_TILE_ATTRIBUTION: { default: '© OpenStreetMap contributors', what: 'the credit on that map' },
} as const satisfies SettingTexts;
