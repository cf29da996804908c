/** One field of an application form, drawn from its row of the table. Formik holds its value and its error. */
import type { FormikProps } from 'formik';
import { type AskedName, asked, rowOf } from '../form/fields.ts';
import { choiceLabels } from '../form/shown.ts';
import type { Values } from '../form/values.ts';
import { words } from '../words/en.ts';
import { controlAria, FieldFrame } from './fieldFrame.tsx';
import { Input, TextArea } from './inputs.ts';
import type { AfterPress } from './press.ts';
import { noneName } from './takenOver.ts';
import { Tick, Ticks } from './tick.tsx';

export interface RequestFieldProps {
  readonly name: AskedName;
  readonly formik: FormikProps<Values>;
  readonly afterPress: AfterPress;
}

/** An error shows once the field was left or Submit was pressed, not while it is typed. */
export const shownError = (formik: FormikProps<Values>, name: AskedName): string | undefined =>
  formik.touched[name] ? formik.errors[name] : undefined;

/** Keeps an answer; where its error already shows, it is judged anew, so that the error goes when it is mended. */
export const answer = (formik: FormikProps<Values>, name: AskedName, text: string): void => {
  const isJudged = shownError(formik, name) !== undefined || rowOf(name).input?.control === 'radio';
  void formik.setFieldValue(name, text, isJudged);
};

export const RequestField = ({ name, formik, afterPress }: RequestFieldProps) => {
  const leave = () => afterPress(() => void formik.setFieldTouched(name, true));
  const { input, options } = rowOf(name);
  if (!input) return null;
  const { label, optional } = asked(name);
  const said: { label: string; hint?: string; none?: string } = words.fields[name];
  const error = shownError(formik, name);
  const frame = { name, label, hint: said.hint, error, isOptional: optional };
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
              label={choiceLabels[option]}
              checked={formik.values[name] === option}
              onChange={() => answer(formik, name, option)}
              onBlur={leave}
            />
          ))}
        </Ticks>
      </FieldFrame>
    );
  const hasNone = input.none !== undefined && formik.values[name] === input.none;
  const control = {
    ...controlAria(name, frame),
    name,
    value: formik.values[name],
    required: !optional,
    onChange: (event: { target: { value: string } }) => answer(formik, name, event.target.value),
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
            void formik.setFieldValue(name, event.target.checked ? input.none : '', formik.touched[name]);
          }}
        />
      )}
    </FieldFrame>
  );
};
