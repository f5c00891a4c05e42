import { type Editor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { text } from '../../../styles/text.css';
import type { BlockName } from './blocks';
import * as css from './Shapes.css';

/** A template for a text: empty blocks with advice in place of text. */
export type Shape = {
  name: string;
  description: string;
  blocks: readonly (readonly [type: BlockName, hint: string])[];
};

export const ARTICLE_SHAPES: readonly Shape[] = [
  {
    name: 'Note',
    description: 'One thought, 300 words',
    blocks: [
      ['paragraph', 'What happened, in two sentences'],
      ['paragraph', 'Why it matters to the reader'],
      ['quote', 'The sentence to remember'],
    ],
  },
  {
    name: 'How-to',
    description: 'Requirements, steps, common mistakes',
    blocks: [
      ['heading', 'What you need'],
      ['paragraph', 'Tools, access and time'],
      ['heading', 'The first step'],
      ['paragraph', 'What to do and what to expect'],
      ['heading', 'The second step'],
      ['paragraph', 'What to do and what to expect'],
      ['heading', 'What can go wrong'],
      ['paragraph', 'A common mistake and its solution'],
    ],
  },
  {
    name: 'Case story',
    description: 'Before, our work, figures after',
    blocks: [
      ['heading', 'Before'],
      ['paragraph', 'The customer and the problem'],
      ['heading', 'What we did'],
      ['paragraph', 'The decision and what it cost'],
      ['heading', 'After'],
      ['paragraph', 'One figure from before and after'],
    ],
  },
];

/** Replaces an empty text with the blocks of a shape. */
export function insertTemplate(editor: Editor, { blocks }: Shape): void {
  const { state, view } = editor;
  const nodes = blocks.map(([type, hint]) => state.schema.nodes[type]!.create({ hint }));
  view.dispatch(state.tr.replaceWith(0, state.doc.content.size, nodes));
  editor.commands.focus('start');
}

/** Offers shapes while the text is empty. */
export function Shapes({ editor, shapes }: { editor: Editor; shapes: readonly Shape[] }) {
  const id = useId();
  const isEmpty = useEditorState({
    editor,
    selector: ({ editor: { state } }) => state.doc.childCount <= 1 && state.doc.textContent === '',
  });
  if (!isEmpty) return null;
  return (
    <section className={css.shapes} aria-labelledby={id}>
      <p>
        <b id={id}>Or start with a template</b> <span>The grey text is advice. It’s never published.</span>
      </p>
      <div className={css.choices}>
        {shapes.map(shape => (
          <button
            key={shape.name}
            type="button"
            className={css.choice}
            onClick={() => insertTemplate(editor, shape)}
          >
            <ShapeDrawing shape={shape} />
            <b className={text.strong}>{shape.name}</b>
            <small>{shape.description}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Draws the blocks of a shape as bars. */
const ShapeDrawing = ({ shape: { blocks } }: { shape: Shape }) => (
  <svg className={css.drawing} viewBox="0 0 200 128" aria-hidden="true">
    {blocks.map(([type], index) => {
      const y = 16 + (index * 96) / Math.max(blocks.length - 1, 4);
      const isText = type === 'paragraph';
      return (
        <g key={index}>
          {type === 'quote' && <rect className={css.mark} x="20" y={y - 4} width="5" height="16" />}
          <rect
            className={isText ? css.line : undefined}
            x={type === 'quote' ? 34 : 20}
            y={y}
            width={isText ? 150 : 90}
            height={isText ? 5 : 8}
          />
        </g>
      );
    })}
  </svg>
);
