/** Summary above a form with errors: how many answers need attention, and a link to each. The caller focuses it. */
import type { Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { Alert } from '../ui/Alert.tsx';
import { focusField } from './focusField.ts';

const List = styled.ul`
  margin-top: 0.5rem;
`;

const ErrorLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 700;
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
