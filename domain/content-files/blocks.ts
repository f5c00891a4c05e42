/**
 * Converts a text's blocks to and from editable Markdown. Blocks that Markdown can't represent, such as a table with a
 * caption, become fenced JSON.
 */

export type Block = { type: string; content: string } & Record<string, unknown>;

/** The last line, which is missing if the file was truncated. */
const END_MARKER = '<!-- end -->';
const JSON_FENCE = 'json block';

/** Default values of the fields that every block has. */
const DEFAULTS = { alt: '', caption: '' };

/** Drops the id and undefined values, and adds missing default fields. */
function normaliseBlock(block: Block): Block {
  const { _id: _, ...rest } = block;
  return Object.fromEntries(
    Object.entries({ ...DEFAULTS, ...rest }).filter(([, value]) => value !== undefined),
  ) as Block;
}

/** Sorts keys at every depth, so that equal values serialise equally. */
export const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, sortKeys(entry)]),
  );
};
const toCanonicalJson = (value: unknown) => JSON.stringify(sortKeys(value));

/** Returns undefined if Markdown can't represent the block. */
function toMarkdown({ type, content, level, alt, caption, language, rows }: Block): string | undefined {
  if (type === 'title') return `${level === 3 ? '###' : '##'} ${content}`;
  if (type === 'paragraph') return content;
  if (type === 'quote') return content.replace(/^/gm, '> ');
  if (type === 'image') return `![${alt}](${content}${caption ? ` "${caption}"` : ''})`;
  if (type === 'code') return `\`\`\`${language ?? ''}\n${content}\n\`\`\``;
  if (type !== 'table' || !Array.isArray(rows)) return undefined;
  const [headerRow, ...bodyRows] = (rows as string[][]).map(cells => `| ${cells.join(' | ')} |`);
  const separatorRow = `|${' --- |'.repeat((rows as string[][])[0]?.length ?? 1)}`;
  return [headerRow, separatorRow, ...bodyRows].join('\n');
}

/** Parses one block written by `toMarkdown`. */
function toBlock(text: string): Block {
  const fence = /^```([^\n]*)\n([\s\S]*)\n```$/.exec(text);
  if (fence?.[1] === JSON_FENCE) return normaliseBlock(JSON.parse(fence[2] ?? '') as Block);
  if (fence)
    return normaliseBlock({
      type: 'code',
      content: fence[2] ?? '',
      ...(fence[1] && { language: fence[1] }),
    });
  if (text.startsWith('### ')) return normaliseBlock({ type: 'title', content: text.slice(4), level: 3 });
  if (text.startsWith('## ')) return normaliseBlock({ type: 'title', content: text.slice(3) });
  if (/^(> .*(\n|$))+$/.test(text))
    return normaliseBlock({ type: 'quote', content: text.replace(/^> /gm, '') });
  const image = /^!\[([^\]\n]*)\]\(([^\s")]+)(?: "([^"\n]*)")?\)$/.exec(text);
  if (image)
    return normaliseBlock({
      type: 'image',
      content: image[2] ?? '',
      alt: image[1] ?? '',
      caption: image[3] ?? '',
    });
  if (/^\| .* \|\n\|( --- \|)+(\n\| .* \||)*$/.test(text)) {
    const lines = text.split('\n').filter((_, index) => index !== 1);
    return normaliseBlock({
      type: 'table',
      content: '',
      rows: lines.map(line => line.slice(2, -2).split(' | ')),
    });
  }
  return normaliseBlock({ type: 'paragraph', content: text });
}

/** Splits a text at empty lines, except inside fences. */
function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let isFenced = false;
  const endBlock = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (line === '' && !isFenced) endBlock();
    else lines.push(line);
    if (line.startsWith('```')) isFenced = !isFenced;
  }
  endBlock();
  return blocks;
}

/** Returns whether a text parses back to the same block. */
function isReversible(text: string | undefined, block: Block): text is string {
  // An unclosed fence would swallow the following blocks.
  if (text === undefined || (block.type !== 'code' && /^```/m.test(text))) return false;
  const parts = splitBlocks(text);
  return parts.length === 1 && parts[0] === text && toCanonicalJson(toBlock(text)) === toCanonicalJson(block);
}

/** Omits the blocks' ids. */
export function formatMarkdown(blocks: readonly Block[]): string {
  const texts = blocks.map(original => {
    const block = normaliseBlock(original);
    const text = toMarkdown(block);
    return isReversible(text, block)
      ? text
      : `\`\`\`${JSON_FENCE}\n${JSON.stringify(sortKeys(block), null, 2)}\n\`\`\``;
  });
  return `${[...texts, END_MARKER].join('\n\n')}\n`;
}

/**
 * @param ids the blocks' ids, in order. Missing ones are generated when the blocks are stored.
 * @throws Error if the file is truncated or contains invalid JSON
 */
export function parseMarkdown(markdown: string, ids: readonly string[]): Block[] {
  const text = markdown.replace(/\r\n/g, '\n').trimEnd();
  if (!text.endsWith(END_MARKER)) throw new Error(`the file is cut off: it does not end with ${END_MARKER}`);
  return splitBlocks(text.slice(0, -END_MARKER.length)).map((part, index) => {
    try {
      const id = ids[index];
      return id === undefined ? toBlock(part) : { ...toBlock(part), _id: id };
    } catch {
      throw new Error(`block ${index + 1} is not valid JSON`);
    }
  });
}
