import {
  ARTICLE_TITLE_MIN,
  CODE_LANGUAGE_MAX,
  TABLE_CELL_MAX,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
} from '../../domain/limits';
import {
  type Block,
  type ImportResult,
  LossCollector,
  reportLoweredHeadings,
  reportRaisedHeadings,
} from './import-result';
import { InlineBuilder, type Marks, toLinkHref, toMarks } from './inline';
import { convertWordLists } from './word-lists';

/** Level of a document's title, which can precede headings of level 1. */
const TITLE_LEVEL = 0;
/** Elements without content, and back links of footnotes. */
const SKIPPED_SELECTOR =
  'script,style,head,meta,link,title,template,noscript,button,select,textarea,col,colgroup,[href^="#footnote-ref"],[href^="#endnote-ref"]';
/** Elements that articles can't contain, with advice. */
const UNSUPPORTED_ELEMENTS: Record<string, [what: string, why: string]> = {
  SVG: ['Drawings', 'They aren’t image files. Save each one as a PNG and add it.'],
  CANVAS: ['Drawings', 'They aren’t image files. Save each one as a PNG and add it.'],
  MATH: ['Equations', 'Write them as text, or add an image.'],
  IFRAME: ['Embedded pages', 'Add a link instead.'],
  OBJECT: ['Embedded files', 'Add a link instead.'],
  EMBED: ['Embedded files', 'Add a link instead.'],
  VIDEO: ['Videos', 'Articles can’t contain videos. Add a link instead.'],
  AUDIO: ['Audio', 'Add a link instead.'],
};
const BLOCK_PATTERN =
  /^(?:P|DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|ASIDE|NAV|ADDRESS|FIGURE|DL|DT|DD|DETAILS|SUMMARY|CENTER|FORM|FIELDSET|LI|TABLE|TBODY|TR|TD|TH|HR|BODY)$/;
/** Longer headings are probably paragraphs in large type. */
const HEADING_MAX = 200;
/** Matches the fragments of footnote links, as written by Word and our converter. */
const FOOTNOTE_PATTERN = /^#(?:_(?:ftn|edn)|(?:foot|end)note-)/;
const DOT_PX = 2;

type Context = { marks: Marks; blockType: 'paragraph' | 'quote' };

/**
 * Parses the HTML outside the page, so that scripts never run.
 * @param origin this site's origin. Links to it become paths.
 */
export function parseHtml(html: string, origin: string): ImportResult {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  convertWordLists(body);
  const reader = new Reader(origin);
  reader.readBody(body);
  return reader.getResult();
}

class Reader {
  readonly #origin: string;
  readonly #losses = new LossCollector();
  readonly #changes = new LossCollector();
  #blocks: Block[] = [];
  #line = new InlineBuilder();
  #headings: { level: number; block: Block }[] = [];
  #listDepth = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  readBody(body: HTMLElement) {
    this.#readChildren(body, { marks: {}, blockType: 'paragraph' });
    this.#endLine('paragraph');
  }

  getResult(): ImportResult {
    const [firstBlock, ...otherBlocks] = this.#blocks;
    const existingBlocks = new Set(this.#blocks);
    // Ignore headings inside cells and lists, because they became text.
    const heads = this.#headings.filter(({ block }) => existingBlocks.has(block));
    const titles = heads.filter(({ level }) => level === TITLE_LEVEL);
    const topHeadings = heads.filter(({ level }) => level === 1);
    const deepHeadingCount = heads.filter(({ level }) => level > 3).length;
    const [title, secondTitle] = titles.length > 0 ? titles : topHeadings;
    const hasTitle = firstBlock !== undefined && title?.block === firstBlock && !secondTitle;
    const omissions = this.#losses.list();
    const changedContent = this.#changes.list();
    if (deepHeadingCount > 0) changedContent.unshift(reportRaisedHeadings(deepHeadingCount));
    const isTitled = hasTitle && firstBlock.content.length >= ARTICLE_TITLE_MIN;
    const loweredCount = titles.length + topHeadings.length - (isTitled ? 1 : 0);
    if (loweredCount > 0) changedContent.unshift(reportLoweredHeadings(loweredCount));
    return isTitled
      ? { title: firstBlock.content, blocks: otherBlocks, omissions, changes: changedContent }
      : { title: undefined, blocks: this.#blocks, omissions, changes: changedContent };
  }

  #add(block: Pick<Block, 'type' | 'content'> & Partial<Block>): Block {
    const newBlock: Block = { alt: '', caption: '', ...block };
    this.#blocks.push(newBlock);
    return newBlock;
  }

  #endLine(blockType: Context['blockType']) {
    for (const content of this.#line.take(blockType === 'quote' ? 'text' : 'html'))
      this.#add({ type: blockType, content });
  }

  #readChildren(parent: Element, context: Context) {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) this.#line.text(node.nodeValue ?? '', context.marks);
      else if (node.nodeType === 1) this.#readElement(node as HTMLElement, context);
    }
  }

  #readElement(element: HTMLElement, context: Context) {
    const name = element.tagName.toUpperCase();
    if (this.#isSkipped(element, name)) return;
    const isTitle = /\bMsoTitle\b/.test(element.className);
    if (isTitle || /^H[1-6]$/.test(name))
      return this.#addHeading(element, isTitle ? TITLE_LEVEL : Number(name[1]), context);
    if (name === 'BR') return this.#line.break();
    if (name === 'IMG') return this.#addImage(element, context);
    if (name === 'UL' || name === 'OL') return this.#addList(element, context);
    if (name === 'PRE') return this.#addCode(element, context);
    if (name === 'TABLE') return this.#addTable(element, context);
    if (name === 'FIGCAPTION' || name === 'CAPTION') return this.#addCaption(element);
    if (name === 'BLOCKQUOTE' || /\bMso(?:Intense)?Quote\b/.test(element.className)) {
      this.#endLine(context.blockType);
      this.#readChildren(element, { ...context, blockType: 'quote' });
      return this.#endLine('quote');
    }
    if (BLOCK_PATTERN.test(name)) {
      this.#endLine(context.blockType);
      this.#readChildren(element, { ...context, marks: toMarks(element, context.marks) });
      return this.#endLine(context.blockType);
    }
    this.#readChildren(element, { ...context, marks: this.#toInnerMarks(element, name, context.marks) });
  }

  /** Drops unsupported links but keeps their text. */
  #toInnerMarks(element: HTMLElement, name: string, marks: Marks): Marks {
    const innerMarks = toMarks(element, marks);
    if (name === 'S' || name === 'STRIKE' || name === 'DEL') {
      this.#changes.add('Strikethrough text', 'Imported as plain text. Delete what you don’t need.');
    }
    const href = name === 'A' ? element.getAttribute('href') : null;
    if (!href) return innerMarks;
    const url = toLinkHref(href, this.#origin);
    if (url) return { ...innerMarks, href: url };
    if (FOOTNOTE_PATTERN.test(href)) this.#losses.add('Footnote links', 'The footnotes are now at the end.');
    else if (href.startsWith('#'))
      this.#losses.add('Links within the document', 'The text was imported without the link.');
    else this.#losses.add('Links without a valid URL', 'The text was imported. Add the links again.');
    return innerMarks;
  }

  #isSkipped(element: HTMLElement, name: string): boolean {
    if (element.matches(SKIPPED_SELECTOR)) return true;
    const style = element.getAttribute('style') ?? '';
    if (element.hidden || /display:\s*none|mso-hide:\s*all/i.test(style)) return true;
    if (/\bMsoToc/.test(element.className)) {
      this.#losses.add('Table of contents', 'The page creates its own from the headings.');
      return true;
    }
    if (/mso-element:\s*comment/i.test(style) || /\bmsocom/.test(element.className)) {
      this.#losses.add('Comments', 'Comments aren’t published.');
      return true;
    }
    const unsupportedPart = UNSUPPORTED_ELEMENTS[name];
    if (unsupportedPart) this.#losses.add(...unsupportedPart);
    return unsupportedPart !== undefined;
  }

  #addHeading(element: HTMLElement, level: number, context: Context) {
    this.#endLine(context.blockType);
    const blockCount = this.#blocks.length;
    this.#readChildren(element, { marks: {}, blockType: 'quote' });
    const content = this.#line.take('text').join(' ');
    // Move images in a heading after it.
    const images = this.#blocks.splice(blockCount);
    if (content.length > HEADING_MAX) this.#add({ type: 'paragraph', content });
    else if (content) {
      const block = this.#add({ type: 'title', content, ...(level > 2 && { level: 3 as const }) });
      this.#headings.push({ level, block });
    }
    this.#blocks.push(...images);
  }

  #addCode(element: HTMLElement, context: Context) {
    this.#endLine(context.blockType);
    for (const lineBreak of element.querySelectorAll('br')) lineBreak.replaceWith('\n');
    const content = (element.textContent ?? '').replace(/\u00a0/g, ' ').replace(/^\s*\n|\s+$/g, '');
    const classNames = [element, ...element.querySelectorAll('code')]
      .map(({ className }) => className)
      .join(' ');
    const language = /\blang(?:uage)?-([\w+#-]+)/.exec(classNames)?.[1]?.slice(0, CODE_LANGUAGE_MAX) ?? '';
    const lastBlock = this.#blocks.at(-1);
    if (!content) return;
    // LibreOffice writes each line of code as its own element.
    if (lastBlock?.type === 'code' && !language && element.previousElementSibling?.tagName === 'PRE') {
      lastBlock.content += `\n${content}`;
    } else this.#add({ type: 'code', content, language });
  }

  #addImage(element: HTMLElement, context: Context) {
    const src = element.getAttribute('src')?.trim() ?? '';
    if (Number(element.getAttribute('width') ?? DOT_PX + 1) <= DOT_PX) return;
    if (/^data:image\/x?-?(?:emf|wmf)/i.test(src)) {
      return this.#losses.add('Drawings', 'They aren’t image files. Save each one as a PNG and add it.');
    }
    const isImportable =
      /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml);base64,/i.test(src) || /^https:\/\//i.test(src);
    if (!isImportable) {
      const reason = 'The clipboard doesn’t contain them. Choose the file itself, or drop them in.';
      return this.#losses.add('Images', reason);
    }
    this.#endLine(context.blockType);
    this.#add({ type: 'image', content: src, alt: (element.getAttribute('alt') ?? '').trim().slice(0, 300) });
  }

  #addCaption(element: HTMLElement) {
    this.#line.take('text');
    this.#readChildren(element, { marks: {}, blockType: 'quote' });
    const caption = this.#line.take('text').join(' ').slice(0, 300);
    const captionedBlock = this.#blocks.at(-1);
    if (captionedBlock?.type === 'image' || captionedBlock?.type === 'table')
      captionedBlock.caption = caption;
    else if (caption) this.#add({ type: 'paragraph', content: caption });
  }

  /** Returns the text of a list item or table cell. Other blocks go to `laterBlocks`. */
  #readPart(element: Element, context: Context, laterBlocks: Block[]): string {
    const outerContext = { line: this.#line, blocks: this.#blocks };
    this.#line = new InlineBuilder();
    this.#blocks = [];
    this.#readChildren(element, { ...context, blockType: 'paragraph' });
    this.#endLine('paragraph');
    const outerBlocks = this.#blocks;
    this.#line = outerContext.line;
    this.#blocks = outerContext.blocks;
    const hasText = ({ type }: Block) =>
      type === 'paragraph' || type === 'quote' || type === 'title' || type === 'code';
    laterBlocks.push(...outerBlocks.filter(block => !hasText(block)));
    return outerBlocks
      .filter(hasText)
      .map(({ content }) => content)
      .join('<br>')
      .replace(/<br>(?=<[uo]l>)/g, '');
  }

  #addList(element: HTMLElement, context: Context) {
    this.#endLine(context.blockType);
    if (Number(element.getAttribute('start') ?? 1) > 1 && this.#listDepth === 0) {
      this.#changes.add('Continued list numbering', 'Each list starts at 1.');
    }
    const laterBlocks: Block[] = [];
    this.#listDepth++;
    const listItems: string[] = [];
    for (const child of element.children) {
      // Google Docs and browsers place nested lists beside their parent item.
      const isNested = child.tagName === 'UL' || child.tagName === 'OL';
      const html = isNested
        ? this.#readNestedList(child as HTMLElement, context, laterBlocks)
        : this.#readItem(child, context, laterBlocks);
      if (isNested && listItems.length > 0) listItems[listItems.length - 1] += html;
      else if (html) listItems.push(html);
    }
    this.#listDepth--;
    const tag = element.tagName.toLowerCase();
    const html = listItems.map(listItem => `<li>${listItem}</li>`).join('');
    if (html) this.#add({ type: 'paragraph', content: `<${tag}>${html}</${tag}>` });
    this.#blocks.push(...laterBlocks);
  }

  #readItem(child: Element, context: Context, laterBlocks: Block[]): string {
    const checkbox = child.querySelector(':scope > input[type=checkbox], :scope > p > input[type=checkbox]');
    const isTicked = checkbox?.hasAttribute('checked') ?? child.getAttribute('aria-checked') === 'true';
    const sign = checkbox || child.hasAttribute('aria-checked') ? `${isTicked ? '☑' : '☐'} ` : '';
    const content = this.#readPart(child, context, laterBlocks);
    return content && sign + content;
  }

  #readNestedList(element: HTMLElement, context: Context, laterBlocks: Block[]): string {
    const blocks = this.#blocks;
    this.#blocks = [];
    this.#addList(element, context);
    const [list, ...otherBlocks] = this.#blocks;
    this.#blocks = blocks;
    laterBlocks.push(...otherBlocks);
    return list?.content ?? '';
  }

  #addTable(element: HTMLElement, context: Context) {
    this.#endLine(context.blockType);
    const table = element as HTMLTableElement;
    const rows = [...table.rows];
    // A table with one cell is only a layout frame.
    if (rows.length <= 1 && (rows[0]?.cells.length ?? 0) <= 1) {
      for (const cell of rows[0]?.cells ?? []) this.#readChildren(cell, context);
      return this.#endLine(context.blockType);
    }
    const laterBlocks: Block[] = [];
    const texts = rows.map(row => [...row.cells].flatMap(cell => this.#readCell(cell, context, laterBlocks)));
    const columnCount = Math.min(TABLE_COLUMNS_MAX, Math.max(...texts.map(row => row.length)));
    if (texts.some(row => row.length > columnCount)) {
      this.#losses.add('Table columns', `A table can have ${TABLE_COLUMNS_MAX} columns at most.`);
    }
    if (texts.length > TABLE_ROWS_MAX) {
      const excessRows = texts.length - TABLE_ROWS_MAX;
      this.#losses.add('Table rows', `A table can have ${TABLE_ROWS_MAX} rows at most.`, excessRows);
    }
    const cells = texts
      .filter(row => row.some(Boolean))
      .slice(0, TABLE_ROWS_MAX)
      .map(row => Array.from({ length: columnCount }, (_, column) => row[column] ?? ''));
    const caption = table.caption?.textContent?.replace(/\s+/g, ' ').trim().slice(0, 300) ?? '';
    if (cells.length > 0) this.#add({ type: 'table', content: '', caption, rows: cells });
    this.#blocks.push(...laterBlocks);
  }

  /** Returns a cell's text, followed by an empty string for each additional column that the cell spans. */
  #readCell(cell: HTMLTableCellElement, context: Context, laterBlocks: Block[]): string[] {
    if (cell.querySelector('table')) {
      this.#changes.add('Nested tables', 'Their text is now in the outer cell.');
    }
    if (cell.colSpan > 1 || cell.rowSpan > 1) {
      this.#changes.add('Merged cells', 'Their text is now in the first cell.');
    }
    const innerBlocks: Block[] = [];
    const cellText = this.#readPart(cell, context, innerBlocks)
      .replace(/<li>/g, '<br>• ')
      .replace(/<\/?(?:ul|ol|li)>/g, '')
      .replace(/^<br>/, '');
    const tables = innerBlocks.filter(({ type }) => type === 'table').flatMap(({ rows = [] }) => rows.flat());
    laterBlocks.push(...innerBlocks.filter(({ type }) => type !== 'table'));
    const text = [cellText, ...tables].filter(Boolean).join('<br>');
    if (text.length > TABLE_CELL_MAX) {
      this.#changes.add(
        'Long cells',
        `A cell can have at most ${TABLE_CELL_MAX} characters. The text is now below the table.`,
      );
      laterBlocks.push({ type: 'paragraph', content: text, alt: '', caption: '' });
    }
    const span = Math.min(cell.colSpan, TABLE_COLUMNS_MAX);
    return [text.length > TABLE_CELL_MAX ? '' : text, ...Array<string>(span - 1).fill('')];
  }
}
