/** The document around a rendered page, with a template for each other variant of the form page. */
import { describe, expect, it } from 'vitest';
import { createPageDocument, listPageVariants } from '../../../../server/ssr/pageDocument.ts';
import type { PageTemplate } from '../../../../server/ssr/template.ts';
import type { RenderedRoute } from '../../../../src/ssr/contract.ts';

const template: PageTemplate = {
  html: '<html lang="en"><head><title>T</title><meta name="description" content="D"></head><body><noscript></noscript><div id="root"></div></body></html>',
  shellScripts: '',
  scripts: { FormRequest: ['/page.js', '/start.js'] } as unknown as PageTemplate['scripts'],
  messageScripts: { en: [], fil: [], ceb: [] },
  inline: {
    holdPictures: '',
    markFormType: '',
    markPagedList: '',
    selectFormVariant: 'select()',
    loadScripts: '',
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
});
