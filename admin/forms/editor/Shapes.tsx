import { Selection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { text } from '../../../styles/text.css';
import { type BlockName, focusSelection } from './blocks';
import * as css from './Shapes.css';

/** The hint in an article's empty first paragraph, which is set larger than the others. */
export const LEAD_HINT = 'First lines, one or two sentences';

/** A template for a text: empty blocks with advice in place of text. */
export type Shape = {
  name: string;
  description: string;
  blocks: readonly (readonly [type: BlockName, hint: string])[];
  /** SVG paths by colour. */
  drawing: { black: string; grey: string; red: string };
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
    drawing: {
      black: 'M20 20h76v9H20zM30 92h70v5H30z',
      grey: 'M20 42h120v4H20zM20 52h112v4H20zM20 62h120v4H20zM20 72h64v4H20z',
      red: 'M20 88h4v14h-4z',
    },
  },
  {
    name: 'How-to',
    description: 'Requirements, steps and common mistakes',
    blocks: [
      ['paragraph', LEAD_HINT],
      ['heading', 'What you need'],
      ['paragraph', 'Tools, access and time'],
      ['heading', 'The first step'],
      ['paragraph', 'What to do and what to expect'],
      ['heading', 'The second step'],
      ['paragraph', 'What to do and what to expect'],
      ['heading', 'What can go wrong'],
      ['paragraph', 'A common mistake and its solution'],
    ],
    drawing: {
      black:
        'M20 14h92v9H20zM38 35h60v5H38zM38 59h60v5H38zM38 83h60v5H38zM20 64a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM20 88a5 5 0 1 0 10 0 5 5 0 1 0-10 0z',
      grey: 'M38 44h96v4H38zM38 68h96v4H38zM38 92h96v4H38z',
      red: 'M20 40a5 5 0 1 0 10 0 5 5 0 1 0-10 0z',
    },
  },
  {
    name: 'Case story',
    description: 'The problem, our work and the result',
    blocks: [
      ['paragraph', LEAD_HINT],
      ['heading', 'Before'],
      ['paragraph', 'The customer and the problem'],
      ['heading', 'What we did'],
      ['paragraph', 'The decision and what it cost'],
      ['heading', 'After'],
      ['paragraph', 'One figure from before and after'],
    ],
    drawing: {
      black: 'M0 0h160v42H0zM20 16h70v9H20zM20 56h34v5H20zM63 56h34v5H63zM106 56h34v5h-34z',
      grey: 'M20 66h34v4H20zM63 66h34v4H63zM106 66h34v4h-34zM20 84h120v4H20zM20 93h88v4H20z',
      red: 'M121 21a11 11 0 1 0 22 0 11 11 0 1 0-22 0z',
    },
  },
];

/** Replaces an empty text with the blocks of a shape. */
export function insertTemplate(editor: Editor, { blocks }: Shape): void {
  const { state, view } = editor;
  const nodes = blocks.map(([type, hint]) => state.schema.nodes[type]!.create({ hint }));
  view.dispatch(state.tr.replaceWith(0, state.doc.content.size, nodes));
  focusSelection(editor, Selection.atStart(view.state.doc));
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
            <ShapeDrawing drawing={shape.drawing} />
            <b className={text.strong}>{shape.name}</b>
            <small>{shape.description}</small>
          </button>
        ))}
      </div>
    </section>
  );
}

const ShapeDrawing = ({ drawing: { black, grey, red } }: Pick<Shape, 'drawing'>) => (
  <svg className={css.drawing} viewBox="0 0 160 112" aria-hidden="true">
    <path fillRule="evenodd" d={black} />
    <path className={css.greyParts} d={grey} />
    <path className={css.redParts} d={red} />
  </svg>
);
