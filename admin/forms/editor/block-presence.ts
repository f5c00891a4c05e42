import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { createAlternativeId, isAlternative } from '../../../domain/publishing/alternatives';
import { hasSameValue } from '../../../domain/publishing/merge';
import { text } from '../../../styles/text.css';
import { diffTexts } from '../diff-texts';
import { addedText } from '../history.css';
import { createId } from '../new-id';
import { type Collaborator, getEditorName } from '../presence';
import { type BlockPosition, getCurrentBlock } from './blocks';
import * as css from './editor.css';

/** Collaborators by block ID, and whether each is typing. */
type BlockPresence = ReadonlyMap<string, { name: string; isWriting: boolean }>;

const pluginKey = new PluginKey<BlockPresence>('shared-blocks');
/** Meta key of transactions with remote changes, which reservations don't affect. */
export const REMOTE_CHANGE = 'from-others';

const getBlocks = (doc: Node): BlockPosition[] => {
  let pos = 0;
  return doc.children.map((node, index) => {
    const block = { index, pos, node };
    pos += node.nodeSize;
    return block;
  });
};

/** Returns the blocks in which a collaborator is typing. */
const getReservedBlocks = (state: EditorState): Node[] =>
  state.doc.children.filter(({ attrs }) => pluginKey.getState(state)?.get(attrs._id)?.isWriting);

/**
 * Shows collaborators at their blocks (rule 62). While a collaborator types in a block, it can't be deleted, and text
 * typed into it here goes to an alternative below the block, with the cursor.
 */
export const PresenceMarks = Extension.create({
  name: 'sharedBlocks',
  addProseMirrorPlugins: () => [
    new Plugin<BlockPresence>({
      key: pluginKey,
      state: {
        init: () => new Map(),
        apply: (tr, presence) => tr.getMeta(pluginKey) ?? presence,
      },
      filterTransaction(tr, state) {
        if (!tr.docChanged || tr.getMeta(REMOTE_CHANGE)) return true;
        const ids = new Set(tr.doc.children.map(({ attrs }) => attrs._id));
        return getReservedBlocks(state).every(({ attrs }) => ids.has(attrs._id));
      },
      appendTransaction(transactions, oldState, { doc, selection, tr }) {
        if (transactions.every(transaction => !transaction.docChanged || transaction.getMeta(REMOTE_CHANGE)))
          return null;
        const reservedNodes = new Map(getReservedBlocks(oldState).map(node => [node.attrs._id, node]));
        if (reservedNodes.size === 0) return null;
        for (const { node, pos } of getBlocks(doc).toReversed()) {
          const original = reservedNodes.get(node.attrs._id);
          if (!original || original.eq(node)) continue;
          tr.replaceWith(pos, pos + node.nodeSize, [original, createAlternative(node)]);
          const isInside = selection.from >= pos && selection.to < pos + node.nodeSize;
          if (isInside)
            tr.setSelection(TextSelection.near(tr.doc.resolve(selection.head + original.nodeSize), -1));
        }
        return tr.docChanged ? tr : null;
      },
      props: {
        handleDOMEvents: { compositionstart: startAlternative },
        decorations(state) {
          const { doc } = state;
          const marks: Decoration[] = [];
          const presence = pluginKey.getState(state);
          let originalNode: Node | undefined;
          for (const { node, pos } of getBlocks(doc)) {
            const end = pos + node.nodeSize;
            const collaborator = presence?.get(node.attrs._id);
            if (collaborator) {
              const mark = collaborator.isWriting ? 'data-theirs' : 'data-visited';
              marks.push(Decoration.node(pos, end, { [mark]: collaborator.name }));
            }
            if (!isAlternative(node.attrs._id)) {
              originalNode = node;
              continue;
            }
            // New elements would interrupt an input method at the cursor.
            const hasCursor = state.selection.from > pos && state.selection.from < end;
            if (originalNode && !hasCursor) marks.push(...highlightAdded(originalNode, node, pos));
            marks.push(
              Decoration.node(pos, end, { 'data-alternative': '' }),
              Decoration.widget(end, view => createChoice(view, node.attrs._id), {
                side: -1,
                key: `choice-${node.attrs._id}`,
                ignoreSelection: true,
                stopEvent: () => true,
              }),
            );
          }
          return DecorationSet.create(doc, marks);
        },
      },
    }),
  ],
});

function createAlternative({ type, attrs, content }: Node): Node {
  return type.create({ ...attrs, _id: createAlternativeId(attrs._id, createId()) }, content);
}

/** Moves the cursor to an alternative before an input method starts, because a later move would interrupt it. */
function startAlternative(view: EditorView): void {
  const { state } = view;
  const { node, pos } = getCurrentBlock(state);
  if (!getReservedBlocks(state).includes(node)) return;
  const { from, to } = state.selection;
  const tr = state.tr.insert(pos + node.nodeSize, createAlternative(node));
  const move = (at: number) => Math.min(at, pos + node.nodeSize - 1) + node.nodeSize;
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, move(from), move(to))));
}

/** Highlights the words of an alternative that the original lacks. */
function highlightAdded(original: Node, node: Node, pos: number): Decoration[] {
  if (!original.isTextblock || !node.isTextblock) return [];
  // A line break is one character long, as in the document.
  const getText = (block: Node) => block.textBetween(0, block.content.size, undefined, '\n');
  let start = pos + 1;
  return diffTexts(getText(original), getText(node)).flatMap(({ text, change }) => {
    if (change === 'removed') return [];
    const from = start;
    start += text.length;
    return change === 'added' ? [Decoration.inline(from, start, { nodeName: 'ins', class: addedText })] : [];
  });
}

/** Creates the actions below an alternative. */
function createChoice(view: EditorView, id: string): HTMLElement {
  const choice = document.createElement('div');
  choice.className = css.choice;
  choice.contentEditable = 'false';
  choice.append('Another version of the block above');
  for (const [label, result] of [
    ['Use this one', 'use'],
    ['Keep both', 'keep'],
    ['Remove', 'remove'],
  ] as const) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = text.link;
    button.textContent = label;
    button.addEventListener('click', () => chooseVersion(view, id, result));
    choice.append(button);
  }
  return choice;
}

function chooseVersion(view: EditorView, id: string, result: 'use' | 'keep' | 'remove'): void {
  const { doc, tr } = view.state;
  const blocks = getBlocks(doc);
  const alternative = blocks.find(({ node }) => node.attrs._id === id);
  if (!alternative) return;
  const { pos, node, index } = alternative;
  const originalBlock = blocks.slice(0, index).findLast(block => !isAlternative(block.node.attrs._id));
  if (result === 'use' && originalBlock) {
    const chosenNode = node.type.create({ ...node.attrs, _id: originalBlock.node.attrs._id }, node.content);
    tr.delete(pos, pos + node.nodeSize);
    tr.replaceWith(originalBlock.pos, originalBlock.pos + originalBlock.node.nodeSize, chosenNode);
  } else if (result === 'remove') tr.delete(pos, pos + node.nodeSize);
  else tr.setNodeAttribute(pos, '_id', createId());
  // A choice also applies while a collaborator types.
  view.dispatch(tr.setMeta(REMOTE_CHANGE, true));
  view.focus();
}

export function toBlockPresence(collaborators: readonly Collaborator[], field: string): BlockPresence {
  const presence = new Map<string, { name: string; isWriting: boolean }>();
  const findBlockId = (path: string) =>
    path.startsWith(`${field}.`) ? path.slice(field.length + 1) : undefined;
  for (const collaborator of collaborators) {
    const visitedId = findBlockId(collaborator.field);
    const name = getEditorName(collaborator);
    if (visitedId && !collaborator.isSelf && !presence.get(visitedId)?.isWriting)
      presence.set(visitedId, { name, isWriting: false });
    for (const path of collaborator.writes) {
      const writtenId = findBlockId(path);
      if (writtenId) presence.set(writtenId, { name, isWriting: true });
    }
  }
  return presence;
}

export function showBlockPresence({ view, state }: Editor, presence: BlockPresence): void {
  const shownPresence = [...(pluginKey.getState(state) ?? [])];
  if (!hasSameValue(shownPresence, [...presence]))
    view.dispatch(state.tr.setMeta(pluginKey, presence).setMeta('addToHistory', false));
}

/** Replaces only the blocks that differ and preserves the cursor. */
export function showBlocks({ view, state, schema }: Editor, nodes: readonly Node[]): void {
  const { doc, selection, tr } = state;
  const currentBlock = getCurrentBlock(state);
  // The user's own text can be in a new alternative, which keeps its spaces and cursor.
  const ownNode = nodes.find(({ attrs: { _id }, textContent }) => {
    const isNew = isAlternative(_id) && doc.children.every(child => child.attrs._id !== _id);
    return isNew && textContent.trim() === currentBlock.node.textContent.trim();
  });
  const visibleNodes = nodes.map(node =>
    node === ownNode ? node.type.create(node.attrs, currentBlock.node.content) : node,
  );
  const newDoc = schema.topNodeType.createAndFill(null, addEmptyLine(visibleNodes, doc, currentBlock));
  if (!newDoc || newDoc.eq(doc)) return;
  const ids = new Set(newDoc.children.map(({ attrs }) => attrs._id));
  let pos = 0;
  const getNextNode = () => tr.doc.childAfter(pos).node;
  for (const node of newDoc.children) {
    for (
      let removedNode = getNextNode();
      removedNode && !ids.has(removedNode.attrs._id) && tr.doc.childCount > 1;
      removedNode = getNextNode()
    )
      tr.delete(pos, pos + removedNode.nodeSize);
    const nodeBefore = getNextNode();
    if (nodeBefore?.attrs._id !== node.attrs._id) tr.insert(pos, node);
    else if (!nodeBefore?.eq(node)) tr.replaceWith(pos, pos + (nodeBefore?.nodeSize ?? 0), node);
    pos += node.nodeSize;
  }
  if (pos < tr.doc.content.size) tr.delete(pos, tr.doc.content.size);
  tr.doc.forEach((node, at) => {
    if (node.attrs._id !== (ownNode ?? currentBlock.node).attrs._id || !(selection instanceof TextSelection))
      return;
    // A change before the cursor shifts its position.
    const change = currentBlock.node.content.findDiffEnd(node.content);
    const toNewPosition = (oldPos: number) => {
      const offset = oldPos - currentBlock.pos;
      const shift = change && offset > change.a ? change.b - change.a : 0;
      return tr.doc.resolve(at + Math.max(1, Math.min(offset + shift, node.nodeSize - 1)));
    };
    tr.setSelection(TextSelection.between(toNewPosition(selection.anchor), toNewPosition(selection.head)));
  });
  view.dispatch(tr.setMeta('addToHistory', false).setMeta(REMOTE_CHANGE, true));
}

/** Keeps the empty line that contains the cursor, because empty lines aren't stored as blocks. */
function addEmptyLine(
  nodes: readonly Node[],
  doc: Node,
  { index, node }: ReturnType<typeof getCurrentBlock>,
): Node[] {
  const isPresent = nodes.some(({ attrs }) => attrs._id === node.attrs._id);
  if (isPresent || !node.isTextblock || node.textContent.trim()) return [...nodes];
  const previousId = doc.maybeChild(index - 1)?.attrs._id;
  return nodes.toSpliced(nodes.findIndex(({ attrs }) => attrs._id === previousId) + 1, 0, node);
}
