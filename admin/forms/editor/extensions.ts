import { closeHistory } from '@tiptap/pm/history';
import type { Node as ModelNode, NodeType } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { addRowAfter, goToNextCell, tableEditing, tableNodes } from '@tiptap/pm/tables';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { Extension, InputRule, Node, ReactNodeViewRenderer, textblockTypeInputRule } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { heading, quote, subheading } from '../../../components/blog/ArticleBody.css';
import { isLinkUrl } from '../../../domain/article-html';
import { stripTags } from '../../../domain/meta';
import { breakpoints } from '../../../styles/breakpoints';
import { createId } from '../new-id';
import { PresenceMarks } from './block-presence';
import {
  createTable,
  duplicateBlock,
  enterFields,
  getCurrentBlock,
  insertBelow,
  moveBlock,
  toggleBlock,
} from './blocks';
import { ImageBlock } from './ImageBlock';
import { MarkedBlocks } from './marked-blocks';
import { LEAD_HINT } from './Shapes';
import { deleteSelectedLine, moveSelectedLine } from './tables';
import { VideoBlock } from './VideoBlock';

const UNDO_STEPS_MAX = 200;

/** Creates a plain text block type with an input rule at the start of a line. */
const createPlainBlock = (
  name: string,
  className: string,
  tags: readonly [string, ...string[]],
  startPattern: RegExp,
) =>
  Node.create({
    name,
    group: 'block',
    content: 'text*',
    marks: '',
    defining: true,
    parseHTML: () => tags.map(tag => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => [tags[0], { ...HTMLAttributes, class: className }, 0],
    addInputRules() {
      return [textblockTypeInputRule({ find: startPattern, type: this.type })];
    },
  });

const Heading = createPlainBlock('heading', heading, ['h2', 'h1'], /^#{1,2}\s$/);
const Subheading = createPlainBlock('subheading', subheading, ['h3', 'h4', 'h5', 'h6'], /^#{3,6}\s$/);
/** Every heading of a case starts a chapter. */
const ChapterHeading = createPlainBlock(
  'heading',
  heading,
  ['h2', 'h1', 'h3', 'h4', 'h5', 'h6'],
  /^#{1,6}\s$/,
);
const Quote = createPlainBlock('quote', quote, ['blockquote'], /^\s*>\s$/);

const createAttribute = (value: unknown) => ({ default: value, rendered: false });

const Image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: createAttribute(''),
    alt: createAttribute(''),
    caption: createAttribute(''),
    decorative: createAttribute(false),
    /** Key of the upload that will set the URL. */
    pending: createAttribute(null),
  }),
  renderHTML: () => ['div', { 'data-picture': '' }],
  addNodeView: () => ReactNodeViewRenderer(ImageBlock),
});

const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: createAttribute('') }),
  renderHTML: () => ['div', { 'data-film': '' }],
  addNodeView: () => ReactNodeViewRenderer(VideoBlock),
});

/** A block of an unknown type, such as one from a newer version. It can be moved and deleted, but not edited. */
const UnknownBlock = Node.create({
  name: 'unknown',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ block: createAttribute(null) }),
  renderHTML({ node }) {
    const { type = '', content = '' } = node.attrs.block ?? {};
    return [
      'div',
      { 'data-unknown': '' },
      ['b', {}, `Blocks of type “${type}” can’t be edited here. This one is kept unchanged.`],
      ['p', {}, stripTags(String(content))],
    ];
  },
});

const tableSpecs = tableNodes({ tableGroup: 'block', cellContent: 'paragraph', cellAttributes: {} });

const createTableNode = (name: string, role: keyof typeof tableSpecs, tag: string) =>
  Node.create({
    name,
    content: { table: 'tableRow+', table_row: '(tableCell | tableHeader)*' }[role as string] ?? 'paragraph',
    ...(role === 'table' && { group: 'block' }),
    isolating: role !== 'table_row',
    addAttributes: () => ({
      ...(role === 'table' && { caption: createAttribute('') }),
      ...(role.endsWith('cell') || role.endsWith('header')
        ? { colspan: createAttribute(1), rowspan: createAttribute(1), colwidth: createAttribute(null) }
        : {}),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) =>
      role === 'table' ? ['table', HTMLAttributes, ['tbody', 0]] : [tag, HTMLAttributes, 0],
  });

/** Makes the cells of the current table's first row headers, and no others. */
function fixHeaderCells({ doc, selection, schema, tr }: EditorState): Transaction | null {
  const table = doc.maybeChild(selection.$from.index(0));
  if (table?.type.name !== 'table') return null;
  const start = selection.$from.posAtIndex(selection.$from.index(0), 0) + 1;
  table.forEach((row, rowStart, index) => {
    const type = schema.nodes[index === 0 ? 'tableHeader' : 'tableCell']!;
    row.forEach((cell, cellStart) => {
      if (cell.type !== type) tr.setNodeMarkup(start + rowStart + 1 + cellStart, type);
    });
  });
  return tr.docChanged ? tr : null;
}

const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Tables = Extension.create({
  name: 'tables',
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  addExtensions: () => [
    createTableNode('table', 'table', 'table'),
    createTableNode('tableRow', 'table_row', 'tr'),
    createTableNode('tableCell', 'table_cell', 'td'),
    createTableNode('tableHeader', 'table_header', 'th'),
  ],
  addProseMirrorPlugins: () => [
    tableEditing({ allowTableNodeSelection: true }),
    new Plugin({ appendTransaction: (_transactions, _before, state) => fixHeaderCells(state) }),
  ],
  addInputRules() {
    const { editor } = this;
    return [
      new InputRule({
        find: /^\|\s$/,
        handler: ({ state, range }) => {
          if (state.doc.resolve(range.from).depth !== 1) return null;
          const { pos, node } = getCurrentBlock(state);
          state.tr.replaceWith(pos, pos + node.nodeSize, createTable(editor.schema));
        },
      }),
    ];
  },
  addKeyboardShortcuts() {
    const { editor } = this;
    const isInTable = () => editor.isActive('table');
    const goToCell = (offset: 1 | -1) => goToNextCell(offset)(editor.state, editor.view.dispatch);
    return {
      Tab: () =>
        isInTable() && (goToCell(1) || (addRowAfter(editor.state, editor.view.dispatch) && goToCell(1))),
      'Shift-Tab': () => isInTable() && (goToCell(-1) || true),
      Backspace: () => deleteSelectedLine(editor),
      Delete: () => deleteSelectedLine(editor),
      Enter: () => isInTable() && editor.commands.setHardBreak(),
    };
  },
});

const TYPES_WITH_ID = [
  'paragraph',
  'heading',
  'subheading',
  'quote',
  'codeBlock',
  'bulletList',
  'orderedList',
  'image',
  'table',
  'video',
  'unknown',
];

/** Returns whether all block IDs are unchanged, as after nearly every key press. */
const hasSameIds = (before: ModelNode, after: ModelNode): boolean =>
  before === after ||
  (before.childCount === after.childCount &&
    after.children.every(
      ({ attrs }, index) => attrs._id !== null && attrs._id === before.child(index).attrs._id,
    ));

/** Extension that gives every block a unique ID, by which drafts are merged. */
const BlockIds = Extension.create({
  name: 'ids',
  addGlobalAttributes: () => [
    { types: TYPES_WITH_ID, attributes: { _id: { default: null, rendered: false, keepOnSplit: false } } },
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(_transactions, oldState, { doc, tr }) {
        if (hasSameIds(oldState.doc, doc)) return null;
        const seenIds = new Set<string>();
        doc.forEach((node, pos) => {
          const { _id } = node.attrs;
          if (_id && !seenIds.has(_id)) seenIds.add(_id);
          else tr.setNodeAttribute(pos, '_id', createId());
        });
        return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
      },
    }),
  ],
});

/** Keyboard shortcuts that move, duplicate and convert blocks. */
const BlockShortcuts = Extension.create({
  name: 'moves',
  /** Makes a conversion of Markdown its own undo step, so that undo restores the typed characters. */
  dispatchTransaction({ transaction, next }) {
    const isConversion = this.editor.state.plugins.some(
      plugin => plugin.spec.isInputRules && transaction.getMeta(plugin),
    );
    next(isConversion ? closeHistory(transaction) : transaction);
  },
  addKeyboardShortcuts() {
    return {
      Enter: () => enterFields(this.editor),
      'Alt-ArrowUp': () =>
        moveSelectedLine(this.editor, 'row', -1) ||
        moveBlock(this.editor, getCurrentBlock(this.editor.state).index, -1),
      'Alt-ArrowDown': () =>
        moveSelectedLine(this.editor, 'row', 1) ||
        moveBlock(this.editor, getCurrentBlock(this.editor.state).index, 1),
      'Alt-ArrowLeft': () => moveSelectedLine(this.editor, 'column', -1),
      'Alt-ArrowRight': () => moveSelectedLine(this.editor, 'column', 1),
      'Mod-d': () => duplicateBlock(this.editor, getCurrentBlock(this.editor.state).index),
      'Mod-Alt-0': () => toggleBlock(this.editor, 'paragraph'),
      'Mod-Alt-2': () => toggleBlock(this.editor, 'heading'),
      'Mod-Alt-3': () => toggleBlock(this.editor, 'subheading'),
    };
  },
});

/** Placeholder where a text begins, or where it continues after an article's first lines. */
const HINTS: Record<string, string> = {
  heading: 'Heading',
  subheading: 'Smaller heading',
  quote: 'Quote',
};

/** Extension that shows placeholders, code languages and table captions. */
const BlockDecorations = Extension.create({
  name: 'signs',
  /** `leadHint` is the placeholder of the first paragraph in texts that begin with a lead. */
  addOptions: () => ({ leadHint: '' }),
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading', 'quote'],
      /** Advice of a shape, which isn't stored or copied. */
      attributes: { hint: { default: null, rendered: false, keepOnSplit: false } },
    },
  ],
  addProseMirrorPlugins() {
    const { editor } = this;
    const { leadHint } = this.options;
    const startIndex = leadHint ? 1 : 0;
    // On phones the toolbar adds blocks.
    const addHint = innerWidth > breakpoints.menu ? 'press / for a block' : 'tap + for a block';
    const startHint = `Write, paste a document, or ${addHint}`;
    return [
      new Plugin({
        props: {
          /** Shows where the text continues, as long as it consists of the lead only. */
          attributes: ({ doc }): Record<string, string> =>
            leadHint && isLeadOnly(doc) ? { 'data-next-hint': startHint } : {},
          handleClick({ state: { doc }, dom }, _pos, { target }) {
            if (!leadHint || target !== dom || !isLeadOnly(doc) || doc.textContent === '') return false;
            insertBelow(editor, 0, 'paragraph');
            return true;
          },
          decorations({ doc, selection }) {
            const decorations: Decoration[] = [];
            doc.forEach((node, pos, index) => {
              const isStart = doc.childCount <= startIndex + 1;
              const isCurrent = index === selection.$from.index(0) || isStart;
              const paragraphHint = isStart && index === startIndex ? startHint : `Write, or ${addHint}`;
              const decoration = getDecoration(
                node,
                isCurrent,
                index < startIndex ? leadHint : paragraphHint,
              );
              if (decoration) decorations.push(Decoration.node(pos, pos + node.nodeSize, decoration));
            });
            return DecorationSet.create(doc, decorations);
          },
        },
      }),
    ];
  },
});

const isLeadOnly = ({ childCount, firstChild }: ModelNode): boolean =>
  childCount === 1 && firstChild?.type.name === 'paragraph' && !firstChild.attrs.hint;

type DecoratedNode = { type: NodeType; attrs: Record<string, unknown>; childCount: number };

function getDecoration(
  { type, attrs, childCount }: DecoratedNode,
  isCurrent: boolean,
  paragraphHint: string,
): Record<string, string> | undefined {
  if (type.name === 'codeBlock' && attrs.language) return { 'data-sign': String(attrs.language) };
  if (type.name === 'table' && attrs.caption) return { 'data-sign': String(attrs.caption) };
  if (childCount > 0 || !(isCurrent || attrs.hint)) return undefined;
  const hint = attrs.hint ? String(attrs.hint) : type.name === 'paragraph' ? paragraphHint : HINTS[type.name];
  // Screen readers ignore the placeholder, but an empty heading needs a name.
  return hint
    ? { 'data-hint': hint, ...(type.name.endsWith('heading') && { 'aria-label': hint }) }
    : undefined;
}

/** Options that disable the starter kit's extensions that we replace or don't support. */
const starterKitOptions = {
  blockquote: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  undoRedo: { depth: UNDO_STEPS_MAX },
} as const;

export const articleExtensions = [
  StarterKit.configure({
    ...starterKitOptions,
    codeBlock: { enableTabIndentation: true, tabSize: 2 },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isLinkUrl, markdownLinks: true },
  }),
  Heading,
  Subheading,
  Quote,
  Image,
  Tables,
  UnknownBlock,
  BlockIds,
  BlockShortcuts,
  BlockDecorations.configure({ leadHint: LEAD_HINT }),
  MarkedBlocks,
  PresenceMarks,
];

/** Extensions for case texts: plain text, images and videos. */
export const caseExtensions = [
  StarterKit.configure({
    ...starterKitOptions,
    bold: false,
    italic: false,
    code: false,
    link: false,
    bulletList: false,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    codeBlock: false,
  }),
  ChapterHeading,
  Image,
  Video,
  UnknownBlock,
  BlockIds,
  BlockShortcuts,
  BlockDecorations,
  MarkedBlocks,
  PresenceMarks,
];
