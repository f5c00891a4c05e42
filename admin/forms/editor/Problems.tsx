import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { FieldMessage } from '../../../components/ui/Field';
import { getValueAt } from '../../../domain/fields/path';
import { text } from '../../../styles/text.css';
import { type Form, useForm } from '../../fields/form-context';
import type { Block } from '../../import/import-result';
import { goToBlock } from './blocks';
import * as css from './editor.css';
import { markInvalid } from './marked-blocks';

const blockNames: Record<Block['type'], string> = {
  title: 'Heading',
  paragraph: 'Paragraph',
  image: 'Image',
  quote: 'Quote',
  table: 'Table',
  code: 'Code',
  video: 'Video',
};

type Problem = { id: string; message: string };

export function Problems({ editor, name }: { editor: Editor; name: string }) {
  const form = useForm();
  const fieldProblem = form.problems.get(name);
  const problems = findBlockProblems(form, name);
  const ids = problems.map(({ id }) => id).join(' ');
  const markedIds = useRef('');
  useEffect(() => {
    if (editor.isDestroyed || markedIds.current === ids) return;
    markedIds.current = ids;
    markInvalid(editor, ids ? ids.split(' ') : []);
  }, [editor, ids]);

  return (
    <div className={css.problems} data-problem={fieldProblem || ids ? '' : undefined}>
      {fieldProblem && (
        <div className={css.problem}>
          <FieldMessage>{fieldProblem}</FieldMessage>
          <button type="button" className={text.link} onClick={() => goToBlock(editor, undefined)}>
            Go to text
          </button>
        </div>
      )}
      {problems.map(({ id, message }) => (
        <div key={id} className={css.problem}>
          <FieldMessage>{message}</FieldMessage>
          <button type="button" className={text.link} onClick={() => goToBlock(editor, id)}>
            Go to block
          </button>
        </div>
      ))}
    </div>
  );
}

/** Returns the first problem of each invalid block. */
function findBlockProblems({ store, problems }: Form, name: string): Problem[] {
  const firstProblems = new Map<string, string>();
  for (const [path, message] of problems) {
    const [id = ''] = path.startsWith(`${name}.`) ? path.slice(name.length + 1).split('.') : [];
    if (id && !firstProblems.has(id)) firstProblems.set(id, message);
  }
  const blocks = (getValueAt(store.get(), name) ?? []) as Block[];
  return blocks.flatMap(({ _id: id = '', type }) => {
    const message = firstProblems.get(id);
    return message ? [{ id, message: `${blockNames[type] ?? `“${type}”`}: ${message}` }] : [];
  });
}
