/** The translations of a text beside its English: the clerk edits each, or confirms one of an older English text. */
import styled from 'styled-components';
import { locales } from '../../i18n/locales.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { StaffCheckbox, StaffField } from '../fields.tsx';
import { FoldedFields } from './FoldedFields.tsx';
import { staffContentMessages as messages } from './messages.ts';
import { minHeights } from './RecordField.tsx';
import type { RecordForm } from './recordForm.ts';
import { findOlderEnglish, isTranslationChanged, type TranslationControl } from './translations.ts';

/** Side by side where there is room. */
const Languages = styled.div`
  display: grid;
  gap: 0 1.25rem;
  ${minWidth.columns} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Beside = styled.div<{ readonly $isMarked: boolean }>`
  min-width: 0;
  margin-left: 0.5rem;
  padding-left: 0.875rem;
  border-left: 6px solid var(${({ $isMarked }) => ($isMarked ? '--gold' : '--line')});
`;

const fieldNameOf = ({ field }: TranslationControl): string => messages.fields[field] ?? field;

/** 'Title, in Filipino' */
export const formatTranslationLabel = (control: TranslationControl): string =>
  messages.stale.label(fieldNameOf(control), locales[control.language]);

interface TranslationFieldProps {
  readonly form: RecordForm;
  readonly control: TranslationControl;
}

const TranslationField = ({ form, control }: TranslationFieldProps) => {
  const { name, language, kind } = control;
  const { list, values } = form.draft;
  const field = form.fieldProps(name);
  const confirmation = form.checkboxProps(control.fits);
  const isMarked = form.marked.includes(name);
  // An edited translation needs no confirmation.
  const isOld = isMarked && !isTranslationChanged(control, values, form.stored);
  const older = findOlderEnglish(list, control, form.fields, form.stored);
  // The older text of a whole article would be as long as the article: only lines show it.
  const from = older !== '' && kind === 'line' ? messages.stale.from(older) : '';
  const why = field.value === '' ? messages.stale.missing : messages.stale.why;
  const hint =
    isOld && !confirmation.checked ? [why(locales[language]), from].filter(Boolean).join(' ') : undefined;
  return (
    <Beside $isMarked={isMarked}>
      <StaffField
        {...field}
        label={formatTranslationLabel(control)}
        hint={hint}
        lang={language}
        minHeight={minHeights[kind]}
        type="text"
      />
      {isOld && field.value !== '' && (
        <StaffCheckbox
          {...confirmation}
          label={messages.stale.fits(fieldNameOf(control), locales[language])}
        />
      )}
    </Beside>
  );
};

interface TranslationFieldsProps {
  readonly form: RecordForm;
  /** The translations of one text. */
  readonly controls: readonly TranslationControl[];
}

/** Short texts stand open. A long one would push its neighbors out of sight: it is open while it needs attention. */
export const TranslationFields = ({ form, controls }: TranslationFieldsProps) => {
  const [first] = controls;
  if (first === undefined) return null;
  const languages = (
    <Languages>
      {controls.map((control) => (
        <TranslationField key={control.name} form={form} control={control} />
      ))}
    </Languages>
  );
  if (first.kind === 'line') return languages;
  return (
    <FoldedFields
      title={messages.translationsOf(fieldNameOf(first))}
      isKeptOpen={controls.some(({ name }) => form.marked.includes(name) || form.errorAt(name) !== undefined)}
    >
      {languages}
    </FoldedFields>
  );
};
