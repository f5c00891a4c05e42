import { describe, expect, it } from 'vitest';
import { CPU_MAX_MS, measureCpuMs } from '../../../domain/cpu-time.test-kit';
import { TEXT_MAX } from '../../../domain/limits';
import { addTimes, toBody } from './body.server';

const renderParagraph = (content: string) =>
  toBody([{ type: 'paragraph', content, alt: '', caption: '' }])[0];
const createTitle = (content: string) => ({ type: 'title' as const, content, alt: '', caption: '' });

describe('paragraphs', () => {
  it.each([
    [
      '<strong>a</strong> <em>b</em> <code>c</code><br>',
      '<strong>a</strong> <em>b</em> <code>c</code><br />',
    ],
    ['<a href="/blog">b</a> <a href="#x">x</a>', '<a href="/blog">b</a> <a href="#x">x</a>'],
    ['<a href="mailto:a@b.example">m</a>', '<a href="mailto:a@b.example">m</a>'],
    ['<a href="https://x.example" target="_blank">x</a>', '<a href="https://x.example" rel="noopener">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<iframe srcdoc="x"></iframe><style>body { display: none }</style>a', 'a'],
    ['<strong onclick="x()" style="color:red" class="y">a</strong>', '<strong>a</strong>'],
    ['<svg><a xlink:href="javascript:x">a</a></svg>', '<a>a</a>'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    [
      '<a href="/in-house a">in-house</a> <code>git-flow up-to</code>',
      '<a href="/in-house a">in-\u2060house</a> <code>git-flow up-to</code>',
    ],
  ])('renders the paragraph %s as %s', (content, html) => {
    expect(renderParagraph(content)).toEqual({ type: 'paragraph', html, flow: false });
  });

  it.each(['<ul><li>a</li></ul>', 'a <ol><li>b</li></ol>', '<p>a</p><p>b</p>'])(
    'renders %s without a paragraph element around it',
    html => {
      expect(renderParagraph(html)).toMatchObject({ html, flow: true });
    },
  );

  it('makes a code block scrollable by keyboard', () => {
    expect(renderParagraph('<pre class="x"><code>a</code></pre>')).toMatchObject({
      html: '<pre tabindex="0"><code>a</code></pre>',
      flow: true,
    });
  });

  it('omits a paragraph that is empty after sanitising', () => {
    expect(renderParagraph('<script>x</script>')).toBeUndefined();
  });
});

it('gives the headings of an article unique ids', () => {
  const ids = toBody(['Why?', 'why', 'Чому', '!!!', 'Main'].map(createTitle)).map(
    item => 'id' in item && item.id,
  );
  expect(ids).toEqual(['why', 'why-2', 'chomu', 'section', 'main-2']);
});

it('keeps the level of smaller headings in an article', () => {
  expect(toBody([createTitle('One'), { ...createTitle('Two'), level: 3 }])).toEqual([
    { type: 'title', id: 'one', text: 'One' },
    { type: 'title', id: 'two', text: 'Two', level: 3 },
  ]);
});

it('prevents breaks after short prefixes in headings and quotes, but not in ids', () => {
  expect(
    toBody([createTitle('In-house'), { type: 'quote', content: 'Full-time', alt: '', caption: '' }]),
  ).toEqual([
    { type: 'title', id: 'in-house', text: 'In-\u2060house' },
    { type: 'quote', text: 'Full-\u2060time' },
  ]);
});

it('applies typography to image captions, but not to alternative texts', () => {
  const image = {
    type: 'image' as const,
    content: '/uploads/in-house.png',
    alt: 'In-house',
    caption: 'In-house',
  };
  expect(toBody([image])).toEqual([
    { type: 'image', src: image.content, alt: 'In-house', caption: 'In-\u2060house' },
  ]);
});

it('treats HTML in headings and quotes as text', () => {
  const html = '<b>x</b>';
  expect(toBody([createTitle(html), { type: 'quote', content: html, alt: '', caption: '' }])).toMatchObject([
    { text: html },
    { text: html },
  ]);
});

it('keeps white space and escapes HTML in a code block', () => {
  const content = '  if (a < b)\n    <script>"x" && y</script>\n';
  expect(toBody([{ type: 'code', content, language: 'ts"', alt: '', caption: '' }])).toEqual([
    {
      type: 'paragraph',
      flow: true,
      html: `<pre tabindex="0"><code class="language-ts&quot;">  if (a &lt; b)\n    &lt;script&gt;"x" &amp;&amp; y&lt;/script&gt;\n</code></pre>`,
    },
  ]);
});

it('keeps emphasis in tables, but removes unsafe links, lists and images', () => {
  const rows = [
    ['Says', 'Hides'],
    ['<strong>Fast</strong>', '<a href="javascript:x">a</a><ul><li>b</li></ul><img src=x onerror=y>'],
  ];
  expect(toBody([{ type: 'table', content: '', caption: 'Half <b>', rows, alt: '' }])).toEqual([
    {
      type: 'paragraph',
      flow: true,
      html:
        '<div tabindex="0"><table><caption>Half &lt;b&gt;</caption><thead><tr><th scope="col">Says</th>' +
        '<th scope="col">Hides</th></tr></thead><tbody><tr><td><strong>Fast</strong></td>' +
        '<td><a>a</a>b</td></tr></tbody></table></div>',
    },
  ]);
});

describe('texts over the limits', () => {
  it('removes all HTML tags from a text over the size limit', () => {
    const longText = 'word '.repeat(TEXT_MAX / 4);
    expect(renderParagraph(`<b>first</b> ${longText}1 < 2 <i>last</i>`)).toEqual({
      type: 'paragraph',
      html: `first ${longText}1 &lt; 2 last`,
      flow: false,
    });
  });

  it('removes the tags of later texts when the texts of an article together exceed the limit', () => {
    const headings = Array.from({ length: 8 }, (_, index) => ({
      type: 'paragraph' as const,
      content: `${'<b>x</b>'.repeat(1_000)}<i>${index}</i>`,
      alt: '',
      caption: '',
    }));
    const texts = toBody(headings).map(item => ('html' in item ? item.html : ''));
    expect(texts[0]).toContain('<b>x</b>');
    expect(texts[7]).toBe(`${'x'.repeat(1_000)}7`);
  });

  it.each(['<b ', '<!--', '<a href="', '<p><li>', '<b>', '&amp;'])(
    'renders a text with a megabyte of %s quickly',
    async fragment => {
      const allBlocks = Array(50).fill({
        type: 'paragraph',
        content: `x${fragment.repeat(90_000 / fragment.length)}`,
        alt: '',
        caption: '',
      });
      const shortBlocks = allBlocks.map(block => ({ ...block, content: block.content.slice(0, TEXT_MAX) }));
      for (const blocks of [allBlocks.slice(0, 11), shortBlocks]) {
        expect(await measureCpuMs(() => toBody(blocks))).toBeLessThan(CPU_MAX_MS);
      }
    },
  );
});

it('adds the minute to each heading and to the first paragraph of a minute', () => {
  const paragraph = { type: 'paragraph', html: 'x'.repeat(100), flow: true } as const;
  const title = { type: 'title', id: 'later', text: '' } as const;
  const [first, heading, second, third] = addTimes([paragraph, title, paragraph, paragraph], 4);
  expect(first).toEqual(paragraph);
  expect(heading).toEqual({ ...title, start: expect.closeTo(1.33) });
  expect(second).toEqual({ ...paragraph, minute: 1 });
  expect(third).toEqual({ ...paragraph, minute: 2 });
});
