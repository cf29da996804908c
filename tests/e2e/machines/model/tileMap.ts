import type { BrowserContext, Page, Route } from 'playwright-core';
import { mapMessages } from '../../../../src/i18n/en/map.ts';
import { tileAddress, tilePicture } from '../../../support/browser/tiles.ts';
import { button, type OnPage, type Stage, text } from './onPage.ts';

const { street: said, drawn } = mapMessages;

/** Tiles that were asked for and not answered yet; `first` is done when there is one. */
interface Asked {
  readonly routes: Route[];
  readonly first: Promise<void>;
  readonly add: (route: Route) => void;
}

const nothingAsked = (): Asked => {
  const routes: Route[] = [];
  let resolve = () => {};
  const first = new Promise<void>((done) => {
    resolve = done;
  });
  const add = (route: Route) => {
    routes.push(route);
    resolve();
  };
  return { routes, first, add };
};

const asked = new WeakMap<BrowserContext, Asked>();

const answerAll = async ({ context }: Stage, answer: (route: Route) => Promise<void>) => {
  const { routes, first } = asked.get(context)!;
  await first;
  await Promise.all(routes.splice(0).map(answer));
};

const map = (page: Page) => page.getByRole('region', { name: said.label });
const drawing = (page: Page) => page.getByText(drawn.key);

export const tileMap: OnPage = {
  path: '/Tourism-Map',
  // Pictures that came once are kept by the browser: each run has a map of its own.
  maxSteps: 4,
  mayLog: [/^The street map could not be fetched/, /net::ERR_/],
  really: ['loadCode:loaded'],
  prepare: (context) => context.route(tileAddress, (route) => asked.get(context)?.add(route)),
  plant: async ({ context }) => asked.set(context, nothingAsked()),
  acts: {
    SHOW: ({ page }) => button(new RegExp(`^(${said.show}|${said.again})$`))(page).click(),
    HIDE: ({ page }) => button(said.hide)(page).click(),
    TILE_CAME: (stage) =>
      answerAll(stage, (route) => route.fulfill({ body: tilePicture, contentType: 'image/png' })),
    TILES_FAILED: (stage) => answerAll(stage, (route) => route.abort()),
  },
  states: {
    'tileMap.drawn': { sees: [drawing, button(said.show), text(said.ask)] },
    'tileMap.loading.fetching': { sees: [drawing, button(said.hide), text(said.onItsWay)] },
    'tileMap.loading.laying': { sees: [drawing, button(said.hide), text(said.onItsWay)] },
    'tileMap.shown': { sees: [map, button(said.hide), text(said.shown)] },
    'tileMap.failed': { sees: [drawing, text(said.failed), button(said.again)] },
  },
};
