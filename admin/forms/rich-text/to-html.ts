import type { JSONContent } from '@tiptap/core';
import { escapeText, escapeValue } from '../../../domain/article-html';

const TAGS: Record<string, string> = { bold: 'strong', italic: 'em', code: 'code' };

type Mark = NonNullable<JSONContent['marks']>[number];

const toOpeningTag = ({ type, attrs }: Mark) =>
  type === 'link' ? `<a href="${escapeValue(String(attrs?.href ?? ''))}">` : `<${TAGS[type]}>`;
const toClosingTag = ({ type }: Mark) => (type === 'link' ? '</a>' : `</${TAGS[type]}>`);
const isSameMark = (a: Mark | undefined, b: Mark | undefined) =>
  a?.type === b?.type && a?.attrs?.href === b?.attrs?.href;

/** Returns the nodes as HTML. Marks that continue in the next node stay open. */
export function toInlineHtml(nodes: readonly JSONContent[]): string {
  let html = '';
  let openMarks: Mark[] = [];
  for (const node of [...nodes, { type: 'end' } satisfies JSONContent]) {
    const marks = (node.marks ?? []).filter(({ type }) => type === 'link' || type in TAGS);
    let openCount = 0;
    while (openCount < openMarks.length && isSameMark(openMarks[openCount], marks[openCount])) openCount++;
    html += openMarks.slice(openCount).reverse().map(toClosingTag).join('');
    html += marks.slice(openCount).map(toOpeningTag).join('');
    openMarks = marks;
    html += node.type === 'hardBreak' ? '<br>' : escapeText(node.text ?? '');
  }
  return html;
}

function toBlockHtml(node: JSONContent): string {
  const { type, content = [] } = node;
  if (type === 'bulletList') return `<ul>${content.map(toBlockHtml).join('')}</ul>`;
  if (type === 'orderedList') return `<ol>${content.map(toBlockHtml).join('')}</ol>`;
  if (type === 'listItem') return `<li>${toFlowHtml(content, '<br>')}</li>`;
  if (type === 'codeBlock') return `<pre><code>${toInlineHtml(content)}</code></pre>`;
  return toInlineHtml(content);
}

/** Adds the separator only between two paragraphs. */
const toFlowHtml = (nodes: readonly JSONContent[], separator: string): string =>
  nodes
    .map((node, index) => {
      const needsSeparator = node.type === 'paragraph' && nodes[index - 1]?.type === 'paragraph';
      return (needsSeparator ? separator : '') + toBlockHtml(node);
    })
    .join('');

/**
 * Returns the HTML that articles allow: links, emphasis, code, lists and line breaks. Omits trailing empty paragraphs.
 */
export function toHtml(document: JSONContent): string {
  const blocks = [...(document.content ?? [])];
  while (blocks.at(-1)?.type === 'paragraph' && !blocks.at(-1)?.content) blocks.pop();
  return toFlowHtml(blocks, '<br><br>');
}
