/**
 * 'Your answers', before the robot checkbox: each answer as it will be stored, with a link to its field. One line says how
 * many are missing; the list opens by itself with the last of them, and by a press before that. It includes sensitive
 * answers: they exist only on the page. It is no live region, so it stays silent while someone types.
 */
import { useFormikContext } from 'formik';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Disclosure } from '../../../components/ui/Disclosure.tsx';
import { useMessages } from '../../../context/localeContext.ts';
import { countMissingAnswers } from '../../../form/missingAnswers.ts';
import type { FormType } from '../../../form/types.ts';
import { type FormValues, hasAnswers } from '../../../form/values.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import type { RequestParts } from './laterModules.ts';

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

interface AnswersSummaryProps {
  readonly type: FormType;
  readonly isEditable: boolean;
  /** Has the rows of the list; null until it is loaded. */
  readonly parts: RequestParts | null;
}

interface AnswersListProps extends AnswersSummaryProps {
  readonly missing: number;
  /** True for an untouched form. */
  readonly isBlank: boolean;
}

/** Memoized, so that a key press renders no more of a closed list than its count, and that only when it changes. */
const AnswersList = memo(({ type, isEditable, parts, missing, isBlank }: AnswersListProps) => {
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
        {isOpen && parts !== null && <parts.AnswerRows type={type} isEditable={isEditable} />}
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
