/**
 * 'Your answers', before the robot checkbox: each answer as it will be stored, with a link to its field. One line says how
 * many are missing; the list opens by itself with the last of them, and by a press before that. It includes sensitive
 * answers: they exist only on the page. It is no live region, so it stays silent while someone types.
 */
import { useFormikContext } from 'formik';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { focusField } from '../../../components/fields/focusField.ts';
import { Disclosure } from '../../../components/ui/Disclosure.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { fieldSpec, type InputFieldName, pageFieldsOf } from '../../../form/fields.ts';
import { formatAnswer } from '../../../form/formatAnswer.ts';
import { countMissingAnswers } from '../../../form/missingAnswers.ts';
import { readAnswer } from '../../../form/record.ts';
import type { FormType } from '../../../form/types.ts';
import { type FormValues, hasAnswers } from '../../../form/values.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { minWidth } from '../../../theme/breakpoints.ts';

const Summary = styled.section`
  margin-top: 2.5rem;
  padding-top: 1rem;
  border-top: 3px solid var(--rule);
  & > h2 {
    font-size: 1.5rem;
    line-height: 1.2;
    margin-bottom: 0.75rem;
  }
  /* The list is as wide as the form: a frame around it would break long answers on a phone. */
  & > details {
    border: 0;
    & > summary {
      border: 1px solid var(--edge);
    }
    & > div {
      padding: 0;
    }
  }
`;

const Rows = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 1rem;
    align-items: center;
    min-height: 44px;
    padding: 0.5rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  ${minWidth.pair} {
    & > div {
      grid-template-columns: 13rem minmax(0, 1fr) auto;
    }
  }
`;

/** Shows line breaks as typed. */
const Answer = styled.dd<{ readonly $blank: boolean }>`
  grid-row: 2;
  min-width: 0;
  font-weight: ${({ $blank }) => ($blank ? 400 : 600)};
  line-height: 1.4;
  white-space: pre-wrap;
  ${({ $blank }) => $blank && 'color: var(--ink2);'}
  ${minWidth.pair} {
    grid-row: auto;
  }
`;

const Change = styled.dd`
  grid-row: span 2;
  ${minWidth.pair} {
    grid-row: auto;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
  a:visited {
    color: var(--link);
  }
`;

interface RowProps {
  readonly name: InputFieldName;
  readonly isEditable: boolean;
}

const Row = memo(({ name, value, isEditable }: RowProps & { readonly value: string }) => {
  const translate = useTranslate();
  const summaryMessages = useMessages(formMessages).form.answers;
  const { label, optional } = fieldSpec(name, translate);
  const answer = formatAnswer(name, value, translate);
  return (
    <div>
      <dt>{label}</dt>
      <Answer $blank={answer === ''}>
        {answer || (optional ? summaryMessages.optional : summaryMessages.blank)}
      </Answer>
      <Change>
        {isEditable && (
          <a
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault();
              focusField(name);
            }}
          >
            <span>{summaryMessages.change}</span>
            <VisuallyHidden>{` ${label}`}</VisuallyHidden>
          </a>
        )}
      </Change>
    </div>
  );
});

const AnswerRow = ({ type, ...props }: RowProps & { readonly type: FormType }) => {
  const { values } = useFormikContext<FormValues>();
  return <Row {...props} value={String(readAnswer(type, props.name, values) ?? '')} />;
};

interface AnswersSummaryProps {
  readonly type: FormType;
  readonly isEditable: boolean;
}

interface AnswersListProps extends AnswersSummaryProps {
  readonly missing: number;
  /** True for an untouched form. */
  readonly isBlank: boolean;
}

/** Memoized, so that a key press renders no more of a closed list than its count, and that only when it changes. */
const AnswersList = memo(({ type, isEditable, missing, isBlank }: AnswersListProps) => {
  const summaryMessages = useMessages(formMessages).form.answers;
  const details = useRef<HTMLDetailsElement>(null);
  const isComplete = missing === 0;
  const [isOpen, setIsOpen] = useState(isComplete);
  const [last, setLast] = useState({ isComplete, isBlank });
  // It stays open while an answer is changed, and closes when all of them are cleared.
  if (last.isComplete !== isComplete || last.isBlank !== isBlank) {
    setLast({ isComplete, isBlank });
    if (isComplete || isBlank) setIsOpen(isComplete);
  }
  // A press before hydration has opened the element, and React does not know it.
  useLayoutEffect(() => {
    if (details.current?.open) setIsOpen(true);
  }, []);
  return (
    <Summary aria-labelledby="your-answers">
      <h2 id="your-answers">{summaryMessages.title}</h2>
      <Disclosure
        ref={details}
        label={isComplete ? summaryMessages.lead : summaryMessages.missing(missing)}
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        {isOpen && (
          <Rows>
            {pageFieldsOf(type).map((name) => (
              <AnswerRow key={name} type={type} name={name} isEditable={isEditable} />
            ))}
          </Rows>
        )}
      </Disclosure>
    </Summary>
  );
});

export const AnswersSummary = (props: AnswersSummaryProps) => {
  const { values } = useFormikContext<FormValues>();
  return (
    <AnswersList {...props} missing={countMissingAnswers(props.type, values)} isBlank={!hasAnswers(values)} />
  );
};
