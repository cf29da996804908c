import type { BrowserContext, Page, Route } from 'playwright-core';
import { mapMessages } from '../../../../src/i18n/en/map.ts';
import { tilePicture, tileUrlPattern } from '../../../support/browser/tiles.ts';
import { byButton, byText, type PageModel, type Stage } from './pageModel.ts';

const { street: messages, drawn } = mapMessages;

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

const map = (page: Page) => page.getByRole('region', { name: messages.label });
const mapKey = (page: Page) => page.getByText(drawn.key);

export const tileMap: PageModel = {
  path: '/Tourism-Map',
  // Pictures that came once are kept by the browser: each run has a map of its own.
  maxSteps: 4,
  mayLog: [/^The street map could not be fetched/, /net::ERR_/],
  realChoices: ['loadCode:loaded'],
  prepare: (context) => context.route(tileUrlPattern, (route) => asked.get(context)?.add(route)),
  seedStorage: async ({ context }) => asked.set(context, nothingAsked()),
  interactions: {
    SHOW: ({ page }) => byButton(new RegExp(`^(${messages.show}|${messages.again})$`))(page).click(),
    HIDE: ({ page }) => byButton(messages.hide)(page).click(),
    TILE_CAME: (stage) =>
      answerAll(stage, (route) => route.fulfill({ body: tilePicture, contentType: 'image/png' })),
    TILES_FAILED: (stage) => answerAll(stage, (route) => route.abort()),
  },
  states: {
    'tileMap.drawn': { visible: [mapKey, byButton(messages.show), byText(messages.ask)] },
    'tileMap.loading.fetching': { visible: [mapKey, byButton(messages.hide), byText(messages.onItsWay)] },
    'tileMap.loading.laying': { visible: [mapKey, byButton(messages.hide), byText(messages.onItsWay)] },
    'tileMap.shown': { visible: [map, byButton(messages.hide), byText(messages.shown)] },
    'tileMap.failed': { visible: [mapKey, byText(messages.failed), byButton(messages.again)] },
  },
};
