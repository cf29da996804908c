/**
 * The hand-written form, with its named fields in bare Formik: the floor of a key. At every key each of Formik's fields renders,
 * because each reads Formik's context; everything else renders once. No validation, no draft, no messages.
 */
import { Field, Form, Formik } from 'formik';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const form = document.querySelector('form');
if (form === null) throw new Error('The page has no form.');

/** React's names of HTML attributes. */
const reactNames: Readonly<Record<string, string>> = {
  autocomplete: 'autoComplete',
  class: 'className',
  for: 'htmlFor',
  inputmode: 'inputMode',
  readonly: 'readOnly',
};

const toProps = (element: Element): Record<string, unknown> =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      reactNames[name] ?? name,
      ['readonly', 'required'].includes(name) ? true : value,
    ]),
  );

const toNode = (node: Node, key: number): ReactNode => {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.tagName.toLowerCase();
  const props = { ...toProps(node), key };
  if (node.matches('input[name]:not([name=robot]), textarea[name]'))
    return createElement(Field, { ...props, name: node.getAttribute('name')!, as: tag });
  return createElement(tag, props, ...[...node.childNodes].map(toNode));
};

const fields = [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
const children = [...form.childNodes].map(toNode);
const host = document.createElement('div');
form.replaceWith(host);
createRoot(host).render(
  createElement(
    Formik,
    { initialValues: Object.fromEntries(fields.map((name) => [name, ''])), onSubmit: () => {} },
    createElement(Form, null, ...children),
  ),
);
