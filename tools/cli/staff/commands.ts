/** The subcommands of `npm run staff -- NAME ...`, which list and change the staff accounts. */
import { UserError } from '../../../server/firestore/lib/userError.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { createGoogleHeaders } from '../lib/googleCredentials.ts';
import {
  type CommandEnvironment,
  formatUsages,
  parseCommandArgs,
  resolveCommand,
  type Subcommand,
} from '../lib/subcommand.ts';
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

/** The address as a mail header has it. Firebase validates it further. @throws UserError */
function parseEmailAddress(text: string): string {
  const address = text.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw new UserError(`This is not an email address: '${sanitizeLine(text, 80)}'.`);
  return address;
}

const createAccountCommand = (
  name: 'grant' | 'revoke',
  description: string,
  act: (accounts: AccountsClient, address: string, now: number) => Promise<string>,
): Subcommand => ({
  usage: `${name} EMAIL`,
  description,
  prepare(args, environment) {
    const { positionals } = parseCommandArgs(args, {}, `${name} EMAIL`, ['the email address'], 'staff');
    const address = parseEmailAddress(positionals[0] ?? '');
    const accounts = createStaffAccounts(environment);
    return async () => console.log(await act(accounts, address, environment.now));
  },
});

const grant = createAccountCommand(
  'grant',
  'gives the account with this address staff access',
  async (accounts, address) => {
    const account = (await accounts.named(address)) ?? (await accounts.make(address));
    if (account.hasPassword)
      throw new UserError(
        `The account of ${address} has a password, which whoever created it knows. Delete the account (Firebase console, Authentication, Users), then run grant again.`,
      );
    if (hasStaffClaim(account)) return `${address} already has staff access.`;
    await accounts.setClaims(account, { ...account.claims, staff: true });
    return `${address} now has staff access. Anyone already signed in must sign out and in again.`;
  },
);

const revoke = createAccountCommand(
  'revoke',
  'takes its staff access away',
  async (accounts, address, now) => {
    const account = await accounts.named(address);
    if (account === null || !hasStaffClaim(account)) return `${address} does not have staff access.`;
    const { staff: _, ...others } = account.claims;
    await accounts.setClaims(account, others, Math.floor(now / 1_000));
    return `${address} no longer has staff access. A page that is already open may work for up to an hour.`;
  },
);

const list: Subcommand = {
  usage: 'list',
  description: 'lists the addresses that have staff access',
  prepare(args, environment) {
    parseCommandArgs(args, {}, 'list', [], 'staff');
    const accounts = createStaffAccounts(environment);
    return async () => {
      let count = 0;
      for await (const account of accounts.all()) {
        if (!hasStaffClaim(account)) continue;
        count += 1;
        console.log(sanitizeLine(account.email));
      }
      console.log(count === 1 ? '1 account has staff access.' : `${count} accounts have staff access.`);
    };
  },
};

const subcommands: Readonly<Record<string, Subcommand>> = { list, grant, revoke };

const helpLines = (): readonly string[] => [
  'npm run staff -- COMMAND (with Cloud Firestore; staff of the embedded store sign in with its token)',
  '',
  ...formatUsages(subcommands),
];

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export const resolveStaffCommand = (
  args: readonly string[],
  environment: CommandEnvironment,
): (() => Promise<void>) => resolveCommand({ command: 'staff', subcommands, helpLines }, args, environment);
