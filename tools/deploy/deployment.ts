/** What a deploy to Firebase is made of: settings that were checked, the files that are written for it, the command. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../server/firestore/lib/userError.ts';
import { type Sources, sourcesFile } from '../../server/http/contentSecurityPolicy.ts';
import { type Switches, switchedRules, switchesOf } from '../../server/ops/formSwitch.ts';
import { rulesFor } from '../../server/ops/siteRules.ts';
import { inlineIn } from '../../server/ssr/template.ts';
import { readFirestoreSettings } from '../../src/firestore/settings.ts';
import { siteAddressOf } from '../vite/siteUrl.ts';
import { firebaseTools } from './firebaseTools.ts';
import { hostingOf } from './hosting.ts';

export interface Deployment extends Switches {
  readonly projectId: string;
  /** Where the site will be. */
  readonly address: string;
  readonly hasAppCheck: boolean;
}

/** Written for one deploy, beside firebase.json: paths in it count from there. */
const files = { config: 'firebase.deploy.json', rules: 'firestore.deploy.rules' } as const;

/** @throws Error whose message says what to set */
export function deploymentOf(env: Readonly<Record<string, string | undefined>>): Deployment {
  const settings = readFirestoreSettings(env);
  if (settings.store !== 'cloud')
    throw new Problem(
      'VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY and VITE_FIREBASE_APP_ID must be set: the three values of your web app (docs/deploy.md, step 4).',
    );
  const { projectId, appCheckKey } = settings;
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(projectId) || projectId.startsWith('demo-'))
    throw new Problem(
      `VITE_FIREBASE_PROJECT_ID must be the id of a project of yours, such as barangay-1a2b3; it is '${projectId.replace(/[^ -~]/g, '?').slice(0, 60)}'.`,
    );
  if (env.SITE_QA === '1') throw new Problem('SITE_QA is set: the build of testers is not for citizens.');
  const address = siteAddressOf(env);
  if (!address.startsWith('https:'))
    throw new Problem(
      `SITE_URL must begin with https: Firebase Hosting serves nothing else; it is '${address}'.`,
    );
  return { projectId, address, ...switchesOf(env), hasAppCheck: appCheckKey !== null };
}

/**
 * @param root the directory of firebase.json, with the built site in `dist`
 * @throws Problem where firestore.rules is not the file of this version
 */
export function writeDeployment(root: string, switches: Deployment): void {
  const dist = join(root, 'dist');
  const sources = JSON.parse(readFileSync(join(dist, sourcesFile), 'utf8')) as Sources;
  const assets = readdirSync(join(dist, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const config = hostingOf(sources, assets, inlineIn(dist));
  const rules = readFileSync(join(root, config.firestore.rules), 'utf8');
  writeFileSync(join(root, files.rules), switchedRules(rulesFor(rules), switches));
  const firestore = { ...config.firestore, rules: files.rules };
  writeFileSync(join(root, files.config), `${JSON.stringify({ ...config, firestore }, null, 2)}\n`);
}

export const commandOf = ({ projectId }: Deployment): readonly [string, ...string[]] => [
  ...firebaseTools,
  'deploy',
  '--only',
  'firestore,hosting',
  '--project',
  projectId,
  '--config',
  files.config,
];
