/** The steps of a service, one row each: what happens, who does it and how long it takes, with their translations. */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormField, Hint, toControlProps } from '../../components/fields/FormField.tsx';
import { Input } from '../../components/fields/inputs.ts';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { lists } from '../../content/schema/lists.ts';
import { hasLetters } from '../../content/schema/staleTexts.ts';
import { locales, type TranslationLocale, translationLocales } from '../../i18n/locales.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { StaffCheckbox, StaffField } from '../fields.tsx';
import { Select } from '../styles.ts';
import { FoldedFields } from './FoldedFields.tsx';
import { staffContentMessages } from './messages.ts';
import type { RecordForm } from './recordForm.ts';
import {
  countSteps,
  findStepSources,
  formatStepTime,
  insertStep,
  isBegun,
  isCount,
  parseStepTime,
  readStepLines,
  removeStep,
  type StepField,
  setStepText,
  setStepTime,
  stepControlName,
  stepFields,
  swapSteps,
  type TimeUnit,
  timeUnits,
  translationName,
} from './steps.ts';
import { findStaleSteps } from './translations.ts';
import type { ControlValues } from './values.ts';

const { steps: messages, stale, fields: fieldNames } = staffContentMessages;

const maxSteps = lists.charter.fields.Procedure.most;

const Section = styled.section`
  margin-top: 2rem;
`;

const Rows = styled.ol`
  display: grid;
  gap: 1rem;
  margin-top: 1rem;
`;

const Row = styled.li`
  padding: 0.75rem 1rem 1rem;
  border: 1px solid var(--edge);
  border-left: 6px solid var(--rule);
  h3 {
    font-size: 1.125rem;
  }
`;

const Cells = styled.div`
  display: grid;
  gap: 0 1.25rem;
  & > div {
    margin-top: 0.5rem;
  }
  ${minWidth.columns} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/* The controls of a language stand on one line under labels of one or two lines. */
const TranslatedCells = styled(Cells)`
  align-items: end;
  & + & {
    margin-top: 1rem;
  }
`;

const Time = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(7.5rem, auto);
  gap: 0.5rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.75rem;
  button {
    min-height: 44px;
    padding: 0.25rem 0.75rem;
  }
`;

type ShownUnit = TimeUnit | 'words';

interface TimeFieldProps {
  readonly name: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A number and its unit, or words. A number keeps its unit while the clerk types; other text turns into words. */
const TimeField = ({ name, text, error, onChange }: TimeFieldProps) => {
  const parsed = parseStepTime(text);
  const [chosen, setChosen] = useState<ShownUnit | null>(null);
  const [lastWords, setLastWords] = useState('');
  const [first = ''] = text.split(' ');
  const isTyped =
    chosen !== null && chosen !== 'words' && formatStepTime({ count: first, unit: chosen }) === text;
  const unit: ShownUnit =
    chosen === 'words' || (text !== '' && !isTyped && parsed === null)
      ? 'words'
      : isTyped || text === ''
        ? (chosen ?? 'minute')
        : (parsed?.unit ?? 'words');
  const shown = unit === 'words' ? text : first;
  const writeNumber = (typed: string) => {
    if (unit === 'words' || (typed !== '' && !isCount(typed))) {
      setChosen('words');
      onChange(typed);
      return;
    }
    setChosen(unit);
    onChange(formatStepTime({ count: typed, unit }));
  };
  const chooseUnit = (next: ShownUnit) => {
    setChosen(next);
    if (next === 'words') {
      if (text === '') onChange(lastWords);
      return;
    }
    if (unit === 'words') setLastWords(text);
    onChange(
      isCount(first) && (unit !== 'words' || first === text || parsed !== null)
        ? formatStepTime({ count: first, unit: next })
        : '',
    );
  };
  const label = messages.fields.processing_time;
  return (
    <FormField name={name} label={label} error={error}>
      <Time>
        <Input
          {...toControlProps(name, { error })}
          type="text"
          inputMode={unit === 'words' ? 'text' : 'decimal'}
          autoComplete="off"
          value={shown}
          onChange={({ target }) => writeNumber(target.value)}
          onBlur={() => {
            if (unit !== 'words' && shown.endsWith('.')) writeNumber(shown.slice(0, -1));
          }}
        />
        <Select
          aria-label={`${label}: ${messages.unit}`}
          value={unit}
          onChange={({ target }) => chooseUnit(target.value as ShownUnit)}
        >
          {[...timeUnits, 'words' as const].map((each) => (
            <option key={each} value={each}>
              {messages.units[each]}
            </option>
          ))}
        </Select>
      </Time>
    </FormField>
  );
};

interface StepRowsProps {
  readonly form: RecordForm;
}

/** The note at a translation that residents do not see; undefined if they see it. */
const createNote = (language: TranslationLocale, english: string, source: string): string | undefined =>
  source === english
    ? undefined
    : source === ''
      ? messages.missing(locales[language])
      : messages.old(locales[language], source);

export const StepRows = ({ form }: StepRowsProps) => {
  const { fields, stored, errorAt, change } = form;
  const { values } = form.draft;
  /** Identifies each row while steps are added, moved and removed. */
  const [keys, setKeys] = useState<readonly number[]>([]);
  const wantedFocus = useRef<readonly string[]>([]);
  useEffect(() => {
    const [found] = wantedFocus.current
      .map((id) => document.getElementById(id))
      .filter((each) => each !== null);
    wantedFocus.current = [];
    found?.focus();
  });
  const count = Math.max(countSteps(values), keys.length, 1);
  const nextKey = Math.max(-1, ...keys) + 1;
  const rowKeys = Array.from({ length: count }, (_, at) => keys[at] ?? nextKey + at);
  const apply = (changes: ControlValues, nextKeys: readonly number[], focus: readonly string[]) => {
    wantedFocus.current = focus;
    setKeys(nextKeys);
    change(changes);
  };
  const actionId = (action: string, at: number): string => `step-${action}-${at}`;
  const add = (at: number) =>
    apply(insertStep(values, at), rowKeys.toSpliced(at, 0, Math.max(...rowKeys) + 1), [
      stepControlName('Procedure', at),
    ]);
  const remove = (at: number) =>
    apply(removeStep(values, at), rowKeys.toSpliced(at, 1), [
      actionId('remove', at),
      actionId('remove', at - 1),
      stepControlName('Procedure', 0),
    ]);
  const swap = (at: number, to: number) => {
    const first = Math.min(at, to);
    const direction = to < at ? 'up' : 'down';
    apply(
      swapSteps(values, first),
      rowKeys.toSpliced(first, 2, rowKeys[first + 1] ?? 0, rowKeys[first] ?? 0),
      [actionId(direction, to), actionId(direction === 'up' ? 'down' : 'up', to)],
    );
  };
  const lines = readStepLines(values);
  const languages = translationLocales.map((language) => ({
    language,
    isShown: isBegun(values, language),
    sources: Object.fromEntries(
      stepFields.map((field) => [field, findStepSources(values, fields, stored, language, field)]),
    ) as Readonly<Record<StepField, readonly string[]>>,
  }));
  const noteAt = (language: TranslationLocale, field: StepField, at: number): string | undefined => {
    const found = languages.find((each) => each.language === language);
    const english = (lines[field]?.[at] ?? '').trim();
    if (found?.isShown !== true || !hasLetters(english) || values[`fits.${language}.${field}`] === true)
      return undefined;
    return createNote(language, english, found.sources[field][at]?.trim() ?? english);
  };
  /** The text of a step, in English or in a translation. */
  const renderText = (field: StepField, at: number, language?: TranslationLocale) => {
    const text = language === undefined ? field : translationName(language, field);
    const name = stepControlName(text, at);
    const label = messages.fields[field];
    return (
      <StaffField
        key={name}
        name={name}
        label={language === undefined ? label : stale.label(label, locales[language])}
        hint={language && noteAt(language, field, at)}
        error={errorAt(name)}
        lang={language}
        minHeight={field === 'Procedure' ? '5.25rem' : undefined}
        type="text"
        value={lines[text]?.[at] ?? ''}
        onChange={(written) => change(setStepText(values, text, at, written))}
      />
    );
  };
  const renderRow = (key: number, at: number) => {
    const timeName = stepControlName('processing_time', at);
    const isKeptOpen = translationLocales.some((language) =>
      stepFields.some(
        (field) =>
          noteAt(language, field, at) !== undefined ||
          errorAt(stepControlName(translationName(language, field), at)) !== undefined,
      ),
    );
    const actions = [
      ['add', messages.addBelow, count < maxSteps, () => add(at + 1)],
      ['up', messages.up, at > 0, () => swap(at, at - 1)],
      ['down', messages.down, at < count - 1, () => swap(at, at + 1)],
      ['remove', messages.remove, count > 1 || countSteps(values) > 0, () => remove(at)],
    ] as const;
    return (
      <Row key={key} aria-labelledby={`step-${at}`}>
        <h3 id={`step-${at}`}>{messages.step(at + 1)}</h3>
        <Cells>
          {renderText('Procedure', at)}
          {renderText('responsible_person', at)}
          <TimeField
            name={timeName}
            text={lines.processing_time?.[at] ?? ''}
            error={errorAt(timeName)}
            onChange={(text) => change(setStepTime(values, at, text))}
          />
        </Cells>
        <FoldedFields title={messages.translations} isKeptOpen={isKeptOpen}>
          {translationLocales.map((language) => (
            <TranslatedCells key={language}>
              {stepFields.map((field) => renderText(field, at, language))}
            </TranslatedCells>
          ))}
        </FoldedFields>
        <Actions>
          {actions.map(
            ([action, label, isOffered, act]) =>
              isOffered && (
                <Button
                  key={action}
                  secondary
                  id={actionId(action, at)}
                  aria-label={messages.of(label, at + 1)}
                  onClick={act}
                >
                  {label}
                </Button>
              ),
          )}
        </Actions>
      </Row>
    );
  };
  /** A translation of older English can be confirmed as a whole, once no step lacks it. */
  const confirmable = findStaleSteps('charter', values, fields, stored)
    .filter(({ language, field }) => {
      const sources = languages.find((each) => each.language === language)?.sources[field as StepField] ?? [];
      return !sources.some((source, at) => source === '' && hasLetters(lines[field]?.[at]));
    })
    .map(({ language, field }) => ({ language, field, id: `fits.${language}.${field}` }));
  return (
    <Section aria-labelledby="steps">
      <h2 id="steps">{messages.title}</h2>
      <Hint>{messages.hint}</Hint>
      <Rows>{rowKeys.map(renderRow)}</Rows>
      {count < maxSteps && (
        <ButtonRow>
          <Button secondary icon="state-plus" onClick={() => add(count)}>
            {messages.add}
          </Button>
        </ButtonRow>
      )}
      {confirmable.map(({ language, field, id }) => (
        <StaffCheckbox
          key={id}
          {...form.checkboxProps(id)}
          label={stale.fits(fieldNames[field] ?? field, locales[language])}
        />
      ))}
    </Section>
  );
};
