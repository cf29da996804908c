/** Renders stored Markdown with the elements that parseMarkdown.ts allows and no others. Keeps single line breaks. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Lang } from '../../content/models/localize.ts';
import type { SafeLink } from '../../lib/safeLink.ts';
import { withKeys } from '../../lib/withKeys.ts';
import {
  MarkdownBody,
  MarkdownBullets,
  MarkdownNumbers,
  MarkdownQuote,
  MarkdownRule,
  MarkdownTableScroll,
} from './markdownStyles.ts';
import { type MarkdownBlock, type MarkdownInline, parseMarkdown } from './parseMarkdown.ts';

interface MarkdownLinkProps {
  readonly link: SafeLink;
  readonly children: ReactNode;
}

const MarkdownLink = ({ link: { kind, address }, children }: MarkdownLinkProps) =>
  kind === 'site' ? (
    <Link to={address}>{children}</Link>
  ) : (
    <a href={address} rel="noopener noreferrer">
      {children}
    </a>
  );

const InlineView = ({ part }: { readonly part: MarkdownInline }) => {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'lineEnd':
      return <br />;
    case 'strong':
      return (
        <strong>
          <InlineList parts={part.parts} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <InlineList parts={part.parts} />
        </em>
      );
    case 'link':
      return (
        <MarkdownLink link={part.link}>
          <InlineList parts={part.parts} />
        </MarkdownLink>
      );
  }
};

const InlineList = ({ parts }: { readonly parts: readonly MarkdownInline[] }) =>
  withKeys(parts).map(({ key, item }) => <InlineView key={key} part={item} />);

const Items = ({ items }: { readonly items: readonly (readonly MarkdownBlock[])[] }) =>
  withKeys(items).map(({ key, item }) => (
    <li key={key}>
      <Blocks blocks={item} />
    </li>
  ));

type TableProps = Pick<Extract<MarkdownBlock, { kind: 'table' }>, 'head' | 'rows'>;

const Table = ({ head, rows }: TableProps) => (
  <MarkdownTableScroll>
    <table>
      <thead>
        <tr>
          {withKeys(head).map(({ key, item }) => (
            <th key={key}>
              <InlineList parts={item} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withKeys(rows).map(({ key, item: cells }) => (
          <tr key={key}>
            {withKeys(cells).map(({ key: place, item }) => (
              <td key={place}>
                <InlineList parts={item} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </MarkdownTableScroll>
);

type Level = Extract<MarkdownBlock, { kind: 'heading' }>['level'];

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const ParentLevelContext = createContext<1 | 2>(1);

interface HeadingProps {
  readonly level: Level;
  readonly children: ReactNode;
}

/** One level or more below the heading above the text. */
const Heading = ({ level, children }: HeadingProps) => {
  const Tag = headings[Math.min(4, level + useContext(ParentLevelContext) - 1) as Level];
  return <Tag>{children}</Tag>;
};

const BlockView = ({ block }: { readonly block: MarkdownBlock }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineList parts={block.parts} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={block.level}>
          <InlineList parts={block.parts} />
        </Heading>
      );
    case 'bullets':
      return (
        <MarkdownBullets>
          <Items items={block.items} />
        </MarkdownBullets>
      );
    case 'numbers':
      return (
        <MarkdownNumbers start={block.start}>
          <Items items={block.items} />
        </MarkdownNumbers>
      );
    case 'quote':
      return (
        <MarkdownQuote>
          <Blocks blocks={block.blocks} />
        </MarkdownQuote>
      );
    case 'rule':
      return <MarkdownRule />;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
  }
};

const Blocks = ({ blocks }: { readonly blocks: readonly MarkdownBlock[] }) =>
  withKeys(blocks).map(({ key, item }) => <BlockView key={key} block={item} />);

interface MarkdownProps {
  /** At most 20,000 characters; untrusted. */
  readonly text: string;
  /** The level of the heading above the text. */
  readonly parentLevel?: 1 | 2;
  readonly lang?: Lang;
}

export const Markdown = ({ text, parentLevel = 1, lang }: MarkdownProps) => {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <ParentLevelContext value={parentLevel}>
      {/* A changed text remounts: browser translation replaces text nodes, which React could then not update. */}
      <MarkdownBody key={text} lang={lang}>
        <Blocks blocks={blocks} />
      </MarkdownBody>
    </ParentLevelContext>
  );
};
