/** §2 The seal: `npm run init -- --seal FILE` and each build refuse hostile drawings. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseInitOptions } from '../../../../../tools/cli/init/options.ts';
import { findSealProblem, toInlineSeal } from '../../../../../tools/cli/init/seal.ts';
import { createSecondBarangay, initDetailArgs, initNameArgs } from '../../../../support/secondBarangay.ts';

const names = {
  name: 'Sample',
  municipality: 'Municipality of Sampleton',
  province: 'Province of Samplevia',
};

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, more = '') => `${head} viewBox="0 0 96 96"${more}>${inside}</svg>`;

const scriptProblem = /must be a drawing alone: no scripts, no animation, nothing of HTML/;
const linkProblem = /must hold all that it shows: no links to other files/;
const encodingProblem = /must be text in UTF-8|must be a drawing in SVG/;

const hostileSeals: readonly (readonly [what: string, file: string, sentence: RegExp])[] = [
  ['a script', svg('<script>alert(1)</script>'), scriptProblem],
  [
    'a script under a prefix',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    scriptProblem,
  ],
  ['onload on the root', svg('', ' onload="alert(1)"'), scriptProblem],
  ['onload after a new line', svg('<g\nonload\n=\n"alert(1)"/>'), scriptProblem],
  ['onclick in capitals', svg('<path ONCLICK="alert(1)"/>'), scriptProblem],
  ['foreignObject', svg('<foreignObject><p>Sample</p></foreignObject>'), scriptProblem],
  ['HTML under a prefix', svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml"/>'), scriptProblem],
  ['an iframe', svg('<iframe/>'), scriptProblem],
  ['an animation', svg('<path><animateTransform attributeName="transform"/></path>'), scriptProblem],
  ['a set element', svg('<a><set attributeName="href" to="#a"/></a>'), scriptProblem],
  ['a script link', svg('<a href="javascript:alert(1)"><path/></a>'), scriptProblem],
  [
    'a script link in character references',
    svg('<a href="java&#115;cript:alert(1)"><path/></a>'),
    scriptProblem,
  ],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /must be a drawing in SVG/],
  [
    'an XSL style sheet',
    `<?xml-stylesheet type="text/xsl" href="#a"?>${svg('')}`,
    /must be a drawing in SVG/,
  ],
  ['a processing instruction inside', svg('<?xml-stylesheet href="#a"?>'), linkProblem],
  ['a use element of another site', svg('<use href="https://example.com/a.svg#a"/>'), linkProblem],
  ['an xlink use element of another site', svg('<use xlink:href="//example.com/a.svg#a"/>'), linkProblem],
  ['a use element of another file of this site', svg('<use href="/images/a.svg#a"/>'), linkProblem],
  ['an image of another site', svg("<image href='https://example.com/a.png'/>"), linkProblem],
  ['an SVG image in a data URL', svg('<image href="data:image/svg+xml,%3Csvg%3E"/>'), linkProblem],
  ['an HTML document in a data URL', svg('<use href="data:text/html,Sample"/>'), linkProblem],
  ['a CSS import', svg('<style>@import "https://example.com/a.css";</style>'), linkProblem],
  ['an encoded CSS import', svg('<style>&#x40;import "https://example.com/a.css";</style>'), linkProblem],
  ['an escaped CSS import', svg('<style>@\\69mport "https://example.com/a.css";</style>'), linkProblem],
  ['a fill of another site', svg('<path style="fill:url(https://example.com/a#b)"/>'), linkProblem],
  [
    'an escaped fill of another site',
    svg('<path style="fill:u\\72l(https://example.com/a#b)"/>'),
    linkProblem,
  ],
  [
    'a CSS image-set',
    svg('<style>svg{background:image-set("https://example.com/a" 1x)}</style>'),
    linkProblem,
  ],
  ['another encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`, encodingProblem],
  ['a control character', svg('<path d="\u001b(J"/>'), encodingProblem],
];

const validSeals: readonly (readonly [what: string, file: string])[] = [
  [
    'gradients, text and a use element of its own path',
    svg('<defs><path id="a"/></defs><use href="#a" fill="url(#b)"/><text>Set</text>'),
  ],
  ['an embedded photograph', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    'the metadata of an editor',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with Inkscape -->\n${svg(
      '<sodipodi:namedview id="base"/><metadata><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></metadata>',
      ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:cc="http://creativecommons.org/ns#"',
    )}`,
  ],
];

const fileWith = (content: string): string => {
  const directory = mkdtempSync(join(tmpdir(), 'barangay-seal-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, 'seal.svg');
  writeFileSync(file, content);
  return file;
};

describe('§2 a hostile seal', () => {
  it.each(hostileSeals)('refuses a seal with %s, and inlines it in no page', (_, file, sentence) => {
    expect(findSealProblem(file)).toMatch(sentence);
    expect(toInlineSeal(file)).toBe('');
    expect(() => parseInitOptions([...initNameArgs, '--seal', fileWith(file)], names)).toThrow(
      /--seal must /,
    );
  });

  it('fails the build, which names the file, when someone replaces a valid seal by hand', () => {
    const { root, remove } = createSecondBarangay(initDetailArgs);
    onTestFinished(remove);
    writeFileSync(join(root, 'public/images/seal.svg'), svg('<script>alert(1)</script>'));
    const built = spawnSync('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', SITE_PACKED: 'off' },
    });
    expect(built.status).not.toBe(0);
    expect(built.stderr).toMatch(/public\/images\/seal\.svg must be a drawing alone/);
  });
});

describe('§2 a valid seal', () => {
  it.each(validSeals)('accepts a seal with %s', (_, file) => {
    expect(findSealProblem(file)).toBeNull();
    expect(parseInitOptions([...initNameArgs, '--zones', '7', '--seal', fileWith(file)], names).seal).toBe(
      file,
    );
  });
});
