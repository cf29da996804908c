import { describe, expect, it } from 'vitest';
import { parseBenchOptions } from '../../../../tools/bench/options.ts';
import { listBenchRoutes } from '../../../../tools/bench/page/routes.ts';
import { runScript } from '../../../support/server/childProcess.ts';

describe('§7 npm run bench', () => {
  it('parses its options, with route addresses in any case', () => {
    const { rounds, routes, topics, json } = parseBenchOptions(
      '--rounds 2 --routes /NEWS --topics cpu --json a'.split(' '),
    );
    expect([rounds, routes.map(({ address }) => address), topics, json]).toEqual([
      2,
      ['/News'],
      ['cpu'],
      'a',
    ]);
    expect(parseBenchOptions(['--all']).routes).toEqual(listBenchRoutes());
  });

  it.each([
    [['--rounds', '0'], '--rounds must be a whole number from 1 to 100'],
    [['--rounds', 'many'], '--rounds must be a whole number from 1 to 100'],
    [['--routes', '/nowhere'], "'/nowhere' is none. They are: /home, "],
    [['--topics', 'paint,speed'], "--topics must be of paint, cpu, tasks, keys; one is 'speed'"],
    [['--all', '--routes', '/home'], '--all and --routes exclude each other'],
    [['fast'], 'Use: npm run bench'],
    [['--before', 'docs'], "'docs' has no server/main.ts."],
  ])('refuses %j and explains why', (args, message) => {
    expect(() => parseBenchOptions(args)).toThrow(message);
  });

  it('exits with 2 on an unknown option and prints only its usage', async () => {
    const ended = await runScript('tools/bench/main.ts', ['--fast'], {});
    expect(ended).toEqual({ code: 2, out: '', error: expect.stringMatching(/^Use: npm run bench/) });
  });
});
