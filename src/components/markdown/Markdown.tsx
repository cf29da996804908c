/** A text of the store, in the elements that markdownTree.ts names and no others; single ends of lines are kept. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Lang } from '../../content/models/localize.ts';
import type { SafeLink } from '../../lib/safeLink.ts';
import { keyed } from '../../lib/withKeys.ts';
import { Column, Diamonds, Numbers, Quote, Rule, Sheet } from './markdownStyles.ts';
import { type Block, markdownTree, type Part } from './parseMarkdown.ts';

interface WayProps {
  readonly link: SafeLink;
  readonly children: ReactNode;
}

const Way = ({ link: { kind, address }, children }: WayProps) =>
  kind === 'site' ? (
    <Link to={address}>{children}</Link>
  ) : (
    <a href={address} rel="noopener noreferrer">
      {children}
    </a>
  );

const Inline = ({ part }: { readonly part: Part }) => {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'lineEnd':
      return <br />;
    case 'strong':
      return (
        <strong>
          <Line parts={part.parts} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Line parts={part.parts} />
        </em>
      );
    case 'link':
      return (
        <Way link={part.link}>
          <Line parts={part.parts} />
        </Way>
      );
  }
};

const Line = ({ parts }: { readonly parts: readonly Part[] }) =>
  keyed(parts).map(({ key, item }) => <Inline key={key} part={item} />);

const Items = ({ items }: { readonly items: readonly (readonly Block[])[] }) =>
  keyed(items).map(({ key, item }) => (
    <li key={key}>
      <Blocks blocks={item} />
    </li>
  ));

type TableProps = Pick<Extract<Block, { kind: 'table' }>, 'head' | 'rows'>;

const Table = ({ head, rows }: TableProps) => (
  <Sheet>
    <table>
      <thead>
        <tr>
          {keyed(head).map(({ key, item }) => (
            <th key={key}>
              <Line parts={item} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(({ key, item: cells }) => (
          <tr key={key}>
            {keyed(cells).map(({ key: place, item }) => (
              <td key={place}>
                <Line parts={item} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Sheet>
);

type Level = Extract<Block, { kind: 'heading' }>['level'];

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const Above = createContext<1 | 2>(1);

interface HeadingProps {
  readonly level: Level;
  readonly children: ReactNode;
}

/** It stands below the one that is over the whole text. */
const Heading = ({ level, children }: HeadingProps) => {
  const Tag = headings[Math.min(4, level + useContext(Above) - 1) as Level];
  return <Tag>{children}</Tag>;
};

const Shown = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line parts={block.parts} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={block.level}>
          <Line parts={block.parts} />
        </Heading>
      );
    case 'bullets':
      return (
        <Diamonds>
          <Items items={block.items} />
        </Diamonds>
      );
    case 'numbers':
      return (
        <Numbers start={block.first}>
          <Items items={block.items} />
        </Numbers>
      );
    case 'quote':
      return (
        <Quote>
          <Blocks blocks={block.blocks} />
        </Quote>
      );
    case 'rule':
      return <Rule />;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
  }
};

const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  keyed(blocks).map(({ key, item }) => <Shown key={key} block={item} />);

interface MarkdownProps {
  /** At most 20,000 characters; hostile. */
  readonly text: string;
  /** The level of the heading over it. */
  readonly above?: 1 | 2;
  readonly lang?: Lang;
}

export const Markdown = ({ text, above = 1, lang }: MarkdownProps) => {
  const blocks = useMemo(() => markdownTree(text), [text]);
  return (
    <Above value={above}>
      {/* A text that changes comes whole: its words stand between elements, where a browser that translates the page replaces them. */}
      <Column key={text} lang={lang}>
        <Blocks blocks={blocks} />
      </Column>
    </Above>
  );
};
