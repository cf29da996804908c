/** The number with which a year begins, or goes on after the store was restored from a copy: nobody but the hall knows it. */
import { formatDocumentNumber } from '../../domain/documents/documentNumber.ts';
import { StaffField } from '../fields.tsx';
import { documentMessages } from './messages.ts';

const { first: messages } = documentMessages;

interface FirstFieldProps {
  readonly question: { readonly kind: string; readonly year: number; readonly latest?: number };
  readonly isMissing: boolean;
  readonly isWrong: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const FirstField = ({ question, isMissing, isWrong, value, onChange }: FirstFieldProps) => {
  const { kind, year, latest = 0 } = question;
  const isNew = kind === 'first' || latest === 0;
  const wrong = isWrong && !isNew ? messages.wrong(year, latest) : undefined;
  return (
    <StaffField
      name="first"
      label={isNew ? messages.label(year) : messages.closedLabel}
      hint={isNew ? messages.hint : messages.closedHint(formatDocumentNumber({ year, serial: latest }))}
      error={isMissing || (isWrong && isNew) ? messages.missing : wrong}
      value={value}
      inputMode="numeric"
      maxLength={11}
      onChange={onChange}
    />
  );
};
