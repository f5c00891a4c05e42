import { DOMParser as ContentParser, type Node, type Schema } from '@tiptap/pm/model';
import { splitParagraphs } from '../../../components/cases/text';
import { hasSameValue } from '../../../domain/publishing/merge';
import type { Block } from '../../import/import-result';
import { createId } from '../new-id';
import { toHtml, toInlineHtml } from '../rich-text/to-html';

/** Node types by block type. A paragraph may consist of several nodes. */
const NODE_TYPES: Record<Exclude<Block['type'], 'paragraph'>, string> = {
  title: 'heading',
  quote: 'quote',
  code: 'codeBlock',
  image: 'image',
  video: 'video',
  table: 'table',
};

/** A detached document neither runs scripts nor loads resources. */
let detachedDocument: HTMLElement | undefined;
function parseBody(html: string): HTMLElement {
  detachedDocument ??= document.implementation.createHTMLDocument().body;
  detachedDocument.innerHTML = html;
  return detachedDocument;
}

/** Converter of blocks to a document and back. Unchanged blocks are returned exactly as stored. */
export class DocumentConverter {
  readonly #schema: Schema;
  /** Whether paragraphs are plain text. */
  readonly #isPlainText: boolean;
  /** The original block and its nodes, by block ID. */
  readonly #originals = new Map<string, { block: Block; nodes: readonly Node[] }>();
  readonly #convertedBlocks = new WeakMap<Node, Block>();

  constructor(schema: Schema) {
    this.#schema = schema;
    this.#isPlainText = !schema.marks.bold;
  }

  /** Converts each block to one node, or a paragraph with lists to several. */
  toNodes(blocks: readonly Block[]): Node[] {
    return blocks.flatMap(block => {
      const _id = block._id ?? createId();
      const nodes = this.#createNodes({ ...block, _id });
      this.#originals.set(_id, { block: { ...block, _id }, nodes });
      return nodes;
    });
  }

  /** Reuses the document's nodes for equal content. */
  reuseOrCreateNodes(doc: Node, blocks: readonly Block[]): Node[] {
    const existingParts = new Map(this.#listParts(doc).map(part => [part.block._id, part]));
    return blocks.flatMap(block => {
      const part = existingParts.get(block._id);
      return part && hasSameValue(part.block, block) ? part.nodes : this.toNodes([block]);
    });
  }

  /** Omits empty lines. */
  toBlocks = (doc: Node): Block[] =>
    this.#listParts(doc)
      .map(({ block }) => block)
      .filter(hasText);

  #listParts(doc: Node): { block: Block; nodes: readonly Node[] }[] {
    const parts: { block: Block; nodes: readonly Node[] }[] = [];
    for (let start = 0; start < doc.childCount; ) {
      const node = doc.child(start);
      const original = this.#originals.get(node.attrs._id);
      const isUnchanged = original?.nodes.every((partNode, index) =>
        doc.maybeChild(start + index)?.eq(partNode),
      );
      const nodes = original && isUnchanged && original.nodes.length > 0 ? original.nodes : [node];
      const block =
        original && isUnchanged ? original.block : (this.#convertedBlocks.get(node) ?? this.#toBlock(node));
      if (!isUnchanged) this.#convertedBlocks.set(node, block);
      parts.push({ block, nodes });
      start += nodes.length;
    }
    return parts;
  }

  /** Checks the type, because drafts of other versions can contain types that the schema doesn't support. */
  #isSupported = (type: string): boolean =>
    type === 'paragraph' || Boolean(this.#schema.nodes[(NODE_TYPES as Record<string, string>)[type] ?? '']);

  #createNodes(block: Block): Node[] {
    const { nodes } = this.#schema;
    if (!this.#isSupported(block.type)) return [nodes.unknown!.create({ _id: block._id, block })];
    const { _id, type, content, level, alt, decorative = false, caption, language, rows } = block;
    const text = content ? this.#schema.text(content) : null;
    if (type === 'title') return [((level && nodes.subheading) || nodes.heading!).create({ _id }, text)];
    if (type === 'quote') return [nodes.quote!.create({ _id }, text)];
    if (type === 'code') return [nodes.codeBlock!.create({ _id, language }, text)];
    if (type === 'image') return [nodes.image!.create({ _id, src: content, alt, caption, decorative })];
    if (type === 'video') return [nodes.video!.create({ _id, src: content })];
    if (type === 'table') return [nodes.table!.create({ _id, caption }, this.#createRows(rows ?? []))];
    if (this.#isPlainText) {
      return splitParagraphs(content).map((paragraphText, index) =>
        nodes.paragraph!.create({ _id: index === 0 ? _id : createId() }, this.#createLines(paragraphText)),
      );
    }
    const parsedDoc = ContentParser.fromSchema(this.#schema).parse(parseBody(content));
    return parsedDoc.children.map((node, index) =>
      node.type.create({ ...node.attrs, _id: index === 0 ? _id : createId() }, node.content),
    );
  }

  #createLines(text: string): Node[] {
    return text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [this.#schema.nodes.hardBreak!.create()] : []),
        ...(line ? [this.#schema.text(line)] : []),
      ]);
  }

  #createRows(rows: readonly (readonly string[])[]): Node[] {
    const { tableRow, tableHeader, tableCell, paragraph } = this.#schema.nodes;
    const parser = ContentParser.fromSchema(this.#schema);
    return rows.map((cells, index) =>
      tableRow!.create(
        null,
        cells.map(html =>
          (index === 0 ? tableHeader! : tableCell!).create(
            null,
            parser.parse(parseBody(html), { topNode: paragraph!.create() }),
          ),
        ),
      ),
    );
  }

  #toBlock(node: Node): Block {
    const { _id, alt = '', caption = '' } = node.attrs;
    const baseBlock = { _id, alt: '', caption: '' };
    switch (node.type.name) {
      case 'heading':
        return { ...baseBlock, type: 'title', content: node.textContent.trim() };
      case 'subheading':
        return { ...baseBlock, type: 'title', content: node.textContent.trim(), level: 3 };
      case 'quote':
        return { ...baseBlock, type: 'quote', content: node.textContent.trim() };
      case 'codeBlock':
        return { ...baseBlock, type: 'code', content: node.textContent, language: node.attrs.language ?? '' };
      case 'image':
        return {
          ...{ _id, type: 'image', content: node.attrs.src, alt },
          ...(node.attrs.decorative && { decorative: true }),
          caption,
        };
      case 'table': {
        const rows = node.children.map(row =>
          row.children.map(cell => toInlineHtml(cell.firstChild?.toJSON().content ?? []).trim()),
        );
        return { _id, type: 'table', content: '', alt: '', caption, rows };
      }
      case 'video':
        return { ...baseBlock, type: 'video', content: node.attrs.src };
      case 'unknown':
        return { ...node.attrs.block, _id };
      default:
        if (this.#isPlainText)
          return {
            ...baseBlock,
            type: 'paragraph',
            content: node.textBetween(0, node.content.size, '', '\n').trim(),
          };
        return {
          ...baseBlock,
          type: 'paragraph',
          content: toHtml({ type: 'doc', content: [node.toJSON()] }),
        };
    }
  }
}

const hasText = ({ type, content, rows = [] }: Block): boolean =>
  // Keep unknown blocks, whatever they contain.
  !(type === 'paragraph' || type in NODE_TYPES) ||
  type === 'image' ||
  type === 'video' ||
  content.trim() !== '' ||
  rows.some(row => row.some(Boolean));
