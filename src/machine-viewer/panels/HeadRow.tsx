/** The header row of a table, one column per label. */
interface HeadRowProps {
  readonly labels: Readonly<Record<string, string>>;
}

export const HeadRow = ({ labels }: HeadRowProps) => (
  <thead>
    <tr>
      {Object.values(labels).map((label) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);
