/** The rows of 'Your answers', while the list is open: each answer as it will be stored, with a link to its field. */
import { useFormikContext } from 'formik';
import { memo } from 'react';
import styled from 'styled-components';
import { focusField } from '../../../components/fields/focusField.ts';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.ts';
import { useMessages, useTranslate } from '../../../context/localeContext.ts';
import { fieldSpec, type InputFieldName, pageFieldsOf } from '../../../form/fields.ts';
import { formatAnswer } from '../../../form/formatAnswer.ts';
import { readAnswer } from '../../../form/record.ts';
import type { FormType } from '../../../form/types.ts';
import type { FormValues } from '../../../form/values.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { minWidth } from '../../../theme/breakpoints.ts';

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
  // It is asked of few, and the purpose has the answer before it.
  if (props.name === 'newOrRenewal' && !values.newOrRenewal) return null;
  return <Row {...props} value={String(readAnswer(type, props.name, values) ?? '')} />;
};

interface AnswerRowsProps {
  readonly type: FormType;
  readonly isEditable: boolean;
}

export const AnswerRows = ({ type, isEditable }: AnswerRowsProps) => (
  <Rows>
    {pageFieldsOf(type).map((name) => (
      <AnswerRow key={name} type={type} name={name} isEditable={isEditable} />
    ))}
  </Rows>
);
