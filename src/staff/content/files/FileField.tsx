/** The picture or the PDF of a record: a file input, what the page says about the chosen file, and the file that the record has. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormField, Hint, toControlProps } from '../../../components/fields/FormField.tsx';
import { Input } from '../../../components/fields/inputs.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { parsePictureAddress } from '../../../content/models/storedPicture.ts';
import { useUnsavedChanges } from '../../../context/unsavedChanges.ts';
import { staffContentMessages } from '../messages.ts';
import type { RecordForm } from '../recordForm.ts';
import { FileError, type FileProblem } from './fileProblem.ts';
import { type FileFieldName, toDataUrl, toSourceName } from './fileValues.ts';
import { type PreparedFile, preparePdf, preparePicture } from './prepareFile.ts';

const { files: messages } = staffContentMessages;

const FileInput = styled(Input)`
  overflow: hidden;
  /* Browsers count a file input among those that cannot be written into. */
  &:read-only:not(select) {
    border-style: solid;
    background: var(--paper);
  }
  &::file-selector-button {
    min-height: 44px;
    margin-right: 0.75rem;
    padding: 0 1rem;
    border: 2px solid var(--edge);
    background: var(--paper);
    color: var(--link);
    font: inherit;
    font-weight: 700;
    cursor: pointer;
  }
`;

const Thumbnail = styled.img`
  display: block;
  max-width: min(20rem, 100%);
  max-height: 15rem;
  width: auto;
  height: auto;
  margin-top: 0.75rem;
  border: 1px solid var(--line);
  background: var(--picturebg);
  forced-color-adjust: none;
`;

const Status = styled(Hint)`
  margin-top: 0.5rem;
`;

const Refusal = styled.div`
  margin-top: 0.75rem;
`;

const kinds = {
  image: { accept: 'image/jpeg,image/png,image/webp,image/gif', prepare: preparePicture },
  file: { accept: 'application/pdf', prepare: preparePdf },
} as const satisfies Readonly<
  Record<
    FileFieldName,
    {
      /** Without HEIC an iPhone gives a JPG in its place. */
      readonly accept: string;
      readonly prepare: (file: File, signal: AbortSignal) => Promise<PreparedFile>;
    }
  >
>;

const toKilobytes = ({ length }: Uint8Array): number => Math.max(1, Math.round(length / 1_000));

/** What became of a chosen file; null while it is being prepared. */
type FileResult = 'ready' | FileProblem;

/** The smallest picture of several widths, or the only one. */
const toSmallest = (path: string, widths: string): string =>
  path.replace('{width}', widths.split(',')[0]?.trim() ?? '');

/** Milliseconds. An old computer takes seconds for the picture of a camera, and a folder of a network may never answer. */
const maxPreparingTime = 60_000;

interface FileFieldProps {
  readonly form: RecordForm;
  readonly field: FileFieldName;
}

export const FileField = ({ form, field }: FileFieldProps) => {
  const name = toSourceName(field);
  const { value: path, error } = form.fieldProps(name);
  /** The file of this path, if it is not stored yet. */
  const prepared = form.draft.files.get(path);
  const own = messages[field];
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [result, setResult] = useState<FileResult | null>(null);
  const isPreparing = chosen !== null && result === null;
  const attach = useEffectEvent((file: PreparedFile) => form.changeFile(field, file));
  // Of two files that are chosen one after the other the last one counts.
  useEffect(() => {
    if (chosen === null) return;
    const preparation = new AbortController();
    const { signal } = preparation;
    const timeout = setTimeout(() => {
      preparation.abort();
      setResult('slow');
    }, maxPreparingTime);
    void kinds[field]
      .prepare(chosen, signal)
      .then(
        (file) => {
          if (signal.aborted) return;
          setResult('ready');
          attach(file);
        },
        (error: unknown) => {
          if (!signal.aborted) setResult(error instanceof FileError ? error.code : 'unknown');
        },
      )
      .finally(() => clearTimeout(timeout));
    return () => {
      clearTimeout(timeout);
      preparation.abort();
    };
  }, [field, chosen]);
  useUnsavedChanges(isPreparing);
  const reportPreparing = useEffectEvent((isNow: boolean) => form.notePreparing(field, isNow));
  useEffect(() => {
    reportPreparing(isPreparing);
    return () => reportPreparing(false);
  }, [isPreparing]);
  const status = isPreparing
    ? own.preparing
    : prepared !== undefined
      ? own.ready(toKilobytes(prepared.bytes))
      : '';
  return (
    <>
      <FormField name={name} label={own.choose} hint={own.hint} error={error}>
        <FileInput
          {...toControlProps(name, { hint: own.hint, error })}
          ref={input}
          type="file"
          accept={kinds[field].accept}
          // Without this, a file that was changed under its name would be no choice.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file === undefined) return;
            setChosen(file);
            setResult(null);
          }}
        />
      </FormField>
      <Status as="div" role="status">
        {status}
      </Status>
      {chosen !== null && result !== null && result !== 'ready' && (
        <Refusal>
          <Alert tone="error" title={own.refused}>
            <p>{messages.problems[result](chosen.size)}</p>
          </Alert>
        </Refusal>
      )}
      {path !== '' && (
        <>
          {field === 'image' && (
            <Thumbnail
              src={
                prepared === undefined
                  ? toSmallest(path, form.fieldProps('image.widths').value)
                  : toDataUrl(prepared)
              }
              alt=""
            />
          )}
          {prepared === undefined && (
            <Hint>{parsePictureAddress(path) === null ? own.ofSite(path) : own.stored}</Hint>
          )}
          <ButtonRow>
            <Button
              secondary
              onClick={() => {
                setChosen(null);
                setResult(null);
                form.changeFile(field, null);
                if (input.current !== null) input.current.value = '';
                // The button leaves the page, and would take the focus with it.
                input.current?.focus();
              }}
            >
              {own.remove}
            </Button>
          </ButtonRow>
        </>
      )}
    </>
  );
};
