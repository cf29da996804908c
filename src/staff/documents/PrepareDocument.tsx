/** A document for the person of a request: the clerk chooses the text and fills in what is asked, and sees the very sheet as a draft. */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { PrintButton } from '../../components/ui/PrintButton.tsx';
import { manilaDay } from '../../domain/dates/day.ts';
import { listQuestions, parseDocumentText } from '../../domain/documents/documentText.ts';
import { removePaperChoice } from '../../form/certificate.ts';
import { isLocale, type Locale, locales } from '../../i18n/locales.ts';
import { localizations } from '../../i18n/localizations.ts';
import type { DocumentRecords, DocumentTextVersions } from '../../staff-core/documents/documentTexts.ts';
import { fillSheet } from '../../staff-core/documents/fillSheet.ts';
import { formatPersonName, formatRequestField } from '../../staff-core/request.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { StaffField, StaffSelect } from '../fields.tsx';
import type { RequestListEntry } from '../requests/readRequests.ts';
import type { StaffClient } from '../restClient.ts';
import { Lead, OnScreen, Title } from '../styles.ts';
import { DocumentSheet } from './DocumentSheet.tsx';
import { documentMessages as messages } from './messages.ts';

const Fields = styled.div`
  ${minWidth.columns} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 1.5rem;
    max-width: 60rem;
  }
`;

const isAmount = (text: string): boolean => /^\d{1,6}(?:\.\d{2})?$/.test(text);

const captainPattern = /^punong barangay$/i;

/** '', '0', '0.00' */
const isNothing = (amount: string): boolean => /^0*(?:\.00)?$/.test(amount);

/** The problem of the receipt or its amount: both are given, or neither. */
const findPaymentProblem = (
  receipt: string,
  amount: string,
): Readonly<Record<'receipt' | 'amount', string | undefined>> => ({
  receipt: receipt === '' && isAmount(amount) && !isNothing(amount) ? messages.receiptMissing : undefined,
  amount:
    amount !== '' && !isAmount(amount)
      ? messages.amountWrong
      : isNothing(amount) && receipt !== ''
        ? messages.amountMissing
        : undefined,
});

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
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const signers = officials.filter(({ name }) => name !== '');
  const [chosenId, setChosenId] = useState(texts[0]?.id ?? '');
  const [language, setLanguage] = useState<Locale>('en');
  const [signatoryId, setSignatoryId] = useState(
    signers.find(({ position }) => captainPattern.test(position))?.id ?? '',
  );
  const [purpose, setPurpose] = useState(removePaperChoice(formatRequestField(request, 'purpose', 500)));
  const [receipt, setReceipt] = useState('');
  const [amount, setAmount] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const chosen = texts.find(({ id }) => id === chosenId) ?? texts[0];
  if (chosen === undefined) return null;
  const { versions } = chosen;
  const locale = versions[language] === undefined ? 'en' : language;
  const text = versions[locale] ?? versions.en;
  const questions = listQuestions([text.body, ...text.foot]);
  const unknown = [text.body, ...text.foot].flatMap((each) => parseDocumentText(each).unknown);
  const problems = findPaymentProblem(receipt.trim(), amount.trim());
  const canPrint = unknown.length === 0 && problems.receipt === undefined && problems.amount === undefined;
  const signatory = signers.find(({ id }) => id === signatoryId) ?? null;
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
        <Lead>{text.unnumbered ? messages.oathLead : messages.lead}</Lead>
        <Fields>
          <StaffSelect
            name="text"
            label={messages.text}
            value={chosen.id}
            onChange={setChosenId}
            options={texts.map(({ id, versions: { en } }) => [id, en.title])}
          />
          <StaffSelect
            name="language"
            label={messages.language}
            value={locale}
            onChange={(name) => {
              if (isLocale(name)) setLanguage(name);
            }}
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
                onChange={setSignatoryId}
                options={[
                  ...signers.map(
                    ({ id, name, position }) => [id, messages.official(name, position)] as const,
                  ),
                  ['', messages.nobody],
                ]}
              />
              <StaffField name="purpose" label={messages.purpose} value={purpose} onChange={setPurpose} />
              <StaffField
                name="receipt"
                label={messages.receipt}
                hint={messages.receiptHint}
                error={problems.receipt}
                value={receipt}
                maxLength={40}
                onChange={setReceipt}
              />
              <StaffField
                name="amount"
                label={messages.amount}
                hint={text.fee === '' ? undefined : messages.fee(text.fee)}
                error={problems.amount}
                value={amount}
                inputMode="decimal"
                maxLength={9}
                onChange={setAmount}
              />
            </>
          )}
          {questions.map((question) => (
            <StaffField
              key={question}
              name={`ask ${question}`}
              label={question}
              hint={messages.asked}
              value={answers[question] ?? ''}
              maxLength={120}
              onChange={(answer) => setAnswers({ ...answers, [question]: answer })}
            />
          ))}
        </Fields>
        {unknown.length > 0 && (
          <Alert tone="error" title={messages.unknown(unknown.map((each) => each.text).join(', '))} />
        )}
        {canPrint && (
          <ButtonRow>
            <PrintButton>{text.unnumbered ? messages.printOath : messages.print}</PrintButton>
          </ButtonRow>
        )}
      </OnScreen>
      <DocumentSheet
        {...fillSheet(
          {
            text,
            locale,
            translate: localizations[locale].translate,
            request,
            signatory: signatory && {
              name: signatory.name,
              position: signatory.position,
              isCaptain: captainPattern.test(signatory.position),
            },
            answers,
            purpose,
            receipt: receipt.trim(),
            amount: amount.trim(),
          },
          manilaDay(client.now()),
        ).sheet}
      />
    </>
  );
};
