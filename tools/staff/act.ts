/** What `npm run staff -- NAME ...` asks for: who of the accounts is one of the staff. */
import { Problem } from '../../server/problem.ts';
import { shown } from '../../src/domain/shown.ts';
import { googleHeaders } from '../googleCredentials.ts';
import { asked, chosenOf, type Subcommand, type Surroundings, usagesOf } from '../requests/subcommand.ts';
import { targetOf } from '../target.ts';
import { type Accounts, isStaff, openAccounts } from './accounts.ts';

/** @throws Problem where no project is set */
function accountsOf({ env }: Surroundings): Accounts {
  const target = targetOf('cloud', env);
  if (target.store !== 'cloud') throw new Problem('Staff of the embedded store come in by its token.');
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
    throw new Problem(`This is not an email address: '${shown(text, 80)}'.`);
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
  'makes the account of this address one of the staff',
  async (accounts, address) => {
    const account = (await accounts.named(address)) ?? (await accounts.make(address));
    if (account.hasPassword)
      throw new Problem(
        `The account of ${address} has a password, and whoever made it knows it. Delete the account (Firebase console, Authentication, Users), and grant again.`,
      );
    if (isStaff(account)) return `${address} is one of the staff already.`;
    await accounts.setClaims(account, { ...account.claims, staff: true });
    return `${address} is one of the staff now. Who is in already has to sign out and in again.`;
  },
);

const revoke = about('revoke', 'makes it none of the staff any more', async (accounts, address, now) => {
  const account = await accounts.named(address);
  if (account === null || !isStaff(account)) return `${address} is none of the staff.`;
  const { staff: _, ...others } = account.claims;
  await accounts.setClaims(account, others, Math.floor(now / 1_000));
  return `${address} is none of the staff any more. A page that is open may go on for up to an hour.`;
});

const list: Subcommand = {
  usage: 'list',
  does: 'the addresses of the staff',
  prepare(args, surroundings) {
    asked(args, {}, 'list', [], 'staff');
    const accounts = accountsOf(surroundings);
    return async () => {
      let count = 0;
      for await (const account of accounts.all()) {
        if (!isStaff(account)) continue;
        count += 1;
        console.log(shown(account.email));
      }
      console.log(count === 1 ? '1 account is of the staff.' : `${count} accounts are of the staff.`);
    };
  },
};

const subcommands: Readonly<Record<string, Subcommand>> = { list, grant, revoke };

const helpLines = (): readonly string[] => [
  'npm run staff -- COMMAND (with Cloud Firestore; staff of the embedded store come in by its token)',
  '',
  ...usagesOf(subcommands),
];

/** Reads what was asked; what it gives does it. @throws Problem */
export const actOf = (args: readonly string[], surroundings: Surroundings): (() => Promise<void>) =>
  chosenOf({ command: 'staff', subcommands, helpLines }, args, surroundings);
