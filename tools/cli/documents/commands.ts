/** The commands of `npm run documents NAME ...`: for trials, a registrar, and a night's check. Staff issue and print on the page /staff. */
import { Option } from '@commander-js/extra-typings';
import { UserError } from '../../../server/lib/userError.ts';
import { parseDocumentNumber } from '../../../src/domain/documents/documentNumber.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { cancelDocument } from '../../../src/staff-core/documents/cancelDocument.ts';
import { checkRegister } from '../../../src/staff-core/documents/checkRegister.ts';
import { listIssuedDocuments } from '../../../src/staff-core/documents/issuedDocuments.ts';
import { formatContinueProblem } from '../../../src/staff-core/documents/issueMessages.ts';
import { readPersonsOf } from '../../../src/staff-core/documents/logbook.ts';
import { cancelReasons } from '../../../src/staff-core/documents/register.ts';
import { continueAt } from '../../../src/staff-core/documents/skipNumbers.ts';
import { type CommandEnvironment, createCommand, createStoreCommand, withStore } from '../lib/program.ts';
import { UsageError } from '../lib/runCommand.ts';
import { waitFor } from '../lib/waitFor.ts';
import { createIssueCommand } from './issue.ts';

const requireNumber = (text: string) => {
  const parsed = parseDocumentNumber(text);
  if (parsed === null)
    throw new UsageError(`'${sanitizeLine(text, 40)}' is no number of a document, such as 2026-00042.`);
  return parsed;
};

const createCancelCommand = (environment: CommandEnvironment) =>
  createStoreCommand('cancel')
    .description('cancels a document for good')
    .argument('<NUMBER>', 'such as 2026-00042')
    .addOption(
      new Option('--reason <REASON>', 'for staff; the public reads only that it is cancelled')
        .choices(cancelReasons)
        .makeOptionMandatory(),
    )
    .action(async (number, { to, reason }) => {
      requireNumber(number);
      await withStore(environment, to, async (client) => {
        const effects = { now: environment.now, random: Math.random, wait: waitFor };
        const outcome = await cancelDocument(client, number, reason, effects);
        if (outcome === 'absent') throw new UserError(`${number} is not in the register of ${client.name}.`);
        console.log(outcome === 'already' ? `${number} was cancelled already.` : `Cancelled: ${number}`);
      });
    });

const createListCommand = (environment: CommandEnvironment) =>
  createStoreCommand('list')
    .description('lists the issued documents, without names')
    .addOption(
      new Option('--format <FORMAT>', 'of the list')
        .choices(['text', 'json'] as const)
        .default('text' as const),
    )
    .action(async ({ to, format }) =>
      withStore(
        environment,
        to,
        async (client) => {
          const documents = await listIssuedDocuments(client);
          const persons = await readPersonsOf(client, documents);
          const rows = documents.map(({ number, text, title, of, receipt, amount, cancelled }) => ({
            number,
            text,
            title,
            // A reference is given again after its request is deleted.
            request: persons.has(number) ? (of.split(' ')[0] ?? '') : '',
            receipt,
            amount,
            state: cancelled === null ? 'valid' : `cancelled: ${cancelled}`,
          }));
          if (format === 'json') return console.log(JSON.stringify(rows, null, 2));
          for (const { number, title, state } of rows)
            console.log([number, state, sanitizeLine(title, 60)].join('  '));
          console.log(`${rows.length} ${rows.length === 1 ? 'document' : 'documents'} in ${client.name}.`);
        },
        'empty',
      ),
    );

const createCheckCommand = (environment: CommandEnvironment) =>
  createStoreCommand('check')
    .description('finds rows that somebody changed, removed or wrote past the rules')
    .action(async ({ to }) =>
      withStore(
        environment,
        to,
        async (client) => {
          const { problems, rowCount, logged } = await checkRegister(client);
          for (const { number, hash } of logged)
            console.log(`Check digits after ${number}, the last line of the logbook: ${hash.slice(0, 8)}`);
          for (const { of, problem } of problems) console.log(`${sanitizeLine(of, 80)} ${problem}`);
          if (problems.length === 0) {
            console.log(`All ${rowCount} rows of the register in ${client.name} are as they were issued.`);
            return;
          }
          console.log(
            'Compare these with the paper logbook, and go back to a copy if need be (docs/deploy.md).',
          );
          process.exitCode = 1;
        },
        'empty',
      ),
    );

const createContinueCommand = (environment: CommandEnvironment) =>
  createStoreCommand('continue-at')
    .description('names the next number, after a restored copy; what lies between is cancelled')
    .argument('<NUMBER>', 'the number after the last one of the paper logbook, such as 2026-00046')
    .action(async (number, { to }) => {
      const parsed = requireNumber(number);
      await withStore(environment, to, async (client) => {
        const problem = await continueAt(client, parsed, environment.now);
        if (problem !== null) throw new UserError(formatContinueProblem(problem.kind, problem.latest));
        console.log(`The next document is ${number}, or a later one.`);
      });
    });

export const createDocumentsProgram = (environment: CommandEnvironment) =>
  createCommand('npm run documents')
    .description(
      'The register of issued documents; staff issue and print them on the page /staff (docs/staff.md).',
    )
    .addCommand(createIssueCommand(environment))
    .addCommand(createCancelCommand(environment))
    .addCommand(createListCommand(environment))
    .addCommand(createCheckCommand(environment))
    .addCommand(createContinueCommand(environment));
