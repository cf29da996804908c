import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createServices } from '../../../src/app/services.ts';
import { ServicesContext, type SiteServices, useServices } from '../../../src/context/services.ts';
import { createClock } from '../../../src/domain/dates/clock.ts';

const renderServices = (services: SiteServices | null): SiteServices | undefined => {
  const read: SiteServices[] = [];
  const Page = () => {
    read.push(useServices());
    return null;
  };
  renderToStaticMarkup(createElement(ServicesContext, { value: services }, createElement(Page)));
  return read[0];
};

describe('§7 the services of a page', () => {
  it('are one object for all of its components, with what the page has of its own', () => {
    const clock = createClock(() => 5);
    const services = createServices({ clock, prerenderedOn: '2031-05-06' });
    expect(renderServices(services)).toBe(services);
    expect([services.clock, services.prerenderedOn]).toEqual([clock, '2031-05-06']);
  });

  it.each(['queryClient', 'alerts', 'requests'] as const)('fail by name on a page without %s', (name) => {
    expect(() => createServices({})[name]).toThrow(`This page has no service '${name}'.`);
  });

  it('do nothing where the page leaves them out, and load no code', async () => {
    const { pageLoader, loadLocaleSwitch, sessionRecords } = createServices({});
    expect([pageLoader.getLoaded('Home'), sessionRecords.documents('news')]).toEqual([null, []]);
    await expect(pageLoader.load('Home')).rejects.toThrow('This page loads no code.');
    await expect(loadLocaleSwitch()).rejects.toThrow('This page loads no code.');
  });

  it('fail outside of their context', () => {
    expect(() => renderServices(null)).toThrow('useServices must be used within ServicesContext.');
  });
});
