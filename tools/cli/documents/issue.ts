/** `issue`: gives a document its number. It prints no paper and signs no code: the page does, from the same request and text. */
import { Option } from '@commander-js/extra-typings';
import { UserError } from '../../../server/lib/userError.ts';
import { findPaymentProblem, parseCentavos } from '../../../src/domain/documents/amount.ts';
import { formatDocumentNumber } from '../../../src/domain/documents/documentNumber.ts';
import { listQuestions, parseDocumentText } from '../../../src/domain/documents/documentText.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import {
  createFill,
  findCaptain,
  listSigners,
  readPurpose,
} from '../../../src/staff-core/documents/documentEntry.ts';
import {
  type DocumentTextVersions,
  readDocumentRecords,
} from '../../../src/staff-core/documents/documentTexts.ts';
import { type IssueOutcome, issueDocument } from '../../../src/staff-core/documents/issueDocument.ts';
import { issueMessages, paymentProblems } from '../../../src/staff-core/documents/issueMessages.ts';
import { readRecordsByName } from '../../../src/staff-core/records.ts';
import { formatRequestName, type StaffRequest, toStaffRequest } from '../../../src/staff-core/request.ts';
import type { FirestoreRestClient } from '../../../src/staff-core/restClient.ts';
import { type CommandEnvironment, createStoreCommand, withStore } from '../lib/program.ts';
import { UsageError } from '../lib/runCommand.ts';
import { waitFor } from '../lib/waitFor.ts';

const referencePattern = /^[0-9a-f-]{1,36}$/;

/** @throws UserError where the store has no such request */
async function readRequest(client: FirestoreRestClient, id: string): Promise<StaffRequest> {
  const [record] = referencePattern.test(id)
    ? await readRecordsByName(client, [formatRequestName(client, id)])
    : [];
  if (record === undefined) throw new UserError(`There is no request ${sanitizeLine(id, 40)}.`);
  return toStaffRequest(record);
}

/** @throws UserError for a text that is not there, or has no number */
function findText(texts: readonly DocumentTextVersions[], id: string): DocumentTextVersions {
  const text = texts.find((each) => each.id === id);
  const ids = texts.map((each) => each.id).join(', ');
  if (text === undefined)
    throw new UserError(`There is no active text '${sanitizeLine(id, 80)}'. There are: ${ids}`);
  if (text.versions.en.unnumbered)
    throw new UserError(`The text '${id}' has no number: print it on the staff page.`);
  return text;
}

/** 'CTC number=123' → 'CTC number', '123' */
function parseAnswer(
  written: string,
  before: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const at = written.indexOf('=');
  if (at < 1) throw new UsageError(`--ask needs a question and its answer, such as "CTC number=123".`);
  return { ...before, [written.slice(0, at).trim()]: written.slice(at + 1).trim() };
}

function parseFirst(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError('--first is a number from 1 to 999999.');
  return Number(text);
}

/** Why there is no new number, and what to do here. */
function formatRefusal(outcome: Exclude<IssueOutcome, { readonly kind: 'issued' }>, receipt: string): string {
  const latestOf = ({ year, latest }: { readonly year: number; readonly latest: number }): string =>
    formatDocumentNumber({ year, serial: latest });
  switch (outcome.kind) {
    case 'already':
      return issueMessages.already(outcome.document.number);
    case 'otherPrint':
      return `${issueMessages.otherPrint(outcome.document.number)} Cancel that one first, or issue a further original: --further`;
    case 'receiptUsed':
      return `${issueMessages.receiptUsed(receipt, outcome.document.number)} If it is for both: --same-receipt`;
    case 'first':
      return `${issueMessages.first(outcome.year)} Here: --first NUMBER`;
    case 'closed':
      return `${issueMessages.closed(latestOf(outcome))} Here: npm run documents continue-at NUMBER`;
    case 'wrongFirst':
      return issueMessages.wrongFirst(latestOf(outcome));
  }
}

export const createIssueCommand = (environment: CommandEnvironment) =>
  createStoreCommand('issue')
    .description('gives the document of a request its number; without a receipt and an amount it is free')
    .argument('<ID>', 'the reference of the request')
    .requiredOption('--text <TEXT>', 'the id of the text')
    .addOption(new Option('--language <LOCALE>', 'of the sheet').choices(allLocales).default('en'))
    .option('--signatory <NAME>', 'an official who is published; without it the Punong Barangay')
    .option('--purpose <PURPOSE>', 'without it that of the request')
    .option('--receipt <NUMBER>', 'of the official receipt', '')
    .option('--amount <PESOS>', 'such as 50 or 50.00', '')
    .option('--ask <ANSWERS...>', 'answers, such as "CTC number=123"', parseAnswer, {})
    .option('--first <SERIAL>', 'with which the numbers of the year begin', parseFirst)
    .option('--further', 'a further original, beside one that reads otherwise')
    .option('--same-receipt', 'the receipt is for another document too')
    .action(async (id, { to, text: textId, language, signatory, receipt, amount, ask, ...options }) =>
      withStore(environment, to, async (client) => {
        const centavos = parseCentavos(amount.trim());
        const problem = findPaymentProblem(receipt.trim(), centavos);
        if (problem !== null) throw new UserError(paymentProblems[problem]);
        const request = await readRequest(client, id);
        const { texts, officials } = await readDocumentRecords(client);
        const text = findText(texts, textId);
        const written = text.versions[language] ?? text.versions.en;
        const parts = [written.body, ...written.foot];
        const questions = listQuestions(parts);
        const [placeholder] = parts.flatMap((part) => parseDocumentText(part).unknown);
        if (placeholder !== undefined)
          throw new UserError(`The text has ${placeholder.text}, which nothing fills. Change it at Content.`);
        const unknown = Object.keys(ask).find((question) => !questions.includes(question));
        if (unknown !== undefined)
          throw new UserError(
            `The text does not ask '${sanitizeLine(unknown, 60)}'. It asks: ${questions.join(', ')}`,
          );
        const signer =
          signatory === undefined
            ? findCaptain(officials)
            : listSigners(officials).find(({ name }) => name === signatory);
        if (signer === undefined)
          throw new UserError(`No official is published as '${sanitizeLine(signatory ?? '', 80)}'.`);
        const fill = createFill({
          text,
          locale: language,
          request,
          signatory: signer,
          purpose: options.purpose ?? readPurpose(request),
          receipt: receipt.trim(),
          amount: centavos ?? 0,
          answers: ask,
        });
        const issue = (first: number | null): Promise<IssueOutcome> =>
          issueDocument(
            client,
            {
              request,
              text: textId,
              fill,
              receipt: receipt.trim(),
              amount: centavos ?? 0,
              kid: '',
              first,
              isFurther: options.further === true,
              sharesReceipt: options.sameReceipt === true,
            },
            { now: environment.now, random: Math.random, wait: waitFor },
          );
        const answered = await issue(options.first ?? null);
        // A trial begins at 1, and never opens a series that a restored copy closed.
        const outcome = answered.kind === 'first' ? await issue(1) : answered;
        if (outcome.kind !== 'issued') throw new UserError(formatRefusal(outcome, receipt.trim()));
        console.log(issueMessages.issued(outcome.document.number));
      }),
    );
