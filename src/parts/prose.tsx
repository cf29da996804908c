/** Paragraphs of plain text; the ends of their lines are kept. */
import styled from 'styled-components';

const Column = styled.div`
  max-width: 40em;
  white-space: pre-line;
  & > * + * {
    margin-top: 1rem;
  }
`;

interface ProseProps {
  /** Paragraphs with an empty line between them. */
  readonly text: string;
}

export const Prose = ({ text }: ProseProps) => (
  <Column>
    {text.split(/\n\s*\n/).map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move.
      <p key={at}>{paragraph}</p>
    ))}
  </Column>
);
