/** The least that a build leaves beside a site so that its server prerenders it: every path answers with the same shell. */
import type { PageTemplate } from '../../../server/ssr/template.ts';
import { noAlerts } from '../../../src/ssr/contract.ts';
import { writeFiles } from './runningServer.ts';

const frame: PageTemplate = {
  html: '<!doctype html><html lang="en"><head></head><body><noscript></noscript><div id="root"></div></body></html>',
  shellScripts: '',
  scripts: {} as PageTemplate['scripts'],
  messageScripts: {} as PageTemplate['messageScripts'],
  inline: {
    holdPictures: '',
    hideDismissedAlerts: '',
    markFormType: '',
    markPagedList: '',
    selectFormVariant: '',
    loadScripts: '',
  },
  address: 'http://localhost',
};

/** @param body the HTML of the page's root element, the same on each path */
export function writePrerenderedSite(dist: string, body: string): void {
  const parts = {
    language: 'en',
    head: '',
    styles: '',
    noscript: '',
    answers: {},
    lists: [],
    alerts: noAlerts,
  };
  writeFiles(dist, {
    '.frame.json': JSON.stringify(frame),
    '.ssr/entryServer.js': [
      'export const listPrerenderedPaths = () => [];',
      `export const renderRoute = async () => ({ ...${JSON.stringify(parts)}, bodies: [${JSON.stringify(body)}] });`,
    ].join('\n'),
    '.ssr/package.json': '{"type":"module"}',
  });
}

/** Text that compresses to about half of its length, as long as the page of a real site: a seeded generator writes it. */
export function createCompressibleText(length: number): string {
  let seed = 1;
  const next = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  return Array.from({ length: Math.ceil(length / 6) }, () =>
    next().toString(36).padStart(6, '0').slice(0, 6),
  ).join('');
}
