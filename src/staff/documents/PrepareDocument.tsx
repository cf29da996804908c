/**
 * A document for the person of a request: the clerk chooses the text, fills in what is asked, and sees the very sheet as a draft. Issued,
 * it has its number and its code, and the fields are locked.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { PrintButton } from '../../components/ui/PrintButton.tsx';
import { useServices } from '../../context/services.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { findPaymentProblem, type PaymentProblem, parseCentavos } from '../../domain/documents/amount.ts';
import { parseDocumentNumber } from '../../domain/documents/documentNumber.ts';
import { listQuestions, parseDocumentText } from '../../domain/documents/documentText.ts';
import { isLocale, type Locale, locales } from '../../i18n/locales.ts';
import {
  createFill,
  findCaptain,
  listSigners,
  readPurpose,
} from '../../staff-core/documents/documentEntry.ts';
import type { DocumentRecords, DocumentTextVersions } from '../../staff-core/documents/documentTexts.ts';
import { issueMessages, paymentProblems } from '../../staff-core/documents/issueMessages.ts';
import { formatPersonName } from '../../staff-core/request.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { toFailureMessage } from '../errors.ts';
import { StaffField, StaffSelect } from '../fields.tsx';
import type { RequestListEntry } from '../requests/readRequests.ts';
import type { StaffClient } from '../restClient.ts';
import { Lead, OnScreen, Title } from '../styles.ts';
import { useConditionalWrite } from '../useConditionalWrite.ts';
import { DocumentSheet } from './DocumentSheet.tsx';
import { FirstField } from './FirstField.tsx';
import { IssueResult } from './IssueResult.tsx';
import { type IssueAnswer, issueWithCode, type PrintableDocument } from './issueWithCode.ts';
import { documentMessages as messages } from './messages.ts';
import { canNumber } from './signingKey.ts';
import { toVerifyUrl } from './verifyAddress.ts';

const Fields = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${minWidth.columns} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 1.5rem;
    max-width: 60rem;
  }
`;

/* The place of the answer stays, so that what follows does not move twice. */
const Answer = styled.div`
  margin-top: 1.25rem;
`;

/** The field that has the problem. */
const paymentField = (problem: PaymentProblem) => (problem === 'receiptMissing' ? 'receipt' : 'amount');

/** '51' or '2026-00051' → 51; null for any other text. */
const parseFirst = (text: string, year: number): number | null => {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const number = parseDocumentNumber(text);
  return number?.year === year ? number.serial : null;
};

type FirstQuestion = Extract<IssueAnswer, { readonly kind: 'first' | 'closed' | 'wrongFirst' }>;

const isFirstQuestion = (answer: IssueAnswer | null): answer is FirstQuestion =>
  answer !== null && ['first', 'closed', 'wrongFirst'].includes(answer.kind);

const isPrintable = (answer: IssueAnswer | null): answer is PrintableDocument =>
  answer?.kind === 'issued' || answer?.kind === 'already';

/** What the clerk allows with a second press, for this document alone. */
const noPermits = { isFurther: false, sharesReceipt: false };

export interface PrepareDocumentProps {
  readonly entry: RequestListEntry;
  readonly client: StaffClient;
  readonly officials: DocumentRecords['officials'];
  /** At least one. */
  readonly texts: readonly DocumentTextVersions[];
  readonly onBack: () => void;
}

export const PrepareDocument = ({
  entry: { request },
  client,
  officials,
  texts,
  onBack,
}: PrepareDocumentProps) => {
  const { siteUrl } = useServices();
  const signers = listSigners(officials);
  const [chosenId, setChosenId] = useState(texts[0]?.id ?? '');
  const [language, setLanguage] = useState<Locale>('en');
  const [signatoryId, setSignatoryId] = useState(findCaptain(officials)?.id ?? '');
  const [purpose, setPurpose] = useState(readPurpose(request));
  const [receipt, setReceipt] = useState('');
  const [amount, setAmount] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [question, setQuestion] = useState<FirstQuestion | null>(null);
  const [first, setFirst] = useState('');
  const permits = useRef(noPermits);
  const chosen = texts.find(({ id }) => id === chosenId) ?? texts[0]!;
  const { versions } = chosen;
  const locale = versions[language] === undefined ? 'en' : language;
  const text = versions[locale] ?? versions.en;
  const questions = listQuestions([text.body, ...text.foot]);
  const unknown = [text.body, ...text.foot].flatMap((each) => parseDocumentText(each).unknown);
  const receiptNumber = receipt.trim();
  const centavos = parseCentavos(amount.trim());
  const problem = findPaymentProblem(receiptNumber, centavos);
  const payment = problem === null ? undefined : paymentProblems[problem];
  const serial = question === null ? null : parseFirst(first.trim(), question.year);
  const fill = createFill({
    text: chosen,
    locale,
    request,
    signatory: signers.find(({ id }) => id === signatoryId) ?? null,
    answers,
    purpose,
    receipt: receiptNumber,
    amount: centavos ?? 0,
  });
  const wrongField =
    problem !== null ? paymentField(problem) : question !== null && serial === null ? 'first' : null;
  const { state, send, written, failure } = useConditionalWrite({
    check: async () => ({ kind: wrongField === null ? 'write' : 'nothing' }) as const,
    write: async () => {
      const answer = await issueWithCode(client, {
        request,
        text: chosen.id,
        fill,
        receipt: receiptNumber,
        amount: centavos ?? 0,
        first: serial,
        ...permits.current,
      });
      if (isFirstQuestion(answer)) setQuestion(answer);
      return answer;
    },
    onReload: () => {},
  });
  const printable = isPrintable(written) ? written : null;
  const isBusy = state.hasTag('busy');
  const hasFailed = state.hasTag('failed') || state.hasTag('conflict');
  const focusId = state.hasTag('nothing')
    ? wrongField
    : hasFailed
      ? 'issue'
      : !state.hasTag('written')
        ? null
        : printable !== null
          ? 'print'
          : isFirstQuestion(written)
            ? 'first'
            : 'permit';
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The clerk comes to type the receipt; a text without a number has none.
    const receiptField = document.getElementById('receipt');
    if (receiptField === null) title.current?.focus();
    else receiptField.focus();
  }, []);
  // Each answer of the page has its next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer again is an answer too.
  useEffect(() => {
    if (focusId !== null) document.getElementById(focusId)?.focus();
  }, [focusId, state]);
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      permits.current = noPermits;
      set(value);
      send({ type: 'CHANGE' });
    };
  const issue = () => {
    if (state.hasTag('conflict')) send({ type: 'RELOAD' });
    send({ type: 'BEGIN' });
  };
  const allow = (permit: Partial<typeof noPermits>) => {
    permits.current = { ...permits.current, ...permit };
    issue();
  };
  const startAnother = () => {
    permits.current = noPermits;
    for (const clear of [setReceipt, setAmount, setFirst]) clear('');
    setAnswers({});
    setQuestion(null);
    send({ type: 'CHANGE' });
  };
  /** A press of Enter that opened the form may be held: it never issues from the first field. */
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (event.repeat || event.target.id === 'receipt') event.preventDefault();
    if (!event.repeat && event.target.id === 'receipt') document.getElementById('amount')?.focus();
  };
  return (
    <>
      <OnScreen>
        <ButtonRow>
          <Button secondary onClick={onBack}>
            {messages.back}
          </Button>
        </ButtonRow>
        <Title ref={title} tabIndex={-1}>
          {messages.title(formatPersonName(request))}
        </Title>
        {printable === null && <Lead>{text.unnumbered ? messages.oathLead : messages.lead}</Lead>}
        <form
          noValidate
          autoComplete="off"
          onKeyDown={pressKey}
          onSubmit={(event) => {
            event.preventDefault();
            if (!text.unnumbered && printable === null && unknown.length === 0) issue();
          }}
        >
          <Fields aria-label={messages.fields} disabled={isBusy || printable !== null}>
            <StaffSelect
              name="text"
              label={messages.text}
              value={chosen.id}
              onChange={change(setChosenId)}
              options={texts.map(({ id, versions: { en } }) => [id, en.title])}
            />
            <StaffSelect
              name="language"
              label={messages.language}
              value={locale}
              onChange={change((name: string) => {
                if (isLocale(name)) setLanguage(name);
              })}
              options={Object.keys(versions)
                .filter(isLocale)
                .sort((a, b) => Number(b === 'en') - Number(a === 'en'))
                .map((name) => [name, locales[name]])}
            />
            {!text.unnumbered && (
              <>
                <StaffSelect
                  name="signatory"
                  label={messages.signatory}
                  value={signatoryId}
                  onChange={change(setSignatoryId)}
                  options={[
                    ...signers.map(
                      ({ id, name, position }) => [id, messages.official(name, position)] as const,
                    ),
                    ['', messages.nobody],
                  ]}
                />
                <StaffField
                  name="purpose"
                  label={messages.purpose}
                  value={purpose}
                  onChange={change(setPurpose)}
                />
                <StaffField
                  name="receipt"
                  label={messages.receipt}
                  hint={messages.receiptHint}
                  error={problem !== null && paymentField(problem) === 'receipt' ? payment : undefined}
                  value={receipt}
                  maxLength={40}
                  onChange={change(setReceipt)}
                />
                <StaffField
                  name="amount"
                  label={messages.amount}
                  hint={text.fee === '' ? undefined : messages.fee(text.fee)}
                  error={problem !== null && paymentField(problem) === 'amount' ? payment : undefined}
                  value={amount}
                  inputMode="decimal"
                  maxLength={9}
                  onChange={change(setAmount)}
                />
              </>
            )}
            {questions.map((name) => (
              <StaffField
                key={name}
                name={`ask ${name}`}
                label={name}
                hint={messages.blankLine}
                value={Object.hasOwn(answers, name) ? (answers[name] ?? '') : ''}
                maxLength={120}
                onChange={change((answer: string) => setAnswers({ ...answers, [name]: answer }))}
              />
            ))}
            {question !== null && printable === null && !text.unnumbered && (
              <FirstField
                question={question}
                isMissing={state.hasTag('nothing') && serial === null}
                isWrong={written?.kind === 'wrongFirst'}
                value={first}
                onChange={change(setFirst)}
              />
            )}
          </Fields>
          {unknown.length > 0 && (
            <Alert tone="error" title={messages.unknown(unknown.map((each) => each.text).join(', '))} />
          )}
          {!text.unnumbered && !canNumber() && <Alert tone="warning" role="none" title={messages.insecure} />}
          <Answer role="status">
            {isBusy && <p>{messages.issuing}</p>}
            {hasFailed && (
              <Alert tone="error" role="none" title={issueMessages.notIssued}>
                <p>{state.hasTag('conflict') ? messages.busy : toFailureMessage(failure)}</p>
              </Alert>
            )}
            {written !== null && <IssueResult answer={written} onAllow={allow} />}
          </Answer>
          {unknown.length === 0 && (
            <ButtonRow>
              {text.unnumbered && <PrintButton>{messages.print}</PrintButton>}
              {!text.unnumbered && printable === null && canNumber() && (
                <Button id="issue" type="submit" disabled={isBusy}>
                  {isBusy ? messages.issuing : messages.issue}
                </Button>
              )}
              {printable !== null && (
                <>
                  <PrintButton id="print">{messages.print}</PrintButton>
                  <Button secondary onClick={startAnother}>
                    {messages.another}
                  </Button>
                </>
              )}
            </ButtonRow>
          )}
        </form>
      </OnScreen>
      <DocumentSheet
        {...(printable?.sheet ?? fill(manilaDay(client.now())).sheet)}
        numbered={
          printable && {
            number: printable.document.number,
            address: printable.code && toVerifyUrl(siteUrl, printable.code),
          }
        }
      />
    </>
  );
};
