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
import { printedRows } from './printedRows.ts';

const Rows = styled.dl<{ readonly $size: number }>`
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
  ${printedRows}
  ${onPaper} {
    margin-top: 3pt;
    border-top-width: 1pt;
    font-size: ${({ $size }) => $size}pt;
    & > [data-room='quarter'] {
      flex-basis: calc(25% - 7.5pt);
    }
    & > [data-room='third'] {
      flex-basis: calc(33% - 6.7pt);
    }
    & > [data-room='half'] {
      flex-basis: calc(50% - 5pt);
    }
    /* The schedule is printed above, in the receipt. */
    & > [data-room='none'] {
      display: none;
    }
    & > [data-room='whole'] {
      flex-basis: 100%;
    }
    dt {
      font-size: ${({ $size }) => Math.min(10, $size)}pt;
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

/** Type in points that fits a record of up to so many characters on the one sheet. */
const printSizes = [
  { upTo: 350, size: 11 },
  { upTo: 600, size: 9 },
  { upTo: 1_200, size: 8.5 },
  { upTo: Number.POSITIVE_INFINITY, size: 7 },
] as const;

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

const printSizeOf = (record: SubmittedRecord): number =>
  printSizes.find(({ upTo }) => countCharacters(record) <= upTo)!.size;

export const SubmittedAnswers = ({ type, record }: SubmittedAnswersProps) => {
  const translate = useTranslate();
  const messages = useMessages(fieldMessages);
  return (
    <Rows $size={printSizeOf(record)}>
      {formSectionsOf(type)
        .flatMap(({ lines }) => lines.flat())
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
