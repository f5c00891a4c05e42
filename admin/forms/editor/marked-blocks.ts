import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { getCurrentBlock } from './blocks';

type Marks = { pasted: DecorationSet; invalid: DecorationSet };
type MarkChange = { from: number; to: number; label: string } | 'kept' | { invalid: readonly string[] };

const pluginKey = new PluginKey<Marks>('marked-blocks');

const createEdgeDecorations = (
  doc: Parameters<typeof DecorationSet.create>[0],
  isMarked: (pos: number, id: unknown) => boolean,
  mark: string,
) => {
  const marks: Decoration[] = [];
  doc.forEach((node, pos) => {
    if (isMarked(pos, node.attrs._id)) marks.push(Decoration.node(pos, pos + node.nodeSize, { [mark]: '' }));
  });
  return DecorationSet.create(doc, marks);
};

function createLabel(label: string): HTMLElement {
  const element = document.createElement('span');
  element.dataset.pastedAt = '';
  element.textContent = label;
  return element;
}

/** Extension that marks invalid blocks, and pasted blocks until the editor accepts them. */
export const MarkedBlocks = Extension.create({
  name: 'markedBlocks',
  addProseMirrorPlugins: () => [
    new Plugin<Marks>({
      key: pluginKey,
      state: {
        init: () => ({ pasted: DecorationSet.empty, invalid: DecorationSet.empty }),
        apply(tr, { pasted, invalid }) {
          const change: MarkChange | undefined = tr.getMeta(pluginKey);
          const mappedSets = {
            pasted: pasted.map(tr.mapping, tr.doc),
            invalid: invalid.map(tr.mapping, tr.doc),
          };
          if (!change) return mappedSets;
          if (change === 'kept') return { ...mappedSets, pasted: DecorationSet.empty };
          if ('invalid' in change) {
            return {
              ...mappedSets,
              invalid: createEdgeDecorations(
                tr.doc,
                (_pos, id) => change.invalid.includes(String(id)),
                'data-wrong',
              ),
            };
          }
          const isWithin = (pos: number) => pos >= change.from && pos < change.to;
          const labelDecoration = Decoration.widget(change.from, () => createLabel(change.label), {
            side: -1,
            ignoreSelection: true,
          });
          return {
            ...mappedSets,
            pasted: createEdgeDecorations(tr.doc, isWithin, 'data-pasted').add(tr.doc, [labelDecoration]),
          };
        },
      },
      props: {
        decorations(state) {
          const marks = pluginKey.getState(state);
          return marks?.pasted.add(state.doc, marks.invalid.find());
        },
      },
    }),
  ],
});

const dispatchChange = ({ view, state }: Editor, change: MarkChange) =>
  view.dispatch(state.tr.setMeta(pluginKey, change).setMeta('addToHistory', false));

/** Marks the last `count` blocks up to the cursor as pasted, with a timestamp. */
export function markPasted(editor: Editor, count: number, pastedAt: Date): void {
  const { doc } = editor.state;
  const lastBlock = getCurrentBlock(editor.state);
  let from = lastBlock.pos;
  for (let index = lastBlock.index - 1; index > lastBlock.index - count; index--)
    from -= doc.maybeChild(index)?.nodeSize ?? 0;
  dispatchChange(editor, {
    from,
    to: lastBlock.pos + 1,
    label: `Pasted ${pastedAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`,
  });
}

export const unmarkPasted = (editor: Editor): void => dispatchChange(editor, 'kept');

/** Marks the blocks with these IDs as invalid and unmarks all others. */
export const markInvalid = (editor: Editor, blockIds: readonly string[]): void =>
  dispatchChange(editor, { invalid: blockIds });
