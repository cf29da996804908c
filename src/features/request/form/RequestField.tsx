/** One field of an application form, drawn from its row of the table. Formik holds its value and its error. */
import { memo } from 'react';
import { Tick, Ticks } from '../../../components/fields/Checkbox.tsx';
import { controlAria, FieldFrame } from '../../../components/fields/FormField.tsx';
import { Input, TextArea } from '../../../components/fields/inputs.ts';
import type { AfterPress } from '../../../components/fields/useAfterPointerUp.ts';
import { useLanguage } from '../../../context/localeContext.ts';
import { type AskedName, asked, rowOf } from '../../../form/fields.ts';
import { choiceLabel } from '../../../form/formatAnswer.ts';
import { words } from '../../../i18n/en/form.ts';
import type { Place } from '../../../i18n/place.ts';
import { site } from '../../../site.ts';
import { type FieldAnswer, useFieldAnswer } from './useField.ts';
import { noneName } from './useHydratedFormValues.ts';

interface RequestFieldProps {
  readonly name: AskedName;
  readonly afterPress: AfterPress;
}

const Field = memo((field: RequestFieldProps & FieldAnswer) => {
  const { name, value, isTouched, error, setFieldValue, setFieldTouched, afterPress } = field;
  useLanguage();
  const leave = () => afterPress(() => void setFieldTouched(name, true));
  const { input, options } = rowOf(name);
  if (!input) return null;
  const { label, optional } = asked(name);
  const said: { label: string; hint?: string | ((place: Place) => string); none?: string } =
    words.fields[name];
  // Where an error already shows the answer is judged anew, so that the error goes when it is mended; a choice is always.
  const isJudged = error !== undefined || input.control === 'radio';
  const frame = {
    name,
    label,
    hint: typeof said.hint === 'function' ? said.hint(site.place) : said.hint,
    error,
    isOptional: optional,
  };
  if (input.control === 'radio')
    return (
      <FieldFrame {...frame} isGroup isRequired={!optional}>
        <Ticks>
          {options?.map((option, index) => (
            <Tick
              key={option}
              id={index === 0 ? name : undefined}
              type="radio"
              name={name}
              value={option}
              label={choiceLabel(option)}
              checked={value === option}
              onChange={() => void setFieldValue(name, option, isJudged)}
              onBlur={leave}
            />
          ))}
        </Ticks>
      </FieldFrame>
    );
  const hasNone = input.none !== undefined && value === input.none;
  const control = {
    ...controlAria(name, frame),
    name,
    value,
    required: !optional,
    onChange: (event: { target: { value: string } }) =>
      void setFieldValue(name, event.target.value, isJudged),
    onBlur: leave,
  };
  return (
    <FieldFrame {...frame}>
      {input.control === 'textarea' ? (
        <TextArea {...control} rows={4} />
      ) : (
        <Input
          {...control}
          type={input.control}
          $width={input.width}
          autoComplete={input.autoComplete ?? 'off'}
          inputMode={input.inputMode}
          {...(input.isProper && { autoCapitalize: 'words', spellCheck: false })}
        />
      )}
      {input.none !== undefined && (
        <Tick
          type="checkbox"
          name={noneName(name)}
          label={said.none}
          checked={hasNone}
          onChange={(event) => {
            void setFieldValue(name, event.target.checked ? input.none : '', isTouched);
          }}
        />
      )}
    </FieldFrame>
  );
});

export const RequestField = (props: RequestFieldProps) => (
  <Field {...props} {...useFieldAnswer(props.name)} />
);
