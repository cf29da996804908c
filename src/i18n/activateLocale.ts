/** Switches every message catalogue to another locale in place, including catalogues loaded later. */
import { localeStore, messageRegistry } from './define.ts';
import type { Locale } from './locales.ts';

type MessageTree = { [name: string]: unknown };

/** The messages of one locale, by file name. */
export type LocaleMessages = Readonly<Record<string, object>>;

const isMessageTree = (value: unknown): value is MessageTree => typeof value === 'object' && value !== null;

/** Replaces leaf by leaf, so that references into the tree stay valid. */
const replaceMessages = (tree: MessageTree, by: MessageTree): void => {
  for (const [name, value] of Object.entries(by)) {
    const own = tree[name];
    if (isMessageTree(own) && isMessageTree(value)) replaceMessages(own, value);
    else tree[name] = value;
  }
};

const copyTree = (tree: MessageTree): MessageTree => {
  const copy: MessageTree = Array.isArray(tree) ? ([] as unknown as MessageTree) : {};
  for (const [name, value] of Object.entries(tree))
    copy[name] = isMessageTree(value) ? copyTree(value) : value;
  return copy;
};

const englishMessages = new Map<string, MessageTree>();

/** @param messages null for English, whose messages are in the catalogues themselves */
export const activateLocale = (locale: Locale, messages: LocaleMessages | null): void => {
  localeStore.locale = locale;
  localeStore.translate = (name, tree) => {
    if (!englishMessages.has(name)) englishMessages.set(name, copyTree(tree as MessageTree));
    replaceMessages(
      tree as MessageTree,
      (messages?.[name] as MessageTree | undefined) ?? englishMessages.get(name)!,
    );
  };
  for (const [name, tree] of messageRegistry) localeStore.translate(name, tree);
};
