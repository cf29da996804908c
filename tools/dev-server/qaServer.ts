/** A server of the build for quality assurance: the site and its store as ever, by a clock that its testers move. */
import type { ServerResponse } from 'node:http';
import { bodyOf } from '../../server/http/body.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../server/http/server.ts';
import { type Handler, pathOf, plain, siteHandler } from '../../server/http/siteFiles.ts';
import {
  atFirst,
  type Setting,
  settingName,
  settingOf,
  settingPath,
  settingScript,
} from '../../src/qa/settings.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** @throws Problem, StoreBusy, StoreUnreadable */
export const startQa = ({ now = Date.now, ...options }: ServerOptions): Promise<RunningServer> => {
  let setting: Setting = atFirst;
  // The testers' build draws no pages.
  const site = siteHandler(options.dist, { at: async () => null });

  const give = (response: ServerResponse, type: string, text: string): void => {
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
    response.end(text);
  };
  const take: Handler = async (request, response) => {
    const given = settingOf(parsed(await bodyOf(request).catch(() => '')));
    if (given === null) return plain(response, 400, 'This is no setting.');
    setting = given;
    response.writeHead(204).end();
  };
  return startServer({
    ...options,
    now: () => now() + setting.ahead,
    middleware: async () => (request, response) => {
      const path = pathOf(request);
      const said = JSON.stringify(setting);
      if (path === settingScript) give(response, 'text/javascript', `globalThis.${settingName} = ${said};\n`);
      else if (path !== settingPath) void site(request, response);
      else if (request.method === 'POST') void take(request, response);
      else give(response, 'application/json', said);
    },
  });
};
