/**
 * `npm run deploy`: builds the site and deploys it to Firebase with the rules and the indexes. `dry-run` prints the
 * plan and changes nothing. Google's tool has the account (`npx firebase-tools login`), because this command stores
 * no credentials.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, loadEnv } from 'vite';
import { UserError } from '../../server/lib/userError.ts';
import { readSiteRules } from '../../server/ops/siteRules.ts';
import { type Deployment, readDeployment, toDeployArgs, writeDeployment } from '../deploy/deployment.ts';
import { formatFirebaseCommand, toFirebaseArgs } from '../deploy/firebaseTools.ts';
import { createCommand, runProcessProgram } from './lib/program.ts';
import { readUsage } from './lib/runCommand.ts';

const root = join(import.meta.dirname, '../..');
const runToEnd = (args: readonly string[]): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const tool = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1' },
    });
    tool.on('error', reject).on('close', resolve);
  });

const formatDeployment = ({
  projectId,
  address,
  isFormOpen,
  isFeedbackOpen,
  hasAppCheck,
}: Deployment): string =>
  [
    `Project: ${projectId}`,
    `Address: ${address}`,
    `The form: ${isFormOpen ? 'open' : 'closed (SITE_FORM=off): the rules take no request, and its page says so'}`,
    `Feedback: ${isFeedbackOpen ? 'open' : 'closed (SITE_FEEDBACK=off): the rules take none, and no page asks for it'}`,
    `App Check: ${hasAppCheck ? 'on' : 'off'}`,
  ].join('\n');

async function deploy(deployment: Deployment, isDryRun: boolean): Promise<void> {
  // Validates the rules before the build.
  readSiteRules();
  console.log(formatDeployment(deployment));
  const args = toDeployArgs(deployment);
  if (isDryRun) {
    console.log(
      `Would build the site into dist, and run:\n  ${formatFirebaseCommand(args)}\nNothing was done.`,
    );
    return;
  }
  process.env.NODE_ENV = 'production';
  await build({ root, logLevel: 'warn' });
  writeDeployment(root, deployment);
  const code = await runToEnd(toFirebaseArgs(args));
  if (code !== 0)
    throw new UserError(
      `Google's tool ended with ${code}; see what it said above. If it asks who you are: ${formatFirebaseCommand(['login'])}`,
    );
  console.log(
    `The site is at ${deployment.address}. Open it, send a sample request, and see it in the Firebase console.\nWhat it says is in the store: npm run content import (docs/deploy.md, step 6).`,
  );
}

await runProcessProgram(() =>
  createCommand('npm run deploy')
    .description(
      'Builds the site, and deploys it to Firebase with the rules and the indexes (docs/deploy.md).',
    )
    .option('--dry-run', 'only prints the plan')
    .action(async ({ dryRun }) => {
      const env = loadEnv('production', root, ['VITE_', 'SITE_']);
      await deploy(
        readUsage(() => readDeployment(env)),
        dryRun === true,
      );
    }),
);
