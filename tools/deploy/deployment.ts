/** A deployment to Firebase: the validated settings, the generated files, the command. */

import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policySourcesFile } from '../../server/http/contentSecurityPolicy.ts';
import type { PolicySources } from '../../server/http/policySources.ts';
import { UserError } from '../../server/lib/userError.ts';
import { applyFormSwitches, type FormSwitches, parseFormSwitches } from '../../server/ops/formSwitch.ts';
import { createSiteRules } from '../../server/ops/siteRules.ts';
import { readInlineHashes } from '../../server/ssr/template.ts';
import { parsePictureAddress } from '../../src/content/models/storedPicture.ts';
import { readFirestoreSettings } from '../../src/firestore/settings.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { readSiteUrl } from '../vite/siteUrl.ts';
import { createFirebaseConfig } from './hosting.ts';

export interface Deployment extends FormSwitches {
  readonly projectId: string;
  /** The origin of the deployed site. */
  readonly address: string;
  readonly hasAppCheck: boolean;
}

/** Written for one deployment, beside firebase.json, because the paths in it are relative to that directory. */
const deployFiles = { config: 'firebase.deploy.json', rules: 'firestore.deploy.rules' } as const;

/** @throws Error whose message names the variable to set */
export function readDeployment(env: Readonly<Record<string, string | undefined>>): Deployment {
  const settings = readFirestoreSettings(env);
  if (settings.store !== 'cloud')
    throw new UserError(
      'VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY and VITE_FIREBASE_APP_ID must be set: the three values of your web app (docs/deploy.md, step 4).',
    );
  const { projectId, appCheckKey } = settings;
  requireKeyShapes(settings);
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId) || projectId.startsWith('demo-'))
    throw new UserError(
      `VITE_FIREBASE_PROJECT_ID must be the id of a project of yours, such as barangay-1a2b3; it is '${sanitizeLine(projectId, 60)}'.`,
    );
  if (env.SITE_QA === '1') throw new UserError('SITE_QA is set: the build of testers is not for citizens.');
  const address = readSiteUrl(env);
  if (!address.startsWith('https:'))
    throw new UserError(
      `SITE_URL must begin with https: Firebase Hosting serves nothing else; it is '${address}'.`,
    );
  return { projectId, address, ...parseFormSwitches(env), hasAppCheck: appCheckKey !== null };
}

const keyShapes = {
  apiKey: { name: 'VITE_FIREBASE_API_KEY', pattern: /^AIza[\w-]{35}$/, shape: 'AIza and 35 more characters' },
  appId: {
    name: 'VITE_FIREBASE_APP_ID',
    pattern: /^1:\d+:web:[0-9a-f]+$/,
    shape: '1, a number, web and a hexadecimal number, with colons between them',
  },
} as const;

/** A site with swapped values builds, and then reads nothing. The message omits the values. @throws UserError */
function requireKeyShapes(settings: Readonly<Record<keyof typeof keyShapes, string>>): void {
  const { apiKey, appId } = keyShapes;
  if (apiKey.pattern.test(settings.appId) || appId.pattern.test(settings.apiKey))
    throw new UserError(
      `${apiKey.name} and ${appId.name} look swapped: see 'apiKey' and 'appId' of your web app (docs/deploy.md, step 4).`,
    );
  for (const key of ['apiKey', 'appId'] as const) {
    const { name, pattern, shape } = keyShapes[key];
    if (!pattern.test(settings[key]))
      throw new UserError(
        `${name} must be the '${key}' of your web app: ${shape} (docs/deploy.md, step 4). It has ${settings[key].length} characters.`,
      );
  }
}

/**
 * @param root the directory of firebase.json, with the built site in `dist`
 * @throws UserError when firestore.rules does not match this version
 */
export function writeDeployment(root: string, switches: Deployment): void {
  const dist = join(root, 'dist');
  const sources = JSON.parse(readFileSync(join(dist, policySourcesFile), 'utf8')) as PolicySources;
  const assets = readdirSync(join(dist, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const files = globSync('{images,files}/**/*.*', { cwd: dist }).map(
    (name) => `/${name.replaceAll('\\', '/')}`,
  );
  const pictures = files.filter((path) => parsePictureAddress(path) !== null).sort();
  const config = createFirebaseConfig(sources, assets, readInlineHashes(dist), pictures);
  const rules = readFileSync(join(root, config.firestore.rules), 'utf8');
  writeFileSync(join(root, deployFiles.rules), applyFormSwitches(createSiteRules(rules), switches));
  const firestore = { ...config.firestore, rules: deployFiles.rules };
  writeFileSync(join(root, deployFiles.config), `${JSON.stringify({ ...config, firestore }, null, 2)}\n`);
}

/** The arguments of Firebase's tool. */
export const toDeployArgs = ({ projectId }: Deployment): readonly string[] => [
  'deploy',
  '--only',
  'firestore,hosting',
  '--project',
  projectId,
  '--config',
  deployFiles.config,
];
