// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { articleSchema } from '../../domain/kinds/article';
import { caseSchema } from '../../domain/kinds/case';
import { parseDocx } from './docx';
import { parseHtml } from './from-html';
import {
  countBlocks,
  fitToLimits,
  formatImportResult,
  type ImportResult,
  UnreadableDocumentError,
} from './import-result';
import { isMarkdown } from './is-markdown';
import { parseMarkdown } from './markdown';
import { readDocument } from './read-document';
import { toPlainBlocks } from './to-plain-blocks';

const ORIGIN = 'https://northlight.example';
const readFixture = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name));
const readTextFixture = (name: string) => readFixture(name).toString('utf8');

const summariseBlocks = ({ blocks }: ImportResult) =>
  blocks.map(({ type, content, rows, alt }) =>
    type === 'table'
      ? rows
      : type === 'image'
        ? `image ${content.slice(0, 22)} ${alt}`
        : `${type}: ${content}`,
  );
const summariseHtml = (source: string) => summariseBlocks(parseHtml(source, ORIGIN));

const LIST =
  '<ul><li>Who does it?<ul><li>And who does not?</li></ul></li><li>What must <strong>never</strong> happen?</li></ul>';
const OPENING =
  'Most defects are <strong>born in a ticket</strong>, weeks before <em>anybody</em> opens an editor';
const TICKETS = '<a href="https://example.com/tickets">the tickets</a>';

describe('document import', () => {
  const COMPLETE_DOCUMENT = [
    `paragraph: ${OPENING}. See ${TICKETS} or <a href="mailto:desk@example.com">write us</a>.`,
    'title: Read it aloud first',
    'paragraph: One person reads, another says what they would build.',
    `paragraph: ${LIST}`,
    'paragraph: <ol><li>Read</li><li>Ask</li></ol>',
    'image data:image/png;base64, Each step is a question',
    'quote: If it cannot be drawn on a napkin, it cannot be tested on Friday.',
    'title: What the ticket hides',
    [
      ['The ticket says', 'It hides'],
      ['Fast', 'A <em>number</em>'],
      ['Users can', 'A role'],
    ],
    'code: Given a basket\n  with an expired voucher',
    'paragraph: That is all.',
    'image data:image/png;base64, A napkin',
  ];

  it('imports a .docx document from LibreOffice', async () => {
    const importResult = await parseDocx(new Uint8Array(readFixture('libreoffice.docx')), ORIGIN);
    expect(importResult.title).toBe('The cheapest bug is a sentence');
    expect(summariseBlocks(importResult)).toEqual(COMPLETE_DOCUMENT);
    expect(importResult.omissions).toEqual([]);
    expect(countBlocks(importResult.blocks)).toEqual([
      { name: 'paragraphs', count: 3 },
      { name: 'headings', count: 2 },
      { name: 'images', count: 2 },
      { name: 'lists', count: 2 },
      { name: 'table', count: 1 },
      { name: 'quote', count: 1 },
      { name: 'piece of code', count: 1 },
      { name: 'links', count: 2 },
    ]);
  });

  it('imports pasted LibreOffice text', () => {
    const importResult = parseHtml(readTextFixture('libreoffice.html'), ORIGIN);
    expect(importResult.title).toBe('The cheapest bug is a sentence');
    expect(summariseBlocks(importResult)).toEqual(COMPLETE_DOCUMENT);
  });

  it('keeps nested lists, lower headings, inline code and merged cells of LibreOffice documents', async () => {
    const docx = await parseDocx(new Uint8Array(readFixture('libreoffice-nested.docx')), ORIGIN);
    // The second file is an .odt document that LibreOffice saved as HTML.
    for (const importResult of [docx, parseHtml(readTextFixture('libreoffice-odt.html'), ORIGIN)]) {
      expect(importResult.title).toBe('How we plan a release');
      expect(importResult.blocks[5]).toMatchObject({ type: 'title', level: 3 });
      expect(
        summariseBlocks(importResult).map(block => (`${block}`.startsWith('image') ? 'image' : block)),
      ).toEqual([
        'paragraph: A plan is <strong>one page</strong>, in <em>plain</em> words, with <a href="https://example.com/plan">a link</a> and <code>npm test</code>.',
        'title: Before',
        'paragraph: <ol><li>Read the ticket<ul><li>Who does it?</li><li>What happens <strong>twice</strong>?<ol><li>Once more</li><li>And again</li></ol></li></ul></li><li>Write the test</li></ol>',
        'title: A smaller heading',
        'paragraph: Text below.<br>On two lines.',
        'title: A fourth level',
        'paragraph: <ul><li>First<ul><li>Nested<ul><li>Deeper</li></ul></li></ul></li><li>Second with <a href="https://example.com/two">link</a></li></ul>',
        [
          ['Step', 'Owner', 'Days'],
          ['Plan', 'Maya', '2'],
          ['Build and test', '', '5'],
        ],
        'image',
        'quote: Nothing ships on Friday.',
        'code: if (friday) wait();\ndeploy();',
        'paragraph: The end.',
      ]);
    }
  });

  it('imports pasted Google Docs text', () => {
    const importResult = parseHtml(readTextFixture('google-docs.html'), ORIGIN);
    expect(importResult.title).toBe('The cheapest bug is a sentence');
    expect(summariseBlocks(importResult)).toEqual([
      `paragraph: ${OPENING}. See ${TICKETS} or <code>npm test</code>.`,
      'title: Read it aloud first',
      `paragraph: ${LIST}`,
      'image https://lh7-rt.googleu Each step is a question',
      [
        ['<strong>The ticket says</strong>', 'It hides'],
        ['Fast', 'A number'],
      ],
    ]);
  });

  it('omits images on the local disk when Word text is pasted', () => {
    const importResult = parseHtml(readTextFixture('word.html'), ORIGIN);
    expect(importResult.title).toBe('The cheapest bug is a sentence');
    expect(summariseBlocks(importResult)).toEqual([
      `paragraph: ${OPENING}[1]. See ${TICKETS}.`,
      'title: Read it aloud first',
      `paragraph: ${LIST}`,
      'paragraph: <ol><li>Read</li><li>Ask</li></ol>',
      'quote: If it cannot be drawn on a napkin, it cannot be tested on Friday.',
      [
        ['The ticket says', 'It hides'],
        ['Fast', ''],
      ],
    ]);
    expect(importResult.omissions.map(({ content, count }) => [content, count])).toEqual([
      ['Table of contents', 1],
      ['Footnote links', 1],
      ['Images', 1],
    ]);
    expect(importResult.changes.map(({ content, count }) => [content, count])).toEqual([
      ['Level 1 headings', 1],
      ['Merged cells', 1],
    ]);
  });

  it('imports a Markdown document', () => {
    const importResult = parseMarkdown(readTextFixture('article.md'), ORIGIN);
    expect(importResult.title).toBe('The cheapest bug is a sentence');
    expect(summariseBlocks(importResult)).toEqual([
      `paragraph: ${OPENING}. See ${TICKETS} or <code>npm test</code>.`,
      'title: Read it aloud first',
      `paragraph: ${LIST}`,
      'paragraph: <ol><li>Read</li><li>Ask</li></ol>',
      'quote: If it cannot be drawn on a napkin, it cannot be tested on Friday.',
      [
        ['The ticket says', 'It hides'],
        ['Fast', 'A <em>number</em>'],
      ],
      'code: if (a < b) {\n  ask();\n}',
      'image https://example.com/st Each step',
      'paragraph: Press',
    ]);
    expect(importResult.blocks[6]?.language).toBe('ts');
  });
});

describe('HTML', () => {
  it.each<[string, string, unknown[]]>([
    [
      'a paragraph without its scripts',
      '<p onclick="x()">a<script>x()</script><style>p{}</style></p>',
      ['paragraph: a'],
    ],
    [
      'unsafe links as text',
      '<a href=" java\tscript:x()">a</a> <a href="data:text/html,x">b</a>',
      ['paragraph: a b'],
    ],
    [
      'text that looks like tags',
      '<p>1 &lt; 2 &amp; &lt;img src=x onerror=x()&gt;</p>',
      ['paragraph: 1 &lt; 2 &amp; &lt;img src=x onerror=x()&gt;'],
    ],
    [
      'a link to the site as a path',
      `<a href="${ORIGIN}/blog?tag=QA#x">a</a>`,
      ['paragraph: <a href="/blog?tag=QA#x">a</a>'],
    ],
    ['two line breaks as a new paragraph', 'a<br>b<br><br>c', ['paragraph: a<br>b', 'paragraph: c']],
    [
      'blocks inside bold text as bold paragraphs',
      '<b><div>a</div><div>b</div></b>',
      ['paragraph: <strong>a</strong>', 'paragraph: <strong>b</strong>'],
    ],
    [
      'an image inside a paragraph as a block',
      'a <img src="https://x.example/p.png" alt="P"> b',
      ['paragraph: a', 'image https://x.example/p.pn P', 'paragraph: b'],
    ],
    [
      'a task list with check marks',
      '<ul><li><input type=checkbox checked> a</li><li><input type=checkbox> b</li></ul>',
      ['paragraph: <ul><li>☑ a</li><li>☐ b</li></ul>'],
    ],
    [
      'the content of a table with one cell',
      '<table><tr><td><h2>a</h2><p>b</p></td></tr></table>',
      ['title: a', 'paragraph: b'],
    ],
    [
      'a list in a table cell as lines',
      '<table><tr><th>a<th>b<tr><td><ul><li>c</li><li>d</li></ul><td>e</table>',
      [
        [
          ['a', 'b'],
          ['• c<br>• d', 'e'],
        ],
      ],
    ],
    [
      'a table with a short row',
      '<table><tr><th>a<th>b<tr><td>c</table>',
      [
        [
          ['a', 'b'],
          ['c', ''],
        ],
      ],
    ],
    [
      'a footnote and its reference',
      '<p>a<sup><a href="#footnote-1">[1]</a></sup></p><ol><li id="footnote-1"><p>b <a href="#footnote-ref-1">↑</a></p></li></ol>',
      ['paragraph: a[1]', 'paragraph: <ol><li>b</li></ol>'],
    ],
    ['no blocks from empty paragraphs', ' <p>&nbsp;</p><br>', []],
  ])('imports %s from HTML as blocks', (_name, source, blocks) => {
    expect(summariseHtml(source)).toEqual(blocks);
  });

  it('reports content when an import omits or changes the content', () => {
    const { omissions, changes } = parseHtml(
      '<h1>One</h1><p>a</p><h1>Two</h1><iframe src="https://x.example"></iframe><svg></svg><svg></svg><p><s>b</s></p><math></math>',
      ORIGIN,
    );
    expect(omissions.map(({ content, count }) => [content, count])).toEqual([
      ['Embedded pages', 1],
      ['Drawings', 2],
      ['Equations', 1],
    ]);
    expect(changes.map(({ content, count }) => [content, count])).toEqual([
      ['Level 1 headings', 2],
      ['Strikethrough text', 1],
    ]);
  });

  it('counts converted headings, but not headings in table cells', () => {
    const { blocks, changes } = parseHtml(
      '<h2>One</h2><h3>Two</h3><h4>Three</h4><table><tr><td><h3>a</h3></td><td>b</td></tr><tr><td>c</td></tr></table>',
      ORIGIN,
    );
    expect(blocks.map(({ type }) => type)).toEqual(['title', 'title', 'title', 'table']);
    expect(blocks.map(({ level }) => level)).toEqual([undefined, 3, 3, undefined]);
    expect(changes.map(({ content, count }) => [content, count])).toEqual([['Lower-level headings', 1]]);
    expect(toPlainBlocks({ title: '', blocks, omissions: [], changes }).blocks[1]).not.toHaveProperty(
      'level',
      3,
    );
  });

  it('reports a partial import when content was omitted or an image failed', () => {
    const drawings = [{ content: 'Drawings', reason: 'Save each as PNG and add it.', count: 1 }];
    expect([formatImportResult([], 0), formatImportResult([], 1), formatImportResult(drawings, 0)]).toEqual([
      'Everything was imported',
      'Some content wasn’t imported',
      'Some content wasn’t imported',
    ]);
  });

  it('imports the captions of figures', () => {
    const { blocks } = parseHtml(
      '<figure><img src="https://x.example/p.png" alt="P"><figcaption>How <b>it</b> grew</figcaption></figure>',
      ORIGIN,
    );
    expect(blocks).toMatchObject([{ type: 'image', alt: 'P', caption: 'How it grew' }]);
  });

  it('imports only blocks that an article can contain', () => {
    const { blocks } = parseHtml(readTextFixture('libreoffice.html') + readTextFixture('word.html'), ORIGIN);
    expect(articleSchema.shape.story.parse(blocks)).toEqual(blocks);
  });

  it('reports omitted blocks when the document is over the limit', () => {
    const importResult = parseHtml('<p>a</p>'.repeat(250), ORIGIN);
    const { blocks, omissions } = fitToLimits(importResult, 10, { noun: 'An article', max: 200 });
    expect(blocks).toHaveLength(190);
    expect(omissions).toMatchObject([{ content: 'Blocks over the limit', count: 60 }]);
  });
});

describe('importing into the story of a case', () => {
  const toPlainStory = (source: string) => toPlainBlocks(parseHtml(source, ORIGIN));

  it('imports each line of a document into a case as a paragraph without markup', () => {
    const { title, blocks, omissions } = toPlainStory(
      `<h1>Fleet &lt;1&gt;</h1><p>a &lt; <b>b</b> <a href="https://a.example">c</a><br>d</p>${LIST}
       <ol><li>one</li><li>two</li></ol><blockquote>Said.</blockquote><pre>x = 1;\n\ny = 2;</pre>
       <table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>`,
    );
    expect(title).toBe('Fleet <1>');
    expect(blocks.map(({ type, content }) => [type, content])).toEqual(
      [
        'a < b c',
        'd',
        '– Who does it?',
        '– And who does not?',
        '– What must never happen?',
        '1. one',
        '2. two',
        'Said.',
        'x = 1;',
        'y = 2;',
      ].map(content => ['paragraph', content]),
    );
    expect(omissions).toMatchObject([
      { content: 'Links', count: 1 },
      { content: 'Tables', count: 1 },
    ]);
  });

  it('imports only blocks that a case can contain', () => {
    for (const source of [
      readTextFixture('libreoffice.html'),
      readTextFixture('word.html'),
      readTextFixture('google-docs.html'),
    ]) {
      const { blocks } = toPlainStory(source);
      expect(caseSchema.shape.story.parse(blocks)).toEqual(blocks);
    }
  });
});

it('distinguishes Markdown from plain text with similar characters', () => {
  expect(isMarkdown('## Why\n\n- a\n- b')).toBe(true);
  expect(isMarkdown('I like C# and\n- one dash')).toBe(false);
});

describe('reading a file', () => {
  const readError = (file: File) => readDocument(file, ORIGIN).catch((error: unknown) => error);

  it('names the supported file types when a PDF file is imported', async () => {
    const error = await readError(new File(['x'], 'a.pdf'));
    expect(error).toBeInstanceOf(UnreadableDocumentError);
    expect(error).toMatchObject({ message: expect.stringContaining('.docx or .md') });
  });

  it("rejects a .docx file that isn't a Word document", async () => {
    await expect(parseDocx(strToU8('no zip'), ORIGIN)).rejects.toThrow('isn’t a Word document');
    await expect(parseDocx(zipSync({ 'a.txt': strToU8('a') }), ORIGIN)).rejects.toThrow(
      'isn’t a Word document',
    );
  });

  it('rejects a zip bomb that declares a small size', async () => {
    const zipBomb = zipSync({ 'word/document.xml': new Uint8Array(110_000_000) }, { level: 1 });
    // Make the directory declare a small size.
    const directory = new DataView(zipBomb.buffer, zipBomb.byteOffset).getUint32(
      zipBomb.byteLength - 6,
      true,
    );
    new DataView(zipBomb.buffer, zipBomb.byteOffset).setUint32(directory + 24, 100, true);
    await expect(parseDocx(zipBomb, ORIGIN)).rejects.toThrow('too large when unpacked');
    // Creating the file takes most of the time.
  });
});
