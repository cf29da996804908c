/**
 * Where the records are, read once: Cloud Firestore where the build was given a project, else the store that
 * serves this page. Throws at the start where only some of the three values are given, or App Check without them.
 */
const keys = ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID'] as const;
const appCheck = 'VITE_FIREBASE_APP_CHECK_KEY';

export type Settings =
  | { readonly store: 'embedded'; readonly projectId: string; readonly appCheckKey: null }
  | {
      readonly store: 'cloud';
      readonly projectId: string;
      readonly apiKey: string;
      readonly appId: string;
      /** The site key of reCAPTCHA Enterprise; null where App Check is not switched on. */
      readonly appCheckKey: string | null;
    };

/** The project id under which the embedded store answers. */
export const embeddedProject = 'demo-barangay';

/** `settingsOf({})` → the embedded store. Throws naming what is missing where the values are incomplete. */
export const settingsOf = (env: Readonly<Record<string, unknown>>): Settings => {
  const given = (key: string) => String(env[key] ?? '').trim();
  const set = [...keys, appCheck].filter(given);
  if (set.length === 0) return { store: 'embedded', projectId: embeddedProject, appCheckKey: null };
  const missing = keys.filter((key) => !given(key));
  if (missing.length > 0)
    throw new Error(
      `Firebase is configured in part, by ${set.join(', ')}: ${missing.join(', ')} must be set as well, or none of them.`,
    );
  const [projectId, apiKey, appId] = [given(keys[0]), given(keys[1]), given(keys[2])];
  return { store: 'cloud', projectId, apiKey, appId, appCheckKey: given(appCheck) || null };
};
