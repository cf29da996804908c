/** The commands of `npm run staff NAME ...`: the staff accounts on Firebase, and the token of the embedded store. */
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { readAddress } from '../../../server/http/address.ts';
import { isProven } from '../../../server/http/serverProof.ts';
import { parseDataDir } from '../../../server/http/settings.ts';
import { readStaffToken, replaceStaffToken } from '../../../server/http/staffToken.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { createGoogleHeaders } from '../lib/googleCredentials.ts';
import { type CommandEnvironment, createCommand } from '../lib/program.ts';
import { readUsage } from '../lib/runCommand.ts';
import { findStoreFile } from '../lib/storeClient.ts';
import { parseStoreTarget } from '../lib/target.ts';
import { type AccountsClient, createAccountsClient, hasStaffClaim } from './accounts.ts';

/** @throws UserError when no project is set */
function createStaffAccounts({ env }: CommandEnvironment): AccountsClient {
  const target = parseStoreTarget('cloud', env);
  if (target.store !== 'cloud') throw new UserError('Staff of the embedded store sign in with its token.');
  const { projectId } = target;
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST?.trim() ?? '';
  const host = 'identitytoolkit.googleapis.com';
  return emulator === ''
    ? createAccountsClient({
        projectId,
        base: `https://${host}/v1`,
        headers: createGoogleHeaders(projectId, undefined, 'accounts'),
      })
    : createAccountsClient({
        projectId,
        base: `http://${emulator}/${host}/v1`,
        headers: async () => new Headers({ authorization: 'Bearer owner' }),
      });
}

/** The address as a mail header has it. Firebase validates it further. @throws InvalidArgumentError */
function parseEmailAddress(text: string): string {
  const address = text.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw new InvalidArgumentError('It must be an email address.');
  return address;
}

async function grantAccess(accounts: AccountsClient, address: string): Promise<string> {
  const account = (await accounts.named(address)) ?? (await accounts.make(address));
  if (account.hasPassword)
    throw new UserError(
      `The account of ${address} has a password that its creator knows. Delete the account (Firebase console, Authentication, Users), then run grant again.`,
    );
  if (hasStaffClaim(account)) return `${address} already has staff access.`;
  await accounts.setClaims(account, { ...account.claims, staff: true });
  return `${address} now has staff access. Anyone already signed in must sign out and in again.`;
}

async function revokeAccess(accounts: AccountsClient, address: string, now: number): Promise<string> {
  const account = await accounts.named(address);
  if (account === null || !hasStaffClaim(account)) return `${address} does not have staff access.`;
  const { staff: _, ...others } = account.claims;
  await accounts.setClaims(account, others, Math.floor(now / 1_000));
  return `${address} no longer has staff access. A page that is already open may work for up to an hour.`;
}

async function listStaff(accounts: AccountsClient): Promise<string> {
  const addresses: string[] = [];
  for await (const account of accounts.all())
    if (hasStaffClaim(account)) addresses.push(sanitizeLine(account.email));
  const count = addresses.length;
  const summary = count === 1 ? '1 account has staff access.' : `${count} accounts have staff access.`;
  return [...addresses, summary].join('\n');
}

/** A running server reads the token at each call. @throws UserError when there is no store, or the server keeps the old token */
async function renewToken(dataDir: string): Promise<string> {
  findStoreFile(dataDir);
  const file = replaceStaffToken(dataDir);
  const address = readAddress(dataDir);
  const isTaken =
    address === null ? null : await isProven(address, readStaffToken(dataDir)).catch(() => null);
  if (isTaken === false)
    throw new UserError(
      `${file} has a new token, but what answers at ${address} does not take it. Stop that server, then npm start: until then the old token opens the store.`,
    );
  return [
    `The old staff token opens nothing anymore: the new one is in ${file}.`,
    isTaken === null
      ? 'No server is running: the next one takes it.'
      : 'The running server takes it. Staff pages that are open are signed out at their next call.',
    'Give it to those who still work here. Backups, exports and paper that the others have are not taken back by this.',
  ].join('\n');
}

export const createStaffProgram = (environment: CommandEnvironment) => {
  const printResult = async (work: (accounts: AccountsClient) => Promise<string>): Promise<void> => {
    const accounts = readUsage(() => createStaffAccounts(environment));
    console.log(await work(accounts));
  };
  return createCommand('npm run staff')
    .description(
      'Without a command: list. list, grant and revoke are for Cloud Firestore; staff of the embedded store sign in with its token.',
    )
    .addCommand(
      createCommand('list')
        .description('lists the addresses that have staff access')
        .action(() => printResult(listStaff)),
    )
    .addCommand(
      createCommand('grant')
        .description('gives the account with this address staff access')
        .argument('<EMAIL>', 'the email address of the account', parseEmailAddress)
        .action((address) => printResult((accounts) => grantAccess(accounts, address))),
    )
    .addCommand(
      createCommand('revoke')
        .description('takes its staff access away')
        .argument('<EMAIL>', 'the email address of the account', parseEmailAddress)
        .action((address) => printResult((accounts) => revokeAccess(accounts, address, environment.now))),
    )
    .addCommand(
      createCommand('new-token')
        .description(
          'makes a new staff token for the embedded store in DATA_DIR; the old one opens nothing anymore',
        )
        .action(async () => {
          const dataDir = readUsage(() => parseDataDir(environment.env));
          console.log(await renewToken(dataDir));
        }),
    );
};
