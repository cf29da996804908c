/** The translation of a text beside its English: the clerk edits it, or confirms one of an older English text. */
import styled from 'styled-components';
import { FormField, toControlProps } from '../../components/fields/FormField.tsx';
import { Input, TextArea } from '../../components/fields/inputs.ts';
import { locales } from '../../i18n/locales.ts';
import { CheckboxField, TallTextArea } from '../styles.ts';
import { staffContentMessages as messages } from './messages.ts';
import type { TranslationControl } from './translations.ts';

const Beside = styled.div<{ readonly $isMarked: boolean }>`
  min-width: 0;
  margin-left: 0.5rem;
  padding-left: 0.875rem;
  border-left: 6px solid var(${({ $isMarked }) => ($isMarked ? '--gold' : '--line')});
`;

/** 'Title, in Filipino' */
export const formatTranslationLabel = ({ field, language }: TranslationControl): string =>
  messages.stale.label(messages.fields[field] ?? field, locales[language]);

interface TranslationFieldProps {
  readonly control: TranslationControl;
  /** The English text that it translates; blank if there is none. */
  readonly older: string;
  readonly value: string;
  /** Whether the translation is of an older English text, or edited. */
  readonly isMarked: boolean;
  /** Whether the translation differs from the stored one, so that it needs no confirmation. */
  readonly isChanged: boolean;
  readonly fits: boolean;
  readonly error: string | undefined;
  readonly onChange: (name: string, value: string | boolean) => void;
}

export const TranslationField = ({
  control,
  older,
  value,
  isMarked,
  isChanged,
  fits,
  error,
  onChange,
}: TranslationFieldProps) => {
  const { name, language, kind } = control;
  const languageName = locales[language];
  // The older text of a whole article would be as long as the article: only lines show it.
  const from = older !== '' && kind === 'line' ? messages.stale.from(older) : '';
  const why =
    value === '' && !isChanged ? messages.stale.missing(languageName) : messages.stale.why(languageName);
  const hint = !isMarked || isChanged || fits ? undefined : [why, from].filter(Boolean).join(' ');
  const controlProps = {
    ...toControlProps(name, { hint, error }),
    value,
    lang: language,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
  };
  return (
    <Beside $isMarked={isMarked}>
      <FormField name={name} label={formatTranslationLabel(control)} hint={hint} error={error}>
        {kind === 'line' ? (
          <Input {...controlProps} type="text" />
        ) : kind === 'markdown' ? (
          <TallTextArea {...controlProps} />
        ) : (
          <TextArea {...controlProps} />
        )}
      </FormField>
      {isMarked && !isChanged && value !== '' && (
        <CheckboxField>
          <input
            id={control.fits}
            type="checkbox"
            checked={fits}
            onChange={({ target }) => onChange(control.fits, target.checked)}
          />
          <label htmlFor={control.fits}>
            {messages.stale.fits(messages.fields[control.field] ?? control.field, languageName)}
          </label>
        </CheckboxField>
      )}
    </Beside>
  );
};
