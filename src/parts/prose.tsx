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
  readonly paragraphs: readonly string[];
}

export const Prose = ({ paragraphs }: ProseProps) => (
  <Column>
    {paragraphs
      .map((text, at) => ({ text, key: `${at}` }))
      .map(({ text, key }) => (
        <p key={key}>{text}</p>
      ))}
  </Column>
);
