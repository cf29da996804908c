/** The head of a table: a column for each word. */
interface HeadRowProps {
  readonly words: Readonly<Record<string, string>>;
}

export const HeadRow = ({ words }: HeadRowProps) => (
  <thead>
    <tr>
      {Object.values(words).map((word) => (
        <th key={word} scope="col">
          {word}
        </th>
      ))}
    </tr>
  </thead>
);
