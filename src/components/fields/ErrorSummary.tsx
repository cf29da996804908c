/** Summary above a form with errors: how many answers need attention, and a link to each. The caller focuses it. */
import type { Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { Alert } from '../ui/Alert.tsx';
import { focusField } from './focusField.ts';

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  margin-top: 0.25rem;
`;

/* A link of one line is as far from the next as one that wraps. */
const ErrorLink = styled.a`
  display: inline-block;
  min-height: 44px;
  padding: 0.625rem 0;
  font-weight: 700;
  line-height: 1.3;
  &,
  &:visited {
    color: var(--error);
  }
`;

interface ErrorSummaryProps {
  /** `name` is the id of the control. */
  readonly errors: readonly { readonly name: string; readonly message: string }[];
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

export const ErrorSummary = ({ errors, ref }: ErrorSummaryProps) => {
  const messages = useMessages(formMessages);
  return (
    <Alert tone="error" title={messages.form.summary(errors.length)} tabIndex={-1} ref={ref}>
      <List>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <ErrorLink
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(name);
              }}
            >
              {message}
            </ErrorLink>
          </li>
        ))}
      </List>
    </Alert>
  );
};
