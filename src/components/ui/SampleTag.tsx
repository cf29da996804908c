/** Marks content that the barangay has not provided itself: all of it at once above it, or what is beside the tag. Printed too. */
import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { onPaper } from '../../theme/breakpoints.ts';

const Tag = styled.span`
  display: inline-block;
  align-self: center;
  padding: 0.2rem 0.4rem;
  border: 1px dashed var(--edge);
  color: var(--ink2);
  font-size: 0.875rem;
  font-weight: 600;
  letter-spacing: 0;
  line-height: 1;
  vertical-align: middle;
  white-space: nowrap;
`;

const Band = styled.p`
  margin: 0.5rem 0 1rem;
  padding: 0.3rem 0.75rem;
  border: 1px dashed var(--edge);
  background: var(--mist);
  color: var(--ink2);
  font-size: 1rem;
  line-height: 1.35;
  b {
    margin-right: 0.5rem;
    color: var(--ink);
  }
  ${onPaper} {
    margin-bottom: 6pt;
    padding: 2pt 6pt;
    font-size: 10pt;
  }
`;

/** Whether a mark above already says it of all content below. */
export const SampleMarkContext = createContext(false);

interface SampleRecord {
  readonly isSample: boolean;
}

export const areAllSamples = (records: readonly SampleRecord[]): boolean =>
  records.length > 0 && records.every(({ isSample }) => isSample);

interface SampleContentProps {
  /** The records below. */
  readonly records: readonly SampleRecord[];
  readonly children: ReactNode;
}

/**
 * One band above content that is all sample, instead of a tag beside each record. It stands where the placeholder of the records
 * stood, so that it moves nothing.
 */
export const SampleContent = ({ records, children }: SampleContentProps) => {
  const { sampleContent } = useMessages(partMessages);
  const isMarked = useContext(SampleMarkContext);
  const areSamples = areAllSamples(records);
  return (
    <SampleMarkContext value={isMarked || areSamples}>
      {areSamples && !isMarked && (
        <Band>
          <b>{sampleContent.title}</b> <span>{sampleContent.sentence}</span>
        </Band>
      )}
      {children}
    </SampleMarkContext>
  );
};

interface SampleTagProps {
  /** Of a telephone number, which somebody would dial: it is marked in any case. */
  readonly isOfNumber?: boolean;
}

export const SampleTag = ({ isOfNumber = false }: SampleTagProps) => {
  const messages = useMessages(partMessages);
  const isMarked = useContext(SampleMarkContext);
  return isMarked && !isOfNumber ? null : <Tag>{messages.sample}</Tag>;
};
