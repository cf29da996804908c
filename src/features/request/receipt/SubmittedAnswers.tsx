/** All submitted answers as stored, with the form's labels and in its order: folded on the screen, and on paper in several columns. */
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../components/media/Icon.tsx';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { type FieldName, fieldRowOf, formSectionsOf, type InputFieldName } from '../../../form/fields.ts';
import { formatStoredAnswer } from '../../../form/formatAnswer.ts';
import type { FormType } from '../../../form/types.ts';
import { fieldMessages } from '../../../i18n/en/fields.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { onPaper } from '../../../theme/breakpoints.ts';
import { SummaryList } from './SummaryList.tsx';

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  width: 100%;
  min-height: 52px;
  padding: 0.25rem 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  ${onPaper} {
    min-height: 0;
    padding: 0;
    svg {
      display: none;
    }
  }
`;

/* A browser prints no closed details element, so the screen alone hides the answers. */
const Rows = styled(SummaryList)<{ readonly $size: number; readonly $isOpen: boolean }>`
  @media screen {
    ${({ $isOpen }) => !$isOpen && 'display: none;'}
  }
  margin-top: 0.5rem;
  border-top: 3px solid var(--rule);
  dd {
    white-space: pre-wrap;
  }
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

interface SubmittedAnswersProps {
  readonly type: FormType;
  readonly record: Readonly<Record<string, unknown>>;
}

export const SubmittedAnswers = ({ type, record }: SubmittedAnswersProps) => {
  const translate = useTranslate();
  const { fields } = useMessages(fieldMessages);
  const { sent } = useMessages(receiptMessages);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const characters = Object.values(record).reduce(
    (before: number, value) => before + String(value).length,
    0,
  );
  return (
    <section>
      <h2>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <Icon name={isOpen ? 'state-minus' : 'state-plus'} />
          <span>{sent}</span>
        </Toggle>
      </h2>
      <Rows
        id={id}
        $isOpen={isOpen}
        $size={printSizes.find(({ upTo }) => characters <= upTo)!.size}
        rows={formSectionsOf(type)
          .flatMap(({ lines }) => lines.flat())
          .filter((name) => record[name] !== undefined)
          .map((name) => ({
            label: fields[name].label,
            value: formatStoredAnswer(name, String(record[name]), translate),
            room: printWidthOf(name),
          }))}
      />
    </section>
  );
};
