import type { JSONContent } from '@tiptap/core';
import { escapeText, escapeValue } from '../../../domain/article-html';

const TAGS: Record<string, string> = { bold: 'strong', italic: 'em', code: 'code' };

type Mark = NonNullable<JSONContent['marks']>[number];

const opening = ({ type, attrs }: Mark) =>
  type === 'link' ? `<a href="${escapeValue(String(attrs?.href ?? ''))}">` : `<${TAGS[type]}>`;
const closing = ({ type }: Mark) => (type === 'link' ? '</a>' : `</${TAGS[type]}>`);
const same = (a: Mark | undefined, b: Mark | undefined) =>
  a?.type === b?.type && a?.attrs?.href === b?.attrs?.href;

/** Returns the HTML of inline nodes. Marks that continue in the next node stay open. */
export function toInlineHtml(nodes: readonly JSONContent[]): string {
  let html = '';
  let open: Mark[] = [];
  for (const node of [...nodes, { type: 'end' } satisfies JSONContent]) {
    const marks = (node.marks ?? []).filter(({ type }) => type === 'link' || type in TAGS);
    let openCount = 0;
    while (openCount < open.length && same(open[openCount], marks[openCount])) openCount++;
    html += open.slice(openCount).reverse().map(closing).join('');
    html += marks.slice(openCount).map(opening).join('');
    open = marks;
    html += node.type === 'hardBreak' ? '<br>' : escapeText(node.text ?? '');
  }
  return html;
}

function block(node: JSONContent): string {
  const { type, content = [] } = node;
  if (type === 'bulletList') return `<ul>${content.map(block).join('')}</ul>`;
  if (type === 'orderedList') return `<ol>${content.map(block).join('')}</ol>`;
  if (type === 'listItem') return `<li>${flow(content, '<br>')}</li>`;
  if (type === 'codeBlock') return `<pre><code>${toInlineHtml(content)}</code></pre>`;
  return toInlineHtml(content);
}

/** Returns the HTML of blocks, with a separator only between two paragraphs. */
const flow = (nodes: readonly JSONContent[], between: string): string =>
  nodes
    .map((node, index) => {
      const parted = node.type === 'paragraph' && nodes[index - 1]?.type === 'paragraph';
      return (parted ? between : '') + block(node);
    })
    .join('');

/**
 * Returns the HTML of the editor content in the form that articles allow: links, emphasis, code, lists and line breaks.
 * Omits trailing empty paragraphs.
 */
export function toHtml(document: JSONContent): string {
  const blocks = [...(document.content ?? [])];
  while (blocks.at(-1)?.type === 'paragraph' && !blocks.at(-1)?.content) blocks.pop();
  return flow(blocks, '<br><br>');
}
