import type { JSONContent } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { toHtml } from './to-html';

const text = (words: string, ...marks: JSONContent['marks'] & {}): JSONContent => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const block = (type: string, ...content: JSONContent[]): JSONContent => ({ type, content });
const paragraph = (...content: JSONContent[]) => block('paragraph', ...content);
const bold = { type: 'bold' };
const link = (href: string) => ({ type: 'link', attrs: { href, target: '_blank', class: null } });

describe('toHtml', () => {
  it.each<[string, JSONContent[], string]>([
    ['escapes text', [paragraph(text('a < b & c > "d"'))], 'a &lt; b &amp; c &gt; "d"'],
    [
      'keeps only the URL of a link',
      [paragraph(text('a', link('/b?c&"d')))],
      '<a href="/b?c&amp;&quot;d">a</a>',
    ],
    [
      'keeps a mark open across adjacent texts',
      [paragraph(text('a', link('/x')), text('b', link('/x'), bold), text('c', bold))],
      '<a href="/x">a<strong>b</strong></a><strong>c</strong>',
    ],
    [
      'writes adjacent links separately',
      [paragraph(text('a', link('/x')), text('b', link('/y')))],
      '<a href="/x">a</a><a href="/y">b</a>',
    ],
    ['omits unknown marks', [paragraph(text('a', { type: 'textStyle' }))], 'a'],
    ['separates paragraphs', [paragraph(text('a')), paragraph(text('b'))], 'a<br><br>b'],
    ['omits empty paragraphs at the end', [paragraph(text('a')), { type: 'paragraph' }], 'a'],
    [
      'writes lists without paragraphs',
      [
        block(
          'bulletList',
          block('listItem', paragraph(text('a')), paragraph(text('b'))),
          block('listItem', paragraph(text('c'))),
        ),
      ],
      '<ul><li>a<br>b</li><li>c</li></ul>',
    ],
    [
      'nests lists',
      [
        block(
          'orderedList',
          block(
            'listItem',
            paragraph(text('a')),
            block('bulletList', block('listItem', paragraph(text('b')))),
          ),
        ),
      ],
      '<ol><li>a<ul><li>b</li></ul></li></ol>',
    ],
    [
      'keeps white space in code',
      [paragraph(text('see')), block('codeBlock', text('if (a < b)\n  c();'))],
      'see<pre><code>if (a &lt; b)\n  c();</code></pre>',
    ],
    [
      'converts hard breaks to line breaks',
      [paragraph(text('a'), { type: 'hardBreak' }, text('b'))],
      'a<br>b',
    ],
    ['returns an empty string for an empty editor', [{ type: 'paragraph' }], ''],
  ])('%s', (_name, content, html) => {
    expect(toHtml({ type: 'doc', content })).toBe(html);
  });
});
