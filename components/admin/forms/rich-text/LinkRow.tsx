import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isLinkAddress } from '../../../../domain/article-html';
import { messages } from '../../../../domain/messages';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { useHeldEscape } from '../form-frame';
import * as css from './RichText.css';

/** Asks where the selected words lead. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const present: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof present === 'string' ? present : '');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useHeldEscape(true);
  useEffect(() => input.current?.focus(), []);

  function done() {
    onDone();
    editor.commands.focus();
  }
  function apply() {
    const href = address.trim();
    if (href && !isLinkAddress(href)) return setError(messages.urlInvalid);
    const words = editor.chain().extendMarkRange('link');
    if (!href) words.unsetLink().run();
    // A link with nothing selected shows its own address.
    else if (editor.state.selection.empty && !present) {
      words.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else words.setLink({ href }).run();
    done();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') done();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  return (
    <div className={css.linkRow}>
      <TextField
        ref={input}
        className={css.linkField}
        label="Link address"
        hint="https://…, /services, #heading or mailto:…"
        autoComplete="off"
        value={address}
        error={error}
        onChange={event => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button variant="black_red" className={css.linkButton} onClick={apply}>
        {present && !address.trim() ? 'Remove link' : 'Set link'}
      </Button>
    </div>
  );
}
