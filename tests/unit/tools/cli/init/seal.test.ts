/** §2 The seal: hostile drawings are refused where a seal is read: by `npm run init -- --seal FILE`, and by each build. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseInitOptions } from '../../../../../tools/cli/init/options.ts';
import { findSealProblem, toInlineSeal } from '../../../../../tools/cli/init/seal.ts';
import { createSecondBarangay, initDetailArgs, initNameArgs } from '../../../../support/secondBarangay.ts';

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, more = '') => `${head} viewBox="0 0 96 96"${more}>${inside}</svg>`;

const alone = /must be a drawing alone: no scripts, no animation, nothing of HTML/;
const whole = /must hold all that it shows: no links to other files/;
const text = /must be text in UTF-8|must be a drawing in SVG/;

const hostile: readonly (readonly [what: string, file: string, sentence: RegExp])[] = [
  ['a script', svg('<script>alert(1)</script>'), alone],
  [
    'a script under a prefix',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
    alone,
  ],
  ['onload on the root', svg('', ' onload="alert(1)"'), alone],
  ['onload after a new line', svg('<g\nonload\n=\n"alert(1)"/>'), alone],
  ['onclick in capitals', svg('<path ONCLICK="alert(1)"/>'), alone],
  ['foreignObject', svg('<foreignObject><p>Sample</p></foreignObject>'), alone],
  ['HTML under a prefix', svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml"/>'), alone],
  ['an iframe', svg('<iframe/>'), alone],
  ['a movement', svg('<path><animateTransform attributeName="transform"/></path>'), alone],
  ['a value that is set', svg('<a><set attributeName="href" to="#a"/></a>'), alone],
  ['a link that is a script', svg('<a href="javascript:alert(1)"><path/></a>'), alone],
  ['a link that is a script in references', svg('<a href="java&#115;cript:alert(1)"><path/></a>'), alone],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /must be a drawing in SVG/],
  [
    'a style sheet of XSL',
    `<?xml-stylesheet type="text/xsl" href="#a"?>${svg('')}`,
    /must be a drawing in SVG/,
  ],
  ['a processing instruction within', svg('<?xml-stylesheet href="#a"?>'), whole],
  ['an external use', svg('<use href="https://example.com/a.svg#a"/>'), whole],
  ['an external use by xlink', svg('<use xlink:href="//example.com/a.svg#a"/>'), whole],
  ['a use of the same site', svg('<use href="/images/a.svg#a"/>'), whole],
  ['an external image', svg("<image href='https://example.com/a.png'/>"), whole],
  ['an image that is a drawing', svg('<image href="data:image/svg+xml,%3Csvg%3E"/>'), whole],
  ['a document in an address', svg('<use href="data:text/html,Sample"/>'), whole],
  ['an import of styles', svg('<style>@import "https://example.com/a.css";</style>'), whole],
  ['an import in references', svg('<style>&#x40;import "https://example.com/a.css";</style>'), whole],
  ['an escaped import', svg('<style>@\\69mport "https://example.com/a.css";</style>'), whole],
  ['a fill of elsewhere', svg('<path style="fill:url(https://example.com/a#b)"/>'), whole],
  ['an escaped fill of elsewhere', svg('<path style="fill:u\\72l(https://example.com/a#b)"/>'), whole],
  ['a set of images', svg('<style>svg{background:image-set("https://example.com/a" 1x)}</style>'), whole],
  ['another encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg('')}`, text],
  ['a control character', svg('<path d="\u001b(J"/>'), text],
];

const sound: readonly (readonly [what: string, file: string])[] = [
  [
    'gradients, text and a use of its own',
    svg('<defs><path id="a"/></defs><use href="#a" fill="url(#b)"/><text>Set</text>'),
  ],
  ['a photograph within', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    "an editor's names",
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
  it.each(hostile)('with %s is refused, and stands in no page', (_, file, sentence) => {
    expect(findSealProblem(file)).toMatch(sentence);
    expect(toInlineSeal(file)).toBe('');
    expect(() => parseInitOptions([...initNameArgs, '--seal', fileWith(file)])).toThrow(/--seal must /);
  });

  it('put in place of a sound one by hand stops the build, which names the file', () => {
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

describe('§2 a sound seal', () => {
  it.each(sound)('with %s is taken', (_, file) => {
    expect(findSealProblem(file)).toBeNull();
    expect(parseInitOptions([...initNameArgs, '--zones', '7', '--seal', fileWith(file)]).seal).toBe(file);
  });
});
