/** The document around a rendered page. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPageDocument } from '../../../../server/ssr/pageDocument.ts';
import type { PageTemplate } from '../../../../server/ssr/template.ts';
import { noAlerts, type RenderedRoute } from '../../../../src/ssr/contract.ts';

const template: PageTemplate = {
  html: '<html lang="en"><head><title>T</title><meta name="description" content="D"></head><body><noscript></noscript><div id="root"></div></body></html>',
  shellScripts: '',
  scripts: {
    FormRequest: ['/page.js', '/start.js'],
    ServiceForm: ['/start.js'],
    Accessibility: ['/start.js'],
  } as unknown as PageTemplate['scripts'],
  messageScripts: { en: [], fil: [], ceb: [] },
  inline: {
    holdPictures: '',
    hideDismissedAlerts: '',
    openQueriedForm: '',
    markTabReceipt: '',
    markPagedList: '',
    loadScripts: 'load()',
  },
  address: 'http://localhost',
};
const route: RenderedRoute = {
  language: 'en',
  head: '',
  body: '',
  styles: '',
  noscript: '',
  answers: {},
  lists: [],
  alerts: noAlerts,
};

const path = '/Form_Request';
const toBody = (name: string): string => `<p>Menu</p><main id="main"><b>${name}</b></main><p>Footer</p>`;

describe('createPageDocument', () => {
  it.each([
    ['the list of forms', '/Form_Request', 'open()', false],
    ['a form', '/Form_Request/clearance', 'mark()', true],
    ['another page', '/Accessibility', '', false],
  ])(
    'puts into the head of %s only its own script, and hides the content where it is marked',
    (_, of, script, hides) => {
      const inline = { ...template.inline, openQueriedForm: 'open()', markTabReceipt: 'mark()' };
      const { html, styles } = createPageDocument({ ...template, inline }, of, { ...route, body: '' }, 0);
      expect(/<script>(\w+\(\))<\/script><\/head>/.exec(html)?.[1] ?? '').toBe(script);
      expect([html.includes('[data-other] main{visibility:hidden}'), styles.length]).toEqual([
        hides,
        hides ? 2 : 1,
      ]);
    },
  );

  it('keeps of the classes of components only those that a style names', () => {
    const styles = '<style>.sc-Card-1{color:red}.plain{}</style>';
    const body =
      '<main class="sc-Card-1 sc-Link-2"><p class="sc-Text-3">Text</p><p class="plain">Text</p></main>';
    const { html } = createPageDocument(template, null, { ...route, styles, body }, 0);
    expect(html).toContain('<main class="sc-Card-1"><p>Text</p><p class="plain">Text</p></main>');
  });

  it('writes the data of a page so that no value ends their script', () => {
    const answers = { news: [{ id: 'a', data: { title: '</script><script>alert(1)' } }] };
    const { html } = createPageDocument(template, path, { ...route, answers, body: toBody('') }, 0);
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
  });

  it.each([
    ['a page', path],
    ['the shell', null],
  ])('ends %s with the script that keeps presses, and allows it in the policy', (_, of) => {
    const { html, scripts } = createPageDocument(template, of, { ...route, body: toBody('') }, 0);
    expect(html).toMatch(/<script>load\(\)<\/script><\/body><\/html>$/);
    expect(scripts).toContain(`'sha256-${createHash('sha256').update('load()').digest('base64')}'`);
  });

  it('refuses an index.html without a root element', () => {
    const html = template.html.replace('id="root"', 'id="app"');
    expect(() => createPageDocument({ ...template, html }, path, { ...route, body: '' }, 0)).toThrow(
      'index.html has no <div id="root"></div> any more.',
    );
  });
});

describe('createPageDocument with alerts', () => {
  const alerts = {
    documents: [{ id: 'storm', data: { title: '</script>' } }],
    changeAt: 1,
  };
  const withScript = { ...template, inline: { ...template.inline, hideDismissedAlerts: 'hide()' } };
  const create = (found: RenderedRoute['alerts']) =>
    createPageDocument(withScript, null, { ...route, body: toBody(''), alerts: found }, 0);

  it('hides dismissed alerts from the head on, and allows that script in the policy', () => {
    const { html, styles, scripts } = create(alerts);
    expect(html).toContain('<script>hide()</script></head>');
    expect([styles.length, scripts.length]).toEqual([1, 2]);
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
