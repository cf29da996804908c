/** One free text field. It does without Formik, whose code is too large for one field (docs/decisions/0035-feedback.md). */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { TextError } from '../../../machines/site/pageFeedback.ts';
import { FormField, toControlProps } from '../../components/fields/FormField.tsx';
import { Honeypot } from '../../components/fields/Honeypot.tsx';
import { TextArea } from '../../components/fields/inputs.ts';
import { toTelUrl } from '../../components/links/CallLink.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import {
  type FeedbackFault,
  type FeedbackKind,
  feedbackKinds,
  maxFeedbackLength,
} from '../../form/feedback.ts';
import type { Translate } from '../../i18n/define.ts';
import { feedbackMessages } from '../../i18n/en/feedback.ts';
import { site } from '../../site.ts';
import type { FeedbackInput } from './createFeedbackActor.ts';

interface FeedbackFieldProps {
  readonly kind: FeedbackKind;
  readonly input: FeedbackInput;
  readonly isEditable: boolean;
  /** Null if the text is valid. */
  readonly textError: TextError | null;
}

const name = 'feedback';

const { number, sample } = site.hall.telephone;

const renderHint = (translate: Translate) => {
  const messages = translate(feedbackMessages);
  return (
    <>
      <span>{messages.private}</span> <span>{messages.answer}</span>
      <a href={toTelUrl(number)}>{messages.call(number)}</a>. {sample && <SampleTag isOfNumber />}
    </>
  );
};

const formatTextError = ({ fault, length }: TextError, translate: Translate): string => {
  const messages = translate(feedbackMessages);
  return fault === 'tooLong'
    ? messages.tooLong(maxFeedbackLength, length)
    : messages[fault as Exclude<FeedbackFault, 'tooLong'>];
};

export const FeedbackField = ({ kind, input, isEditable, textError }: FeedbackFieldProps) => {
  const translate = useTranslate();
  const messages = useMessages(feedbackMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  // Before the field is visible: a press of Send reads what is in it, however soon.
  useLayoutEffect(
    () => input.attach(() => ({ text: field.current?.value ?? '', honeypot: honeypot.current?.value ?? '' })),
    [input],
  );
  // Focuses the field when it opens, and on each new error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new error moves the focus again.
  useEffect(() => field.current?.focus(), [textError]);
  const error = textError === null ? undefined : formatTextError(textError, translate);
  const { text } = feedbackKinds[kind];
  return (
    <>
      <FormField
        name={name}
        label={kind === 'wrongNumber' ? messages.label.wrongNumber : messages.label.notUseful}
        isOptional={text === 'optional'}
        hint={renderHint(translate)}
        error={error}
      >
        <TextArea
          {...toControlProps(name, { hint: true, error })}
          ref={field}
          // Browsers scroll to the line being edited, not to the whole field.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          name={name}
          rows={3}
          required={text === 'required'}
          readOnly={!isEditable}
          autoComplete="off"
        />
      </FormField>
      <Honeypot ref={honeypot} />
    </>
  );
};
