/**
 * The settings of the server and of the commands, as `--help` and `.env.example` name them; tools/vite/settingTexts.ts has
 * those of the build. The table of docs/deploy.md says more about each.
 */
export interface SettingText {
  /** Null: none, or one that depends on other settings. */
  readonly default: string | null;
  readonly what: string;
}

export type SettingTexts = Readonly<Record<string, SettingText>>;

export const serverSettings = {
  PORT: { default: '8080', what: 'the port; 0 takes any free one' },
  HOST: { default: '127.0.0.1', what: 'the address to listen on; 0.0.0.0 opens it to the network' },
  DATA_DIR: { default: './data', what: 'the folder of the records and of the staff token' },
  RATE_LIMIT: {
    default: '30',
    what: 'requests and feedback that one address may send in a minute; 0 is no limit',
  },
  READ_LIMIT: { default: '6000', what: 'reads that one address may make in a minute; 0 is no limit' },
  TRUST_PROXY: { default: '0', what: 'how many proxies are in front; 1 behind one' },
  REQUESTS_WEBHOOK: { default: null, what: 'the address that gets the number of new requests' },
  SITE_FORM: { default: 'on', what: 'off: the site takes no request; the build reads it too' },
  SITE_FEEDBACK: { default: 'on', what: 'off: the site takes no feedback; the build reads it too' },
} as const satisfies SettingTexts;

/** Read by the commands of the hall. */
export const commandSettings = {
  FIREBASE_PROJECT_ID: { default: null, what: 'the project whose Cloud Firestore the commands use' },
  GOOGLE_APPLICATION_CREDENTIALS: { default: null, what: 'the key file of its service account' },
} as const satisfies SettingTexts;
