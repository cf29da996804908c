/** Label, hint, error and control of one field, in this order, joined by their ids. */
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { partWords } from '../../i18n/en/parts.ts';
import { Icon } from '../media/Icon.tsx';

interface Said {
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

interface ControlAria {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

const spoken = (part: ReactNode): boolean => part !== undefined && part !== null && part !== '';

const wires = (name: string, { hint, error }: Said): Omit<ControlAria, 'id'> => {
  const ids = [spoken(hint) && `${name}-hint`, spoken(error) && `${name}-error`].filter((id) => id !== false);
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(spoken(error) && { 'aria-invalid': true as const }),
  };
};

/** What a control wears to belong to its frame: `<Input {...controlAria(name, { hint, error })} />`. */
export const controlAria = (name: string, said: Said): ControlAria => ({ id: name, ...wires(name, said) });

const wrong = css`
  margin-top: 1.75rem;
  padding-left: 0.875rem;
  border-left: 6px solid var(--error);
`;

const frame = css<{ readonly $wrong: boolean }>`
  min-width: 0;
  margin-top: 1.5rem;
  ${({ $wrong }) => $wrong && wrong}
`;

const One = styled.div<{ readonly $wrong: boolean }>`
  ${frame}
`;
const Many = styled.fieldset<{ readonly $wrong: boolean }>`
  ${frame}
`;

const labelled = css`
  display: block;
  padding: 0;
  font-weight: 700;
`;
const Label = styled.label`
  ${labelled}
`;
const Legend = styled.legend`
  ${labelled}
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

const Message = styled.p`
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

interface FieldFrameProps extends Said {
  readonly name: string;
  readonly label: ReactNode;
  readonly isOptional?: boolean | undefined;
  /** Of a group: its controls cannot say it for themselves. */
  readonly isRequired?: boolean | undefined;
  /** Several controls under one question, as radio buttons are: the frame is the group and wears the aria itself. */
  readonly isGroup?: boolean | undefined;
  readonly children: ReactNode;
}

export const FieldFrame = ({
  name,
  label,
  hint,
  error,
  isOptional,
  isRequired,
  isGroup,
  children,
}: FieldFrameProps) => {
  const isWrong = spoken(error);
  const title = (
    <>
      <span>{label}</span>
      {isOptional === true && <Optional>{` ${partWords.optional}`}</Optional>}
    </>
  );
  const rest = (
    <>
      {spoken(hint) && <Hint id={`${name}-hint`}>{hint}</Hint>}
      {isWrong && (
        <Message id={`${name}-error`}>
          <Icon name="state-error" />
          <span>{error}</span>
        </Message>
      )}
      {children}
    </>
  );
  if (isGroup === true) {
    return (
      <Many $wrong={isWrong} role="radiogroup" aria-required={isRequired} {...wires(name, { hint, error })}>
        <Legend>{title}</Legend>
        {rest}
      </Many>
    );
  }
  return (
    <One $wrong={isWrong}>
      <Label htmlFor={name}>{title}</Label>
      {rest}
    </One>
  );
};
