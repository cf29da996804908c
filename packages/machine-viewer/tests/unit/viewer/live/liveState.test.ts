import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type ActorEvent,
  initialSetting,
  type LiveMessage,
  type LiveSetting,
} from '../../../../src/live/messages.ts';
import { LiveView } from '../../../../src/viewer/live/LiveView.tsx';
import { createLiveStore, findLiveActors, type LiveStore } from '../../../../src/viewer/live/liveState.ts';
import { liveOptions } from '../../../support/liveOptions.ts';

const { messages } = liveOptions;

/** A live store, a channel to it, and the messages and requests that it sends. */
const viewer = (answer: () => Response | Promise<Response> = () => Response.json(initialSetting)) => {
  const serverCalls: [method: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    serverCalls.push([init?.method ?? 'GET', init?.body ?? null]);
    return answer();
  });
  const channel = new BroadcastChannel(liveOptions.channelName);
  const heard: LiveMessage[] = [];
  channel.onmessage = ({ data }) => heard.push(data as LiveMessage);
  const live = createLiveStore(liveOptions);
  onTestFinished(() => {
    live.close();
    channel.close();
    vi.unstubAllGlobals();
  });
  return { live, heard, serverCalls, say: (message: LiveMessage) => channel.postMessage(message) };
};

const createStepMessage = (page: string, step: number, but: Partial<ActorEvent> = {}): ActorEvent => ({
  is: 'told',
  page,
  path: '/home',
  step,
  actor: 1,
  machine: 'formRequest',
  event: 'CONFIRM',
  taken: ['formRequest.idle | CONFIRM → formRequest.robotChecked'],
  value: 'robotChecked',
  tags: ['confirmed'],
  ...but,
});

const renderLive = (live: LiveStore, machineId: string | null) =>
  renderToStaticMarkup(createElement(LiveView, { live, options: liveOptions, machineId }));

describe('§4 the live part of the machine viewer', () => {
  it('sends a who message, then tracks pages and actors by their messages', async () => {
    const { live, heard, say } = viewer();
    await expect.poll(() => heard).toEqual([{ is: 'who' }]);
    const seen: ActorEvent[] = [];
    live.watch((each) => seen.push(each));
    say(createStepMessage('a', 1));
    say(createStepMessage('b', 1, { machine: 'navPanel', actor: 2 }));
    say(createStepMessage('a', 2, { event: 'SUBMIT', value: 'validating' }));
    await expect.poll(() => seen.length).toBe(3);
    expect(live.snapshot().pages.map(({ number, actors }) => [number, actors.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    const [actor] = findLiveActors(live.snapshot(), 'formRequest');
    expect(actor).toMatchObject({ value: 'validating', last: [{ event: 'SUBMIT' }, { event: 'CONFIRM' }] });
    say({ is: 'left', page: 'a', actor: 1 });
    await expect.poll(() => findLiveActors(live.snapshot(), 'formRequest')).toEqual([]);
    say({ is: 'left', page: 'b', actor: null });
    await expect.poll(() => live.snapshot().pages.map(({ page }) => page)).toEqual(['a']);
  });

  it('shows the actors and the setting of a page that was already open', async () => {
    const { live, say } = viewer();
    const setting: LiveSetting = { switches: ['hang'], ahead: 90_060_000 };
    const actor = { actor: 4, machine: 'formDraft', value: { living: { tab: 'kept' } }, tags: ['kept'] };
    say({ is: 'here', page: 'a', path: '/Form_Request', setting, actors: [actor] });
    await expect.poll(() => findLiveActors(live.snapshot(), 'formDraft')).toEqual([{ ...actor, last: [] }]);
    expect(live.snapshot().setting).toEqual(setting);
    const text = renderLive(live, 'formDraft');
    expect(text).toContain('living.tab.kept');
    expect(text).toContain(messages.page(1, '/Form_Request'));
    expect(text).toContain(messages.now('1501 min'));
    expect(text).toMatch(/name="hang"[^>]*checked/);
    expect(renderLive(live, 'navPanel')).toContain(messages.noActor);
  });

  it('sends a new setting to the server and to the pages', async () => {
    const { live, heard, serverCalls } = viewer();
    const setting: LiveSetting = { switches: ['offline'], ahead: 0 };
    await live.set(setting);
    expect(serverCalls.at(-1)).toEqual(['POST', JSON.stringify(setting)]);
    await expect.poll(() => heard.at(-1)).toEqual({ is: 'set', setting });
    expect(live.snapshot().hasFailed).toBe(false);
  });

  it("drops the server's answer about its setting if the tester chose another one meanwhile", async () => {
    const setting: LiveSetting = { switches: ['offline'], ahead: 0 };
    let answer = (_: Response) => {};
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const answers = [late, Response.json(null)];
    const { live } = viewer(() => answers.shift()!);
    await live.set(setting);
    const old = Response.json({ switches: ['hang'], ahead: 0 } satisfies LiveSetting);
    const read = vi.spyOn(old, 'json');
    answer(old);
    await expect.poll(() => read.mock.settledResults.length).toBe(1);
    expect(live.snapshot()).toMatchObject({ setting, hasFailed: false });
  });

  it('reports a setting that the server refuses, and sends it to no page', async () => {
    const { live, heard } = viewer(() => new Response(null, { status: 500 }));
    await live.set({ switches: ['offline'], ahead: 0 });
    expect(live.snapshot()).toMatchObject({ hasFailed: true, setting: initialSetting });
    expect(heard.some(({ is }) => is === 'set')).toBe(false);
    expect(renderLive(live, null)).toContain(messages.failed);
    expect(renderLive(live, null)).toContain(messages.nobody);
  });
});
