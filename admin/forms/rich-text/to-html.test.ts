import type { JSONContent } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { toHtml } from './to-html';

const createText = (content: string, ...marks: JSONContent['marks'] & {}): JSONContent => ({
  type: 'text',
  text: content,
  ...(marks.length > 0 && { marks }),
});
const createBlock = (type: string, ...content: JSONContent[]): JSONContent => ({ type, content });
const createParagraph = (...content: JSONContent[]) => createBlock('paragraph', ...content);
const bold = { type: 'bold' };
const createLink = (href: string) => ({ type: 'link', attrs: { href, target: '_blank', class: null } });

describe('toHtml', () => {
  it.each<[string, JSONContent[], string]>([
    ['escapes text', [createParagraph(createText('a < b & c > "d"'))], 'a &lt; b &amp; c &gt; "d"'],
    [
      'keeps only the URL of a link',
      [createParagraph(createText('a', createLink('/b?c&"d')))],
      '<a href="/b?c&amp;&quot;d">a</a>',
    ],
    [
      'keeps a mark open across adjacent texts',
      [
        createParagraph(
          createText('a', createLink('/x')),
          createText('b', createLink('/x'), bold),
          createText('c', bold),
        ),
      ],
      '<a href="/x">a<strong>b</strong></a><strong>c</strong>',
    ],
    [
      'writes adjacent links separately',
      [createParagraph(createText('a', createLink('/x')), createText('b', createLink('/y')))],
      '<a href="/x">a</a><a href="/y">b</a>',
    ],
    ['omits unknown marks', [createParagraph(createText('a', { type: 'textStyle' }))], 'a'],
    [
      'separates paragraphs',
      [createParagraph(createText('a')), createParagraph(createText('b'))],
      'a<br><br>b',
    ],
    ['omits empty paragraphs at the end', [createParagraph(createText('a')), { type: 'paragraph' }], 'a'],
    [
      'writes lists without paragraphs',
      [
        createBlock(
          'bulletList',
          createBlock('listItem', createParagraph(createText('a')), createParagraph(createText('b'))),
          createBlock('listItem', createParagraph(createText('c'))),
        ),
      ],
      '<ul><li>a<br>b</li><li>c</li></ul>',
    ],
    [
      'nests lists',
      [
        createBlock(
          'orderedList',
          createBlock(
            'listItem',
            createParagraph(createText('a')),
            createBlock('bulletList', createBlock('listItem', createParagraph(createText('b')))),
          ),
        ),
      ],
      '<ol><li>a<ul><li>b</li></ul></li></ol>',
    ],
    [
      'keeps white space in code',
      [createParagraph(createText('see')), createBlock('codeBlock', createText('if (a < b)\n  c();'))],
      'see<pre><code>if (a &lt; b)\n  c();</code></pre>',
    ],
    [
      'converts hard breaks to line breaks',
      [createParagraph(createText('a'), { type: 'hardBreak' }, createText('b'))],
      'a<br>b',
    ],
    ['returns an empty string for an empty editor', [{ type: 'paragraph' }], ''],
  ])('%s when a document is converted to HTML', (_name, content, html) => {
    expect(toHtml({ type: 'doc', content })).toBe(html);
  });
});
