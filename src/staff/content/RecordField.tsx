/** One control of a record, by the kind of its field. */

import { FormField, toControlProps } from '../../components/fields/FormField.tsx';
import { Input, TextArea } from '../../components/fields/inputs.ts';
import { writtenPages } from '../../content/schema/lists.ts';
import { staffContentMessages as said } from '../../i18n/en/staffContent.ts';
import { Check, Select, Tall } from '../styles.ts';
import type { Control, Values } from './values.ts';

interface FieldProps {
  readonly control: Control;
  readonly value: Values[string];
  readonly error: string | undefined;
  readonly onChange: (value: Values[string]) => void;
}

const labelOf = (name: string): string => said.fields[name] ?? name;

const hintOf = ({ name, kind }: Control): string | undefined =>
  kind === 'lines' ? said.perLine : kind === 'figures' ? said.perFigure : said.hints[name];

export const Field = ({ control, value, error, onChange }: FieldProps) => {
  const { name, kind, isRequired } = control;
  const hint = hintOf(control);
  const aria = toControlProps(name, { hint, error });
  const label = isRequired ? `${labelOf(name)} (${said.needed})` : labelOf(name);
  if (kind === 'flag')
    return (
      <Check>
        <input
          {...aria}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={name}>{label}</label>
      </Check>
    );
  const given = {
    ...aria,
    value: String(value ?? ''),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <FormField name={name} label={label} hint={hint} error={error}>
      {kind === 'page' ? (
        <Select {...given}>
          <option value="" />
          {writtenPages.map((page) => (
            <option key={page} value={page}>
              {page}
            </option>
          ))}
        </Select>
      ) : kind === 'markdown' ? (
        <Tall {...given} />
      ) : kind === 'lines' || kind === 'figures' ? (
        <TextArea {...given} />
      ) : (
        <Input
          {...given}
          type={kind === 'instant' ? 'datetime-local' : kind === 'telephone' ? 'tel' : 'text'}
        />
      )}
    </FormField>
  );
};
