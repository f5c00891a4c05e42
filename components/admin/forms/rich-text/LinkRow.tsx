import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { wholeAddress } from '../../../../domain/link-address';
import { messages } from '../../../../domain/messages';
import { isSitePath } from '../../../../domain/site-path';
import { api, trpc } from '../../../../trpc/client';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { usePaused } from '../../use-paused';
import { useHeldEscape } from '../form-frame';
import * as css from './LinkRow.css';
import { type LinkOption, LinkTargets, linkOptions } from './LinkTargets';

/** Letters with which a search begins. */
const FROM_LETTERS = 2;

/** What the server is asked of words that were typed. */
function askedOf(typed: string) {
  const address = wholeAddress(typed, location.origin);
  return { q: typed.slice(0, 100), ...(address && isSitePath(address) && { address }) };
}

/** Why there is nothing (any more) where a link leads; where it cannot be asked, nobody is kept from writing. */
const whyDead = (typed: string): Promise<string | undefined> =>
  api.content.linkTargets.query(askedOf(typed)).then(
    ({ dead }) => dead,
    () => undefined,
  );

/** Asks where the selected words lead: an address, or one of our own pages by the words in it. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const present: unknown = editor.getAttributes('link').href;
  const [typed, setTyped] = useState(typeof present === 'string' ? present : '');
  const [error, setError] = useState<string>();
  const [at, setAt] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useHeldEscape(true);
  useEffect(() => input.current?.focus(), []);

  const address = wholeAddress(typed, location.origin);
  const asked = usePaused(typed.trim());
  const looks = asked.length >= FROM_LETTERS && asked !== present;
  const { data } = trpc.content.linkTargets.useQuery(askedOf(asked), {
    enabled: looks,
    placeholderData: before => before,
    staleTime: 5_000,
  });
  const options = looks && data ? linkOptions(data, address) : [];

  function done() {
    onDone();
    editor.commands.focus();
  }
  function set(href: string) {
    const words = editor.chain().extendMarkRange('link');
    // A link with nothing selected shows its own address.
    if (editor.state.selection.empty && !present) {
      words.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else words.setLink({ href }).run();
    done();
  }
  async function apply() {
    if (!typed.trim()) {
      editor.chain().extendMarkRange('link').unsetLink().run();
      return done();
    }
    if (address === undefined) return setError(messages.urlInvalid);
    const dead = await whyDead(typed.trim());
    if (dead) return setError(dead);
    set(address);
  }
  function choose({ href, dead }: LinkOption) {
    if (dead === undefined) set(href);
    else setError(dead);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') return done();
    if (step && options.length > 0) {
      event.preventDefault();
      setAt(((at + step + options.length + 1 + 1) % (options.length + 1)) - 1);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const chosen = options[at];
    if (chosen) choose(chosen);
    else void apply();
  }

  return (
    <div className={css.row}>
      <TextField
        ref={input}
        className={css.field}
        label="Link address"
        hint={
          address && address !== typed.trim()
            ? `Leads to ${address}`
            : 'An address, or words of a page, case or article of ours'
        }
        autoComplete="off"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={options[at] ? `${id}-found-${at}` : undefined}
        value={typed}
        error={error}
        onChange={event => {
          setTyped(event.target.value);
          setError(undefined);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <Button variant="black_red" className={css.button} onClick={() => void apply()}>
        {present && !typed.trim() ? 'Remove link' : 'Set link'}
      </Button>
      {options.length > 0 && <LinkTargets id={`${id}-found`} options={options} at={at} onChoose={choose} />}
    </div>
  );
}
