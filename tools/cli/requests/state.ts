/**
 * `state ID STATE [--reason REASON] [--by "NAME, POSITION"]`: sets the status of a request on its receipt, where the citizen reads it. It
 * overwrites only the version that was read, so that one clerk never undoes another's change unseen.
 */
import { UserError } from '../../../server/lib/userError.ts';
import { maxOfficerText } from '../../../src/content/models/receipt.ts';
import {
  parseRequestReason,
  requestStateNames,
  requestStates,
} from '../../../src/domain/request/requestState.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { formatState } from '../../../src/staff-core/answers.ts';
import type { Officer } from '../../../src/staff-core/due/officer.ts';
import { parseOfficer } from '../../../src/staff-core/due/parseOfficer.ts';
import { type FoundReceipt, findLatestReceipt, findReceipts } from '../../../src/staff-core/receipts.ts';
import {
  acceptsPapers,
  isUnchanged,
  type RequestToChange,
  type StateAuthorship,
  type StateChange,
  type StateWritten,
  writeState,
} from '../../../src/staff-core/stateWrite.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { type StoreClient, StoreRefused } from '../lib/storeClient.ts';
import { parseStateName } from './filters.ts';
import { findRequestById, parseRequestId } from './findRequest.ts';

/** @throws UserError */
function parseWantedState(text: string, reasonText: string | undefined): StateChange {
  const state = parseStateName(text, 'The state');
  const { reasons, needsReason } = requestStates[state];
  const reason = reasonText === undefined ? null : parseRequestReason(state, reasonText.toLowerCase());
  if (reasonText !== undefined && reasons.length === 0)
    throw new UserError(`The state '${state}' takes no reason.`);
  if ((reasonText !== undefined && reason === null) || (reasonText === undefined && needsReason))
    throw new UserError(
      [
        `'${state}' takes a --reason, one of:`,
        ...reasons.map((one) => `  ${one}: ${receiptMessages.english.status.reasons[one]}`),
      ].join('\n'),
    );
  return { state, reason };
}

/** 'Sample Official, Barangay Secretary': the last comma separates. @throws UserError */
function parseOfficerOption(text: string): Officer {
  const comma = text.lastIndexOf(',');
  const officer = comma < 0 ? null : parseOfficer(text.slice(0, comma), text.slice(comma + 1));
  if (officer === null)
    throw new UserError(
      `--by must be a name and a position with a comma between, of at most ${maxOfficerText} characters each; it is '${sanitizeLine(text, 40)}'.`,
    );
  return officer;
}

/** @throws UserError when another person changed it first */
async function writeStateOf(
  client: StoreClient,
  found: RequestToChange,
  wanted: StateChange,
  authorship: StateAuthorship,
): Promise<StateWritten> {
  const isConflict = (error: unknown): boolean =>
    error instanceof StoreRefused && ['FAILED_PRECONDITION', 'ALREADY_EXISTS'].includes(error.status);
  try {
    return await writeState(client, found, wanted, { ...authorship, random: Math.random }, isConflict);
  } catch (error) {
    if (!isConflict(error)) throw error;
    const { id } = found.request;
    const now = findLatestReceipt((await findReceipts(client, [id])).get(id));
    const change = now === null ? 'deleted it' : `set it to: ${formatState(now)}`;
    throw new UserError(
      `Nothing was changed: someone else has just ${change}. Look at it again, then decide.`,
    );
  }
}

/** Whether the request goes back to a state that comes before, so that it may have had this one already. */
const isSetBack = (before: FoundReceipt, { state }: StateChange): boolean =>
  before.state !== 'other' && requestStateNames.indexOf(state) <= requestStateNames.indexOf(before.state);

export const createStateCommand = (context: CommandContext) =>
  createStoreCommand('state')
    .description('sets the status of a request')
    .argument('<ID>', 'the reference', parseRequestId)
    .argument('<STATE>', requestStateNames.join(', '))
    .option('--reason <REASON>', 'why; npm run requests help lists the reasons')
    .option(
      '--by <OFFICIAL>',
      '"NAME, POSITION" of who handles it, as the citizen reads it',
      parseOfficerOption,
    )
    .action((id, state, { to, reason, by: officer = null }) => {
      const wanted = parseWantedState(state, reason);
      scheduleOnStore(context, to, async (client) => {
        const request = await findRequestById(client, id);
        const found = (await findReceipts(client, [id])).get(id) ?? [];
        const current = findLatestReceipt(found);
        if (current === null)
          throw new UserError(`Request ${id} has no receipt, so the citizen cannot check its status online.`);
        if (found.every((receipt) => isUnchanged(receipt, wanted))) {
          console.log(`Request ${id} already has this status; nothing was changed: ${formatState(current)}`);
          return;
        }
        const authorship = { since: context.now, officer };
        const { loss } = await writeStateOf(client, { request, receipts: found }, wanted, authorship);
        console.log(
          `Request ${id}: ${formatState({ ...wanted, since: context.now })} (before: ${formatState(current)}).`,
        );
        const { title } = receiptMessages.english.status.states[wanted.state];
        console.log(`The citizen sees '${title}' at /Request_Status.`);
        if (current.accepted === null && acceptsPapers(wanted))
          console.log(
            'The papers count as complete: the time of the law (RA 11032) begins now, and the citizen reads that they were accepted.',
          );
        if (loss !== '') console.log(loss);
        if (isSetBack(current, wanted))
          console.log(
            'If it had this status before: since when, by whom, and when its papers were complete is not brought back. Only the staff page does that, until its clerk signs out.',
          );
      });
    });
