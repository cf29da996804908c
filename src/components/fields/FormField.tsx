/** Label, hint, error and control of one field, in this order, linked by their ids. */
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { Icon } from '../media/Icon.tsx';

interface FieldNotes {
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

const hasContent = (part: ReactNode): boolean => part !== undefined && part !== null && part !== '';

const toDescriptionProps = (name: string, { hint, error }: FieldNotes): Omit<ControlProps, 'id'> => {
  const ids = [hasContent(hint) && `${name}-hint`, hasContent(error) && `${name}-error`].filter(
    (id) => id !== false,
  );
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(hasContent(error) && { 'aria-invalid': true as const }),
  };
};

/** Props that link a control to its FormField: `<Input {...toControlProps(name, { hint, error })} />`. */
export const toControlProps = (name: string, notes: FieldNotes): ControlProps => ({
  id: name,
  ...toDescriptionProps(name, notes),
});

const invalidStyle = css`
  padding-left: 0.875rem;
  border-left: 6px solid var(--error);
`;

const FieldBox = styled.div<{ readonly $wrong: boolean }>`
  min-width: 0;
  margin-top: 1.5rem;
  ${({ $wrong }) => $wrong && invalidStyle}
`;

export const Label = styled.label`
  display: block;
  font-weight: 700;
`;

const Optional = styled.span`
  font-weight: 400;
`;

export const Hint = styled.p`
  margin-top: 0.1rem;
  color: var(--ink2);
  font-size: 1.0625rem;
  line-height: 1.45;
  button + & {
    margin-top: 0.6rem;
  }
`;

const ErrorMessage = styled.p`
  display: flex;
  gap: 0.5rem;
  margin-top: 0.35rem;
  color: var(--error);
  font-weight: 700;
  line-height: 1.4;
  svg {
    width: 1.35rem;
    height: 1.35rem;
    margin-top: 0.05rem;
  }
  span {
    min-width: 0;
  }
`;

interface FormFieldProps extends FieldNotes {
  readonly name: string;
  readonly label: ReactNode;
  readonly isOptional?: boolean | undefined;
  /** Marks a group as required, because its controls cannot carry the attribute themselves. */
  readonly isRequired?: boolean | undefined;
  /** Several controls under one question, such as radio buttons. The frame is the group and carries the ARIA attributes. */
  readonly isGroup?: boolean | undefined;
  readonly children: ReactNode;
}

export const FormField = ({
  name,
  label,
  hint,
  error,
  isOptional,
  isRequired,
  isGroup,
  children,
}: FormFieldProps) => {
  const messages = useMessages(partMessages);
  const isInvalid = hasContent(error);
  const title = (
    <>
      <span>{label}</span>
      {isOptional === true && <Optional>{` ${messages.optional}`}</Optional>}
    </>
  );
  const rest = (
    <>
      {hasContent(hint) && <Hint id={`${name}-hint`}>{hint}</Hint>}
      {isInvalid && (
        <ErrorMessage id={`${name}-error`}>
          <Icon name="state-error" />
          <span>{error}</span>
        </ErrorMessage>
      )}
      {children}
    </>
  );
  if (isGroup === true) {
    return (
      // No fieldset: a grid cannot align the parts of one with those of the field beside it.
      <FieldBox
        $wrong={isInvalid}
        role="radiogroup"
        aria-labelledby={`${name}-label`}
        aria-required={isRequired}
        {...toDescriptionProps(name, { hint, error })}
      >
        <Label as="span" id={`${name}-label`}>
          {title}
        </Label>
        {rest}
      </FieldBox>
    );
  }
  return (
    <FieldBox $wrong={isInvalid}>
      <Label htmlFor={name}>{title}</Label>
      {rest}
    </FieldBox>
  );
};
