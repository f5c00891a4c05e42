import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { hasSameValue } from '../../../domain/publishing/merge';
import type { Collaborator } from '../presence';
import { getCurrentBlock } from './blocks';

/** Collaborators by block ID, and whether each is typing. */
type BlockPresence = ReadonlyMap<string, { name: string; writes: boolean }>;

const key = new PluginKey<BlockPresence>('shared-blocks');
/** Marks a transaction with remote changes, which locks don't block. */
export const REMOTE_CHANGE = 'from-others';

/** Shows collaborators at their blocks and locks a block while a collaborator types there (rule 62). */
export const SharedBlocks = Extension.create({
  name: 'sharedBlocks',
  addProseMirrorPlugins: () => [
    new Plugin<BlockPresence>({
      key,
      state: {
        init: () => new Map(),
        apply: (tr, before) => tr.getMeta(key) ?? before,
      },
      filterTransaction(tr, state) {
        if (!tr.docChanged || tr.getMeta(REMOTE_CHANGE)) return true;
        const theirs = [...(key.getState(state) ?? [])].filter(([, { writes }]) => writes);
        return theirs.every(([id]) => {
          const block = state.doc.children.find(({ attrs }) => attrs._id === id);
          return !block || tr.doc.children.some(child => child.attrs._id === id && child.eq(block));
        });
      },
      props: {
        decorations(state) {
          const { doc } = state;
          const marks: Decoration[] = [];
          const presence = key.getState(state);
          if (!presence || presence.size === 0) return DecorationSet.empty;
          doc.forEach((node, pos) => {
            const other = presence.get(node.attrs._id);
            if (!other) return;
            const mark = other.writes ? 'data-theirs' : 'data-visited';
            marks.push(Decoration.node(pos, pos + node.nodeSize, { [mark]: other.name }));
          });
          return DecorationSet.create(doc, marks);
        },
      },
    }),
  ],
});

export function toBlockPresence(others: readonly Collaborator[], field: string): BlockPresence {
  const presence = new Map<string, { name: string; writes: boolean }>();
  const findIdAt = (path: string) =>
    path.startsWith(`${field}.`) ? path.slice(field.length + 1) : undefined;
  for (const other of others) {
    const visited = findIdAt(other.field);
    if (visited && !presence.get(visited)?.writes) presence.set(visited, { name: other.name, writes: false });
    for (const path of other.writes) {
      const written = findIdAt(path);
      if (written) presence.set(written, { name: other.name, writes: true });
    }
  }
  return presence;
}

export function showBlockPresence({ view, state }: Editor, presence: BlockPresence): void {
  const before = [...(key.getState(state) ?? [])];
  if (!hasSameValue(before, [...presence]))
    view.dispatch(state.tr.setMeta(key, presence).setMeta('addToHistory', false));
}

/** Replaces only the blocks that differ and preserves the cursor. */
export function showBlocks({ view, state, schema }: Editor, nodes: readonly Node[]): void {
  const { doc, selection, tr } = state;
  const currentBlock = getCurrentBlock(state);
  const next = schema.topNodeType.createAndFill(null, addEmptyLine(nodes, doc, currentBlock));
  if (!next || next.eq(doc)) return;
  const ids = new Set(next.children.map(({ attrs }) => attrs._id));
  let pos = 0;
  const getChild = () => tr.doc.childAfter(pos).node;
  for (const node of next.children) {
    for (
      let removed = getChild();
      removed && !ids.has(removed.attrs._id) && tr.doc.childCount > 1;
      removed = getChild()
    )
      tr.delete(pos, pos + removed.nodeSize);
    const before = getChild();
    if (before?.attrs._id !== node.attrs._id) tr.insert(pos, node);
    else if (!before?.eq(node)) tr.replaceWith(pos, pos + (before?.nodeSize ?? 0), node);
    pos += node.nodeSize;
  }
  if (pos < tr.doc.content.size) tr.delete(pos, tr.doc.content.size);
  tr.doc.forEach((node, at) => {
    if (node.attrs._id !== currentBlock.node.attrs._id || !(selection instanceof TextSelection)) return;
    const hasMoved = (was: number) =>
      tr.doc.resolve(Math.min(at + was - currentBlock.pos, at + node.nodeSize - 1));
    tr.setSelection(TextSelection.between(hasMoved(selection.anchor), hasMoved(selection.head)));
  });
  view.dispatch(tr.setMeta('addToHistory', false).setMeta(REMOTE_CHANGE, true));
}

/** Keeps the empty line that contains the cursor, because empty lines aren't stored as blocks. */
function addEmptyLine(
  nodes: readonly Node[],
  doc: Node,
  { index, node }: ReturnType<typeof getCurrentBlock>,
): Node[] {
  const isThere = nodes.some(({ attrs }) => attrs._id === node.attrs._id);
  if (isThere || !node.isTextblock || node.textContent.trim()) return [...nodes];
  const before = doc.maybeChild(index - 1)?.attrs._id;
  return nodes.toSpliced(nodes.findIndex(({ attrs }) => attrs._id === before) + 1, 0, node);
}
