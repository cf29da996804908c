import { describe, expect, it } from 'vitest';
import { createModuleLoader } from '../../../src/lib/createModuleLoader.ts';

describe('a module loader', () => {
  it('imports a module once for calls at the same time and later', async () => {
    let imports = 0;
    const loader = createModuleLoader(async () => ({ number: ++imports }));
    expect(loader.getLoaded()).toBeNull();
    expect(await Promise.all([loader.load(), loader.load()])).toEqual([{ number: 1 }, { number: 1 }]);
    expect(await loader.load()).toEqual({ number: 1 });
    expect(loader.getLoaded()).toEqual({ number: 1 });
  });

  it('rejects when the import fails, and imports again at the next call', async () => {
    let imports = 0;
    const loader = createModuleLoader(async () => {
      if (++imports === 1) throw new Error('No signal.');
      return { number: imports };
    });
    await expect(loader.load()).rejects.toThrow('No signal.');
    expect(loader.getLoaded()).toBeNull();
    expect(await loader.load()).toEqual({ number: 2 });
  });
});
