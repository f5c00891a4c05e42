import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { FieldMessage } from '../../../components/ui/Field';
import { text } from '../../../styles/text.css';
import type { Block } from '../../import/imported';
import { useProblem } from '../fields/use-problem';
import { goToBlock } from './blocks';
import { markWrong } from './marked-blocks';
import * as css from './writing.css';

const names: Record<Block['type'], string> = {
  title: 'Heading',
  paragraph: 'Paragraph',
  image: 'Picture',
  quote: 'Quote',
  table: 'Table',
  code: 'Code',
  video: 'Film',
};

type Problem = { id: string; message: string };

/** What is wrong with the text, block by block, and the way there. */
export function Problems({ editor, name }: { editor: Editor; name: string }) {
  const { control, getValues } = useFormContext();
  const { errors } = useFormState({ control, name });
  const whole = useProblem(name);
  const blocks: Block[] = getValues(name) ?? [];
  const problems = blocks.flatMap((block, index): Problem[] => {
    const wrong: object | undefined = get(errors, `${name}.${index}`);
    const message = firstMessage(wrong);
    return message && block._id
      ? [{ id: block._id, message: `${names[block.type] ?? `“${block.type}”`}: ${message}` }]
      : [];
  });
  const ids = problems.map(({ id }) => id).join(' ');
  const marked = useRef('');
  useEffect(() => {
    if (editor.isDestroyed || marked.current === ids) return;
    marked.current = ids;
    markWrong(editor, ids ? ids.split(' ') : []);
  }, [editor, ids]);

  return (
    <div className={css.problems} data-problem={whole || ids ? '' : undefined}>
      {whole && (
        <div className={css.problem}>
          <FieldMessage>{whole}</FieldMessage>
          <button type="button" className={text.link} onClick={() => editor.commands.focus('end')}>
            Write
          </button>
        </div>
      )}
      {problems.map(({ id, message }) => (
        <div key={id} className={css.problem}>
          <FieldMessage>{message}</FieldMessage>
          <button type="button" className={text.link} onClick={() => goToBlock(editor, id)}>
            Go there
          </button>
        </div>
      ))}
    </div>
  );
}

/** The first complaint within a block, however deep. */
function firstMessage(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('message' in node && typeof node.message === 'string' && node.message) return node.message;
  return Object.entries(node)
    .filter(([key]) => key !== 'ref')
    .map(([, child]) => firstMessage(child))
    .find(Boolean);
}
