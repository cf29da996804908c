/** The fields of the staff page: each has its label, hint, error and control in one, linked by their ids. */
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { FormField, Hint, toControlProps } from '../components/fields/FormField.tsx';
import { Input, type InputStyleProps, TextArea } from '../components/fields/inputs.ts';
import { Select } from './styles.ts';

interface FieldProps<Value> {
  /** The id of the control. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
}

type ControlProps<Control extends 'input' | 'select'> = Omit<
  ComponentProps<Control>,
  keyof FieldProps<unknown>
>;

const Lines = styled(TextArea)<{ readonly $minHeight: string }>`
  min-height: ${({ $minHeight }) => $minHeight};
`;

type StaffFieldProps = FieldProps<string> &
  ControlProps<'input'> &
  InputStyleProps & {
    /** The least height of a text of several lines; undefined for one line. */
    readonly minHeight?: string | undefined;
  };

export const StaffField = ({
  name,
  label,
  hint,
  error,
  onChange,
  minHeight,
  ...control
}: StaffFieldProps) => {
  const linked = {
    ...toControlProps(name, { hint, error }),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <FormField name={name} label={label} hint={hint} error={error}>
      {minHeight === undefined ? (
        <Input {...linked} {...control} />
      ) : (
        <Lines {...linked} $minHeight={minHeight} lang={control.lang} value={control.value} />
      )}
    </FormField>
  );
};

type StaffSelectProps = FieldProps<string> &
  ControlProps<'select'> & {
    /** The value and the text of each choice. */
    readonly options: readonly (readonly [value: string, text: string])[];
  };

export const StaffSelect = ({
  name,
  label,
  hint,
  error,
  onChange,
  options,
  ...control
}: StaffSelectProps) => (
  <FormField name={name} label={label} hint={hint} error={error}>
    <Select
      {...toControlProps(name, { hint, error })}
      {...control}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </FormField>
);

const CheckboxLine = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 52px;
  margin-top: 1rem;
  input {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    accent-color: var(--leaf);
  }
  label {
    font-weight: 700;
  }
`;

type StaffCheckboxProps = FieldProps<boolean> & Pick<ComponentProps<'input'>, 'checked' | 'disabled'>;

/** A checkbox with its label beside it. */
export const StaffCheckbox = ({ name, label, hint, error, onChange, ...control }: StaffCheckboxProps) => (
  <>
    <CheckboxLine>
      <input
        {...toControlProps(name, { hint, error })}
        {...control}
        type="checkbox"
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={name}>{label}</label>
    </CheckboxLine>
    {hint !== undefined && <Hint id={`${name}-hint`}>{hint}</Hint>}
  </>
);
