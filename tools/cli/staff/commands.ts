/** What `npm run staff -- NAME ...` asks for: who of the accounts is one of the staff. */
import { Problem } from '../../../server/firestore/lib/userError.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { googleHeaders } from '../lib/googleCredentials.ts';
import { asked, chosenOf, type Subcommand, type Surroundings, usagesOf } from '../lib/subcommand.ts';
import { targetOf } from '../lib/target.ts';
import { type Accounts, isStaff, openAccounts } from './accounts.ts';

/** @throws Problem where no project is set */
function accountsOf({ env }: Surroundings): Accounts {
  const target = targetOf('cloud', env);
  if (target.store !== 'cloud') throw new Problem('Staff of the embedded store sign in with its token.');
  const { projectId } = target;
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST?.trim() ?? '';
  const host = 'identitytoolkit.googleapis.com';
  return emulator === ''
    ? openAccounts({
        projectId,
        base: `https://${host}/v1`,
        headers: googleHeaders(projectId, undefined, 'accounts'),
      })
    : openAccounts({
        projectId,
        base: `http://${emulator}/${host}/v1`,
        headers: async () => new Headers({ authorization: 'Bearer owner' }),
      });
}

/** As it is written in a mail's head; what Firebase thinks of it, it says itself. @throws Problem */
function addressIn(text: string): string {
  const address = text.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    throw new Problem(`This is not an email address: '${sanitizeLine(text, 80)}'.`);
  return address;
}

const about = (
  name: 'grant' | 'revoke',
  does: string,
  act: (accounts: Accounts, address: string, now: number) => Promise<string>,
): Subcommand => ({
  usage: `${name} EMAIL`,
  does,
  prepare(args, surroundings) {
    const { positionals } = asked(args, {}, `${name} EMAIL`, ['the email address'], 'staff');
    const address = addressIn(positionals[0] ?? '');
    const accounts = accountsOf(surroundings);
    return async () => console.log(await act(accounts, address, surroundings.now));
  },
});

const grant = about(
  'grant',
  'gives the account with this address staff access',
  async (accounts, address) => {
    const account = (await accounts.named(address)) ?? (await accounts.make(address));
    if (account.hasPassword)
      throw new Problem(
        `The account of ${address} has a password, which whoever created it knows. Delete the account (Firebase console, Authentication, Users), then run grant again.`,
      );
    if (isStaff(account)) return `${address} already has staff access.`;
    await accounts.setClaims(account, { ...account.claims, staff: true });
    return `${address} now has staff access. Anyone already signed in must sign out and in again.`;
  },
);

const revoke = about('revoke', 'takes its staff access away', async (accounts, address, now) => {
  const account = await accounts.named(address);
  if (account === null || !isStaff(account)) return `${address} does not have staff access.`;
  const { staff: _, ...others } = account.claims;
  await accounts.setClaims(account, others, Math.floor(now / 1_000));
  return `${address} no longer has staff access. A page that is already open may work for up to an hour.`;
});

const list: Subcommand = {
  usage: 'list',
  does: 'lists the addresses that have staff access',
  prepare(args, surroundings) {
    asked(args, {}, 'list', [], 'staff');
    const accounts = accountsOf(surroundings);
    return async () => {
      let count = 0;
      for await (const account of accounts.all()) {
        if (!isStaff(account)) continue;
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
  ...usagesOf(subcommands),
];

/** Reads what was asked; what it gives does it. @throws Problem */
export const actOf = (args: readonly string[], surroundings: Surroundings): (() => Promise<void>) =>
  chosenOf({ command: 'staff', subcommands, helpLines }, args, surroundings);
