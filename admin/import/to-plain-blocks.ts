import { type Block, type ImportResult, LossCollector } from './import-result';

/** Splits HTML into lines. Each list item becomes a line with its marker. */
function splitHtmlLines(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const listItem of body.querySelectorAll('li')) {
    const { parentElement: list } = listItem;
    const bullet = list?.tagName === 'OL' ? `${[...list.children].indexOf(listItem) + 1}. ` : '– ';
    listItem.prepend('\n', bullet);
  }
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return splitLines(body.textContent ?? '');
}

const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean);

/** Reduces blocks to those of a case's story: titles, plain paragraphs, images and videos. Reports other content. */
export function toPlainBlocks({ blocks, omissions, ...rest }: ImportResult): ImportResult {
  const losses = new LossCollector();
  const toParagraphs = (lines: readonly string[]) =>
    lines.map((content): Block => ({ type: 'paragraph', content, alt: '', caption: '' }));
  // Every heading of a case starts a chapter.
  const plainBlocks = blocks.flatMap(({ level: _, ...block }): Block[] => {
    const links = block.content.split('<a href=').length - 1;
    if (links > 0) losses.add('Links', 'Case stories are plain text. The link text was kept.', links);
    if (block.type === 'table') {
      losses.add('Tables', 'Case stories can’t contain tables. Add an image, or an info block.');
      return [];
    }
    if (block.type === 'code') return toParagraphs(splitLines(block.content));
    if (block.type === 'quote') return toParagraphs([block.content]);
    return block.type === 'paragraph' ? toParagraphs(splitHtmlLines(block.content)) : [block];
  });
  return { ...rest, blocks: plainBlocks, omissions: [...omissions, ...losses.list()] };
}
