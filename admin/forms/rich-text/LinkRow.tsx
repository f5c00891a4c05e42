import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { useEscape } from '../form-frame';
import * as css from './LinkRow.css';
import { LinkTargets } from './LinkTargets';
import { useLinkChoice } from './use-link-choice';

/** Links the selected text to a URL, or to an item found by search. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const currentHref: unknown = editor.getAttributes('link').href;
  const [inputText, setInputText] = useState(typeof currentHref === 'string' ? currentHref : '');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const currentUrl = typeof currentHref === 'string' ? currentHref : undefined;
  const choice = useLinkChoice({ text: inputText, currentHref: currentUrl, onChoose: setLink });
  const { address: url, error } = choice;

  function close() {
    // Tiptap's command focuses in the next frame, and would restore the selection after a click or key in between.
    editor.view.focus();
    onDone();
  }
  useEscape(() => {
    close();
    return true;
  });
  function setLink(href: string) {
    const chain = editor.chain().extendMarkRange('link');
    // A link without selected text shows its URL.
    if (editor.state.selection.empty && !currentHref) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    close();
  }
  function applyLink() {
    if (inputText.trim()) return void choice.apply();
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !inputText.trim()) {
      event.preventDefault();
      return applyLink();
    }
    choice.onKeyDown(event);
  }

  return (
    <div className={css.row}>
      <TextField
        ref={input}
        className={css.field}
        label="Link URL"
        hint={
          url && url !== inputText.trim()
            ? `Links to ${url}`
            : 'Enter a URL, or search for a page, case or article'
        }
        {...choice.field}
        value={inputText}
        error={error}
        onChange={event => {
          setInputText(event.target.value);
          choice.clearError();
        }}
        onKeyDown={onKeyDown}
      />
      <Button variant="black_red" className={css.button} onClick={applyLink}>
        {currentHref && !inputText.trim() ? 'Remove link' : 'Set link'}
      </Button>
      {choice.targets.options.length > 0 && <LinkTargets {...choice.targets} />}
    </div>
  );
}
