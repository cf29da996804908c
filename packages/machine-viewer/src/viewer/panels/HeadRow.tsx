/** The header row of a table, one column per label. */
interface HeadRowProps {
  /** By the name of the column. */
  readonly labels: Readonly<Record<string, string>>;
}

export const HeadRow = ({ labels }: HeadRowProps) => (
  <thead>
    <tr>
      {Object.entries(labels).map(([column, label]) => (
        <th key={column} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);
