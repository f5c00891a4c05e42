import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';
import { getCurrentBlock } from './blocks';

type Marked = { pasted: DecorationSet; invalid: DecorationSet };
type Change = { from: number; to: number; label: string } | 'kept' | { invalid: readonly string[] };

const key = new PluginKey<Marked>('marked-blocks');

const getEdges = (
  doc: Parameters<typeof DecorationSet.create>[0],
  has: (pos: number, id: unknown) => boolean,
  mark: string,
) => {
  const marks: Decoration[] = [];
  doc.forEach((node, pos) => {
    if (has(pos, node.attrs._id)) marks.push(Decoration.node(pos, pos + node.nodeSize, { [mark]: '' }));
  });
  return DecorationSet.create(doc, marks);
};

function createLabel(label: string): HTMLElement {
  const sign = document.createElement('span');
  sign.dataset.pastedAt = '';
  sign.textContent = label;
  return sign;
}

/** Marks invalid blocks, and pasted blocks until the editor accepts them. */
export const MarkedBlocks = Extension.create({
  name: 'markedBlocks',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: () => ({ pasted: DecorationSet.empty, invalid: DecorationSet.empty }),
        apply(tr, { pasted, invalid }) {
          const change: Change | undefined = tr.getMeta(key);
          const mapped = { pasted: pasted.map(tr.mapping, tr.doc), invalid: invalid.map(tr.mapping, tr.doc) };
          if (!change) return mapped;
          if (change === 'kept') return { ...mapped, pasted: DecorationSet.empty };
          if ('invalid' in change) {
            return {
              ...mapped,
              invalid: getEdges(tr.doc, (_pos, id) => change.invalid.includes(String(id)), 'data-wrong'),
            };
          }
          const isWithin = (pos: number) => pos >= change.from && pos < change.to;
          const sign = Decoration.widget(change.from, () => createLabel(change.label), {
            side: -1,
            ignoreSelection: true,
          });
          return { ...mapped, pasted: getEdges(tr.doc, isWithin, 'data-pasted').add(tr.doc, [sign]) };
        },
      },
      props: {
        decorations(state) {
          const marked = key.getState(state);
          return marked?.pasted.add(state.doc, marked.invalid.find());
        },
      },
    }),
  ],
});

const dispatchChange = ({ view, state }: Editor, change: Change) =>
  view.dispatch(state.tr.setMeta(key, change).setMeta('addToHistory', false));

/** Marks the last `count` blocks up to the cursor as pasted, with a timestamp. */
export function markPasted(editor: Editor, count: number, at: Date): void {
  const { doc } = editor.state;
  const last = getCurrentBlock(editor.state);
  let from = last.pos;
  for (let index = last.index - 1; index > last.index - count; index--)
    from -= doc.maybeChild(index)?.nodeSize ?? 0;
  dispatchChange(editor, {
    from,
    to: last.pos + 1,
    label: `Pasted ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`,
  });
}

export const unmarkPasted = (editor: Editor): void => dispatchChange(editor, 'kept');

/** Marks the blocks with these IDs as invalid and unmarks all others. */
export const markInvalid = (editor: Editor, invalid: readonly string[]): void =>
  dispatchChange(editor, { invalid });
