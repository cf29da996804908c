/**
 * Locates the records, read once from the build's environment: Cloud Firestore when the build configures a project,
 * else the embedded store that serves this page. Throws at startup when only some of the three values are set, or App
 * Check without them.
 */
const requiredKeys = ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID'] as const;
const appCheckKeyName = 'VITE_FIREBASE_APP_CHECK_KEY';

export type FirestoreSettings =
  | { readonly store: 'embedded'; readonly projectId: string; readonly appCheckKey: null }
  | {
      readonly store: 'cloud';
      readonly projectId: string;
      readonly apiKey: string;
      readonly appId: string;
      /** The site key of reCAPTCHA Enterprise; null when App Check is off. */
      readonly appCheckKey: string | null;
    };

/** The embedded store's project id. */
export const embeddedProjectId = 'demo-barangay';

/**
 * `readFirestoreSettings({})` → the embedded store.
 * @throws Error naming the missing variables when the configuration is incomplete.
 */
export const readFirestoreSettings = (env: Readonly<Record<string, unknown>>): FirestoreSettings => {
  const readSetting = (key: string) => String(env[key] ?? '').trim();
  const configured = [...requiredKeys, appCheckKeyName].filter(readSetting);
  if (configured.length === 0) return { store: 'embedded', projectId: embeddedProjectId, appCheckKey: null };
  const missing = requiredKeys.filter((key) => !readSetting(key));
  if (missing.length > 0)
    throw new Error(
      `Firebase is configured in part, by ${configured.join(', ')}: ${missing.join(', ')} must be set as well, or none of them.`,
    );
  const [projectId, apiKey, appId] = [
    readSetting(requiredKeys[0]),
    readSetting(requiredKeys[1]),
    readSetting(requiredKeys[2]),
  ];
  return { store: 'cloud', projectId, apiKey, appId, appCheckKey: readSetting(appCheckKeyName) || null };
};
