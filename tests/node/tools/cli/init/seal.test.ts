/** §2 The seal: `npm run init seal=FILE` and each build refuse hostile drawings. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findSealProblem, toInlineSeal } from '../../../../../tools/cli/init/seal.ts';
import { findBinFile } from '../../../../../tools/cli/lib/binFile.ts';
import { buildTimeout } from '../../../../support/browser/builtSite.ts';
import { parseInitOptions } from '../../../../support/initOptions.ts';
import { createSecondBarangay, initDetailArgs, initNameArgs } from '../../../../support/secondBarangay.ts';

vi.setConfig({ testTimeout: buildTimeout, hookTimeout: buildTimeout });

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
    "Adobe's metadata",
    svg(
      "<metadata><?xpacket begin='' id='W5M0'?><x:xmpmeta xmlns:x='adobe:ns:meta/'/><?xpacket end='w'?></metadata>",
    ),
  ],
  [
    'a style in CDATA',
    svg('<style type="text/css"><![CDATA[ .fil0 {fill:#0a0} ]]></style><path class="fil0"/>'),
  ],
  ["a '>' in an attribute of its root", svg('<path/>', ' data-name="A > B" aria-label=\'<Sample>\'')],
  [
    'a DOCTYPE without entities',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('<path/>')}`,
  ],
  ['a byte order mark, comments and blanks around it', `\ufeff<!-- a -->\n${svg('<path/>')}\n<!-- b -->\n`],
  ['a viewBox between blanks, with decimals', `${head}\n  viewBox = " 0,0 \t 512.0, 512.5 ">\n</svg>`],
  [
    'a viewBox in single quotes after a name that holds one',
    `${head} data-viewBox="0 0 1 2" viewBox='-1 -1 2e2 2e2'></svg>`,
  ],
  [
    'gradients that a style names in quotes',
    svg('<path style="fill:url(&quot;#a&quot;)"/><path style="fill:url(&#34;#a&#34;)"/>'),
  ],
  ['an embedded photograph of the type image/jpg', svg('<image xlink:href="data:image/jpg;base64,AAAA"/>')],
  ['references that XML knows', svg('<text>Fish &amp; rice &lt;3 &#241; &#xF1;</text><!-- &nbsp; -->')],
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
    const built = spawnSync(process.execPath, [findBinFile('vite'), 'build', '--logLevel', 'error'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', SITE_PACKED: 'off' },
    });
    expect(built.status).not.toBe(0);
    expect(built.stderr).toMatch(/public\/images\/seal\.svg must be a drawing alone/);
  });
});

const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Sample 1.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns_svg;" viewBox="0 0 96 96"></svg>`;

describe('§2 a seal that the site cannot show', () => {
  it.each([
    ['<!---->'],
    ['<!-- a --> '],
    ['<!--'],
    [' '],
    ['<!DOCTYPE '],
    ['<?xml '],
    ['</svg><!--'],
    ['<style '],
    ['<![CDATA['],
    ['a'],
  ])('judges a file with 150,000 characters of %j in a moment', (piece) => {
    const run = piece.repeat(150_000 / piece.length);
    const start = performance.now();
    for (const file of [run, `${run}${svg('')}`, svg(run), `<svg ${run}></svg>`, `${svg('')}${run}x`])
      findSealProblem(file);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it.each([
    ['ENTITY lines', illustrator, /must be a drawing in SVG without ENTITY lines/],
    [
      'an ENTITY whose line is missing',
      illustrator.replace(/ \[[\s\S]*?\]/, ''),
      /without &ns_svg;, which XML does not know/,
    ],
    [
      'other lines in its DOCTYPE',
      `<!DOCTYPE svg [<!ATTLIST path id ID #IMPLIED>]>${svg('')}`,
      /whose DOCTYPE has no \[ \]/,
    ],
    [
      'a style sheet of another file',
      `<?xml-stylesheet href="a.css"?>${svg('')}`,
      /delete the line <\?xml-stylesheet/,
    ],
    ['an entity of HTML', svg('<text>A&nbsp;B</text>'), /without &nbsp;, which XML does not know/],
    ['a bare ampersand', svg('<text>A & B</text>'), /without &, which XML does not know/],
    [
      'no viewBox, but width and height',
      `${head} width="512" height="512px"></svg>`,
      /must have a viewBox: write viewBox="0 0 512 512" into its <svg>/,
    ],
    [
      'no viewBox, but millimeters',
      `${head} width="90mm" height="90mm"></svg>`,
      /must have a viewBox in its <svg>, such as/,
    ],
    ['an empty viewBox', `${head} viewBox=""></svg>`, /must have a viewBox of four numbers/],
    ['a viewBox without a size', `${head} viewBox="0 0 0 0"></svg>`, /must have a viewBox of four numbers/],
    [
      'a page instead of a square',
      `${head} viewBox="0 0 210 297"></svg>`,
      /must be as wide as it is high \(its viewBox is 210 by 297\)/,
    ],
    [
      'a prefix',
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg:svg>',
      /whose elements have no prefix/,
    ],
    ['no namespace', '<svg viewBox="0 0 9 9"></svg>', /must have xmlns=/],
    ['no end', svg('<path/>').replace('</svg>', ''), /ends with <\/svg>; the file is not whole/],
    [
      'a picture of a linked file',
      svg('<image xlink:href="C:\\seal.png"/>'),
      /no links to other files; it has href="C:/,
    ],
    [
      'a drawing as a data address',
      svg('<image href="data:image/svg+xml;base64,AAAA"/>'),
      /it has href="data:image\/svg/,
    ],
    [
      'a font of another site',
      svg('<style>@import url(https://example.com/a);</style>'),
      /it has (?:@import|url)/,
    ],
    ['an escape in a style', svg('<style>a{content:"\\201C"}</style>'), /take the \\ out of its styles/],
    [
      'Illustrator data in a foreignObject',
      svg('<switch><foreignObject/></switch>'),
      /nothing of HTML; it has <foreignObject/,
    ],
    ['the bytes of a PNG', '\ufffdPNG\r\n', /this is a PNG picture/],
    ['the bytes of a JPEG', '\ufffd\ufffd\ufffd\ufffd', /this is a JPEG picture/],
    ['the text of a PDF', '%PDF-1.5', /this is a PDF or Illustrator file/],
    ['the text of an EPS', '%!PS-Adobe-3.1', /this is an EPS file/],
    ['the bytes of SVGZ', '\u001f\ufffd\b', /this is a compressed file/],
    ['UTF-16', '\ufffd\ufffd<\0s\0v\0g\0', /must be text in UTF-8/],
    ['HTML', '<!doctype html><title>Sample</title>', /must be a drawing in SVG$/],
  ])('says what is wrong with %s', (_, file, sentence) => {
    expect(findSealProblem(file)).toMatch(sentence);
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
