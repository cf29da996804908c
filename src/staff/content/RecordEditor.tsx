/** A record as it is changed: its fields, or what they would look like, and what is to become of it. */
import { Fragment, useEffect, useRef } from 'react';
import { ErrorSummary } from '../../components/fields/ErrorSummary.tsx';
import { FormField, toControlProps } from '../../components/fields/FormField.tsx';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../components/ui/Button.tsx';
import { type ListName, lists } from '../../content/schema/lists.ts';
import { staffContentMessages as said } from '../../i18n/en/staffContent.ts';
import { whyOf } from '../errors.ts';
import { Select, Title } from '../styles.ts';
import { Preview } from './Preview.tsx';
import { Field } from './RecordField.tsx';
import { type DeskRecord, type Problems, titleOf } from './records.ts';
import { Translation, translationLabel } from './Translation.tsx';
import {
  isChanged,
  olderEnglish,
  shownTranslations,
  type TranslationControl,
  translationControlsOf,
} from './translations.ts';
import { type Control, controlsOf, fieldsOf, type Values } from './values.ts';

export interface Editing {
  readonly isPreview: boolean;
  readonly isWrong: boolean;
  readonly isBusy: boolean;
  /** The code of the last failure; null where there is none. */
  readonly failure: string | null;
}

interface EditorProps extends Editing {
  readonly list: ListName;
  /** null for a new one. */
  readonly before: DeskRecord | null;
  readonly values: Values;
  readonly problems: Problems;
  readonly onChange: (name: string, value: Values[string]) => void;
  readonly send: (event: { readonly type: 'PREVIEW' | 'BACK' | 'SAVE' | 'CANCEL' }) => void;
}

/** In the order of the fields: what stands below one. */
const belowField = (controls: readonly Control[], at: number, shown: readonly TranslationControl[]) => {
  const field = controls[at]?.field;
  return controls[at + 1]?.field === field ? [] : shown.filter((each) => each.field === field);
};

/** The field's own control, its first part, or none. */
const controlNamed = (names: readonly string[], name: string): string =>
  names.find((one) => one === name) ??
  names.find((one) => one.startsWith(`${name}.`) || name.startsWith(`${one}.`)) ??
  '';

export const Editor = ({ list, before, values, problems, onChange, send, ...editing }: EditorProps) => {
  const { isPreview, isWrong, isBusy, failure } = editing;
  const controls = controlsOf(list);
  const stored = before?.fields ?? {};
  const typed = fieldsOf(list, values, stored);
  const shown = shownTranslations(list, values, typed, stored);
  const translations = translationControlsOf(list, stored).filter(
    ({ name }) =>
      shown.some((each) => each.name === name) || (isWrong && problems.some((each) => each.name === name)),
  );
  const names = ['status', ...controls.map(({ name }) => name), ...translations.map(({ name }) => name)];
  const title = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // Each of the two looks is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the one gives way to the other.
  useEffect(() => title.current?.focus(), [isPreview]);
  useEffect(() => {
    if (isWrong) summary.current?.focus();
  }, [isWrong]);
  const placed = problems.map(({ name, problem }) => ({
    name: controlNamed(names, name),
    problem: name.startsWith('transl') && !names.includes(name) ? said.translation + problem : problem,
  }));
  const errorAt = (name: string) =>
    isWrong ? placed.find((each) => each.name === name && name !== '')?.problem : undefined;
  // A problem may stand at a field that only the stored record has, whatever its name.
  const labelOf = (name: string) => {
    const translation = translations.find((each) => each.name === name);
    if (translation !== undefined) return translationLabel(translation);
    return Object.hasOwn(said.fields, name) ? said.fields[name] : name;
  };
  const labelled = (name: string) =>
    name === '' ? '' : `${name === 'status' ? said.status.label : labelOf(name)}: `;
  const one = said.lists[list].one;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'SAVE' });
      }}
    >
      <Title ref={title} tabIndex={-1}>
        {isPreview ? said.previewTitle : before === null ? said.added(one) : said.edit(titleOf(before))}
      </Title>
      {isWrong && (
        <ErrorSummary
          ref={summary}
          errors={placed.map(({ name, problem }, at) => ({
            name: name || `${lists[list].collection}${at}`,
            message: `${labelled(name)}${problem}`,
          }))}
        />
      )}
      {failure !== null && (
        <Alert tone="error" title={said.failed}>
          <p>{whyOf(failure)}</p>
        </Alert>
      )}
      {isPreview ? (
        <Preview list={list} id={before?.id ?? 'new'} fields={typed} />
      ) : (
        <fieldset disabled={isBusy}>
          <FormField name="status" label={said.status.label} error={errorAt('status')}>
            <Select
              {...toControlProps('status', { error: errorAt('status') })}
              value={values.status === 'active' ? 'active' : 'inactive'}
              onChange={({ target }) => onChange('status', target.value)}
            >
              <option value="active">{said.status.active}</option>
              <option value="inactive">{said.status.inactive}</option>
            </Select>
          </FormField>
          {controls.map((control, at) => (
            <Fragment key={control.name}>
              <Field
                control={control}
                value={values[control.name] ?? ''}
                error={errorAt(control.name)}
                onChange={(value) => onChange(control.name, value)}
              />
              {belowField(controls, at, translations).map((translation) => (
                <Translation
                  key={translation.name}
                  control={translation}
                  older={olderEnglish(list, translation, typed, stored)}
                  value={String(values[translation.name] ?? '')}
                  isChanged={isChanged(translation, values, stored)}
                  fits={values[translation.fits] === true}
                  error={errorAt(translation.name)}
                  onChange={onChange}
                />
              ))}
            </Fragment>
          ))}
        </fieldset>
      )}
      <ButtonRow>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? said.saving : said.save}
        </Button>
        {isPreview ? (
          <Button secondary onClick={() => send({ type: 'BACK' })}>
            {said.back}
          </Button>
        ) : (
          <>
            <Button secondary disabled={isBusy} onClick={() => send({ type: 'PREVIEW' })}>
              {said.preview}
            </Button>
            <Button secondary disabled={isBusy} onClick={() => send({ type: 'CANCEL' })}>
              {said.cancel}
            </Button>
          </>
        )}
      </ButtonRow>
    </form>
  );
};
