/** The document around a rendered page, with a template for each other variant of the form page. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPageDocument, listPageVariants } from '../../../../server/ssr/pageDocument.ts';
import type { PageTemplate } from '../../../../server/ssr/template.ts';
import { noAlerts, type RenderedRoute } from '../../../../src/ssr/contract.ts';

const template: PageTemplate = {
  html: '<html lang="en"><head><title>T</title><meta name="description" content="D"></head><body><noscript></noscript><div id="root"></div></body></html>',
  shellScripts: '',
  scripts: { FormRequest: ['/page.js', '/start.js'] } as unknown as PageTemplate['scripts'],
  messageScripts: { en: [], fil: [], ceb: [] },
  inline: {
    holdPictures: '',
    hideDismissedAlerts: '',
    markFormType: '',
    markPagedList: '',
    selectFormVariant: 'select()',
    loadScripts: 'load()',
  },
  address: 'http://localhost',
};
const route: RenderedRoute = {
  language: 'en',
  head: '',
  bodies: [],
  styles: '',
  noscript: '',
  answers: {},
  lists: [],
  alerts: noAlerts,
};

const path = '/Form_Request';
const names = [...listPageVariants(path).keys()];
const createDocument = (bodies: readonly string[]): string =>
  createPageDocument(template, path, { ...route, bodies }, 0).html;
const toBody = (name: string): string => `<p>Menu</p><main id="main"><b>${name}</b></main><p>Footer</p>`;

describe('createPageDocument', () => {
  it('puts the form chooser into the root element, and each form into a template after it, with its script', () => {
    const templates = names
      .slice(1)
      .map(
        (name) =>
          `<template data-form="${name}"><main id="main"><b>${name}</b></main></template><script>select()</script>`,
      );
    expect(names).toContain('BARANGAY_CLEARANCE');
    expect(createDocument(names.map(toBody))).toContain(
      `<div id="root">${toBody('')}</div>${templates.join('')}`,
    );
  });

  it.each([
    ['differs before its main element', `<p>More</p>${toBody('')}`],
    ['differs after its main element', `${toBody('')}<p>More</p>`],
    ['has no main element', '<p>Menu</p><p>Footer</p>'],
  ])('refuses a form that %s from the form chooser', (_, body) => {
    expect(() => createDocument([toBody(''), body])).toThrow(
      'The variant BARANGAY_CLEARANCE of a page differs from it outside of its main element.',
    );
  });

  it('keeps of the classes of components only those that a style names', () => {
    const styles = '<style>.sc-Card-1{color:red}.plain{}</style>';
    const body =
      '<main class="sc-Card-1 sc-Link-2"><p class="sc-Text-3">Text</p><p class="plain">Text</p></main>';
    const { html } = createPageDocument(template, null, { ...route, styles, bodies: [body] }, 0);
    expect(html).toContain('<main class="sc-Card-1"><p>Text</p><p class="plain">Text</p></main>');
  });

  it('writes the data of a page so that no value ends their script', () => {
    const answers = { news: [{ id: 'a', data: { title: '</script><script>alert(1)' } }] };
    const { html } = createPageDocument(template, path, { ...route, answers, bodies: names.map(toBody) }, 0);
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
  });

  it.each([
    ['a page', path, names.map(toBody)],
    ['the shell', null, [toBody('')]],
  ])('ends %s with the script that keeps presses, and allows it in the policy', (_, of, bodies) => {
    const { html, scripts } = createPageDocument(template, of, { ...route, bodies }, 0);
    expect(html).toMatch(/<script>load\(\)<\/script><\/body><\/html>$/);
    expect(scripts).toContain(`'sha256-${createHash('sha256').update('load()').digest('base64')}'`);
  });

  it('refuses an index.html without a root element', () => {
    const html = template.html.replace('id="root"', 'id="app"');
    expect(() => createPageDocument({ ...template, html }, path, { ...route, bodies: [''] }, 0)).toThrow(
      'index.html has no <div id="root"></div> any more.',
    );
  });
});

describe('createPageDocument with alerts', () => {
  const alerts = {
    documents: [{ id: 'storm', data: { title: '</script>' } }],
    tokens: ['storm%20'],
    changeAt: 1,
  };
  const withScript = { ...template, inline: { ...template.inline, hideDismissedAlerts: 'hide()' } };
  const create = (found: RenderedRoute['alerts']) =>
    createPageDocument(withScript, null, { ...route, bodies: [toBody('')], alerts: found }, 0);

  it('hides dismissed alerts from the head on, and allows that style and script in the policy', () => {
    const { html, styles, scripts } = create(alerts);
    expect(html).toContain(
      '[data-dismissed~="storm%20"] [data-alert="storm%20"]{display:none}</style><script>hide()</script>',
    );
    expect([styles.length, scripts.length]).toEqual([2, 2]);
  });

  it('passes the alerts to the scripts of the shell too, with no sign that ends their element', () => {
    const { html } = create(alerts);
    expect(html).toContain('"alerts":[{"id":"storm","data":{"title":"\\u003c/script>"}}]}</script>');
  });

  it('adds nothing to a page without alerts', () => {
    const { html, styles, scripts } = create(noAlerts);
    expect(html).not.toMatch(/alert|hide\(\)|<script type/);
    expect([styles.length, scripts.length]).toEqual([1, 1]);
  });
});
