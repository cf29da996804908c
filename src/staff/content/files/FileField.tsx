/** The picture or the PDF of a record: a file input, what the page says about the chosen file, and the file that the record has. */
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fromPromise } from 'xstate';
import { fileChoiceMachine } from '../../../../machines/staff/fileChoice.ts';
import { FormField, Hint, toControlProps } from '../../../components/fields/FormField.tsx';
import { Input } from '../../../components/fields/inputs.ts';
import { Alert } from '../../../components/ui/Alert.tsx';
import { Button, ButtonRow } from '../../../components/ui/Button.tsx';
import { parsePictureAddress } from '../../../content/models/storedPicture.ts';
import { useUnsavedChanges } from '../../../context/unsavedChanges.ts';
import { staffContentMessages } from '../messages.ts';
import type { FileProblem } from './fileProblem.ts';
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

const toSentence = (code: string | null, size: number): string =>
  (Object.hasOwn(messages.problems, code ?? '')
    ? messages.problems[code as FileProblem]
    : messages.problems.unknown)(size);

/** The smallest picture of several widths, or the only one. */
const toSmallest = (path: string, widths: string): string =>
  path.replace('{width}', widths.split(',')[0]?.trim() ?? '');

interface FileFieldProps {
  readonly field: FileFieldName;
  /** The path of the record's file; '' without one. */
  readonly path: string;
  /** The widths of the record's picture, as their control has them. */
  readonly widths: string;
  /** The file of this path, if it is not stored yet. */
  readonly prepared: PreparedFile | undefined;
  readonly error: string | undefined;
  readonly onAttach: (file: PreparedFile) => void;
  readonly onRemove: () => void;
  /** Whether a file of this field is being prepared. */
  readonly onPreparing: (isPreparing: boolean) => void;
}

export const FileField = ({
  field,
  path,
  widths,
  prepared,
  error,
  onAttach,
  onRemove,
  onPreparing,
}: FileFieldProps) => {
  const own = messages[field];
  const input = useRef<HTMLInputElement>(null);
  /** It bypasses the machine, which never has a name or a file. */
  const chosen = useRef<File>(null);
  const [state, send] = useMachine(
    fileChoiceMachine.provide({
      actors: {
        prepareFile: fromPromise(({ signal }) => kinds[field].prepare(chosen.current!, signal)),
      },
      actions: {
        attachFile: (_, { file }) => onAttach(file as PreparedFile),
        removeFile: onRemove,
      },
    }),
  );
  const isPreparing = state.hasTag('preparing');
  useUnsavedChanges(isPreparing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller's function is another one at each render.
  useEffect(() => {
    onPreparing(isPreparing);
    return () => onPreparing(false);
  }, [isPreparing]);
  const name = toSourceName(field);
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
            chosen.current = file;
            send({ type: 'CHOOSE' });
          }}
        />
      </FormField>
      <Status as="div" role="status">
        {status}
      </Status>
      {state.hasTag('refused') && (
        <Refusal>
          <Alert tone="error" title={own.refused}>
            <p>{toSentence(state.context.failure, chosen.current?.size ?? 0)}</p>
          </Alert>
        </Refusal>
      )}
      {path !== '' && (
        <>
          {field === 'image' && (
            <Thumbnail src={prepared === undefined ? toSmallest(path, widths) : toDataUrl(prepared)} alt="" />
          )}
          {prepared === undefined && (
            <Hint>{parsePictureAddress(path) === null ? own.ofSite(path) : own.stored}</Hint>
          )}
          <ButtonRow>
            <Button
              secondary
              onClick={() => {
                send({ type: 'REMOVE' });
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
