/** All submitted answers as stored, with the form's labels and in its order. On paper in several columns. */
import styled from 'styled-components';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { formatDay, formatMoment } from '../../../domain/dates/formatDay.ts';
import {
  type FieldName,
  fieldRowOf,
  formSectionsOf,
  type InputFieldName,
  requestFields,
} from '../../../form/fields.ts';
import { choiceLabel } from '../../../form/formatAnswer.ts';
import type { FormType } from '../../../form/types.ts';
import type { Translate } from '../../../i18n/define.ts';
import { fieldMessages } from '../../../i18n/en/fields.ts';
import { minWidth, onPaper } from '../../../theme/breakpoints.ts';

const Rows = styled.dl<{ readonly $isLong: boolean }>`
  margin-top: 0.5rem;
  border-top: 3px solid var(--rule);
  & > div {
    min-width: 0;
    padding: 0.6rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
    font-size: 1.0625rem;
  }
  dd {
    min-width: 0;
    font-weight: 600;
    white-space: pre-wrap;
  }
  ${minWidth.pair} {
    & > div {
      display: grid;
      grid-template-columns: 13rem 1fr;
      gap: 1rem;
    }
  }
  ${onPaper} {
    display: grid;
    grid-template-columns: repeat(12, 1fr);
    grid-auto-flow: dense;
    gap: 0 10pt;
    margin-top: 3pt;
    border-top-width: 1pt;
    font-size: ${({ $isLong }) => ($isLong ? '7pt' : '11pt')};
    line-height: 1.15;
    /* The label stands over the answer: beside a long one in Filipino there was room for a letter a line. */
    & > div {
      display: block;
      grid-column: span 4;
      padding: 1pt 0;
      break-inside: avoid;
    }
    & > [data-room='quarter'] {
      grid-column: span 3;
    }
    & > [data-room='half'] {
      grid-column: span 6;
    }
    /* The schedule is printed above, in the receipt. */
    & > [data-room='none'] {
      display: none;
    }
    & > [data-room='whole'] {
      grid-column: 1 / -1;
    }
    dt {
      font-size: 0.8em;
    }
    dd {
      /* Paper has one width: the screen separates the lines. */
      white-space: normal;
    }
  }
`;

/** Share of the printed row, by the field's maximum length. */
const printWidthOf = (name: FieldName | InputFieldName): 'none' | 'quarter' | 'third' | 'half' | 'whole' => {
  const maxLength = fieldRowOf(name).max ?? 0;
  if (name === 'schedule') return 'none';
  return maxLength > 254 ? 'whole' : maxLength > 80 ? 'half' : maxLength > 20 ? 'third' : 'quarter';
};

/** Records longer than this, in characters, print in smaller type. */
const longRecordLength = 600;

type SubmittedRecord = Readonly<Record<string, unknown>>;

/** Formats days and moments as dates, and choices by their labels; other answers stay as stored. */
const formatSubmittedAnswer = (name: string, value: unknown, translate: Translate): string => {
  if (name === 'schedule') return formatMoment(String(value), translate);
  if (name === 'birthDate') return formatDay(String(value), translate);
  return Object.hasOwn(requestFields, name) && fieldRowOf(name as FieldName).input?.control === 'radio'
    ? choiceLabel(name, String(value), translate)
    : String(value);
};

interface SubmittedAnswersProps {
  readonly type: FormType;
  readonly record: SubmittedRecord;
}

const countCharacters = (record: SubmittedRecord): number =>
  Object.values(record).reduce((before: number, value) => before + String(value).length, 0);

export const SubmittedAnswers = ({ type, record }: SubmittedAnswersProps) => {
  const translate = useTranslate();
  const messages = useMessages(fieldMessages);
  return (
    <Rows $isLong={countCharacters(record) > longRecordLength}>
      {formSectionsOf(type)
        .flatMap(({ names }) => names)
        // The age follows the birth date that it is computed from, as in the form.
        .flatMap((name) => (name === 'birthDate' ? (['birthDate', 'age'] as const) : [name]))
        .filter((name) => record[name] !== undefined)
        .map((name) => (
          <div key={name} data-room={printWidthOf(name)}>
            <dt>{messages.fields[name].label}</dt>
            <dd>{formatSubmittedAnswer(name, record[name], translate)}</dd>
          </div>
        ))}
    </Rows>
  );
};
