/**
 * Where the records are, read once: Cloud Firestore where the build was given a project, else the store that
 * serves this page. Throws at the start where only some of the three values are given.
 */
const keys = ['VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_APP_ID'] as const;

export type Settings =
  | { readonly store: 'embedded'; readonly projectId: string }
  | { readonly store: 'cloud'; readonly projectId: string; readonly apiKey: string; readonly appId: string };

/** The project id under which the embedded store answers. */
export const embeddedProject = 'demo-barangay';

/** `settingsOf({})` → the embedded store. Throws naming what is missing where the values are incomplete. */
export const settingsOf = (env: Readonly<Record<string, unknown>>): Settings => {
  const [projectId, apiKey, appId] = keys.map((key) => String(env[key] ?? '').trim());
  if (!projectId && !apiKey && !appId) return { store: 'embedded', projectId: embeddedProject };
  if (!projectId || !apiKey || !appId) {
    const missing = keys.filter((key) => !String(env[key] ?? '').trim());
    throw new Error(
      `Firebase is configured in part: ${missing.join(', ')} must be set as well, or none of them.`,
    );
  }
  return { store: 'cloud', projectId, apiKey, appId };
};
