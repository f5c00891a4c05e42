import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ownTarget, wholeAddress } from '../../../../domain/link-address';
import { messages } from '../../../../domain/messages';
import { api, type Outputs, trpc } from '../../../../trpc/client';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/Field';
import { Marked } from '../../../ui/Marked';
import { usePaused } from '../../use-paused';
import { useHeldEscape } from '../form-frame';
import * as css from './LinkRow.css';

type Hit = Outputs['search']['site']['hits'][number];

/** Letters with which a search begins, and pages that it offers. */
const FROM_LETTERS = 2;
const OFFERED = 6;
const KINDS: Record<Hit['kind'], string> = { page: 'Page', case: 'Case', article: 'Article' };

/** Whether there is nothing (any more) where a link to this site leads. */
async function isDead(address: string): Promise<boolean> {
  const target = ownTarget(address);
  if (target === undefined || target === 'there') return false;
  if (target === 'none') return true;
  const { kind, slug } = target;
  const lookup = await (kind === 'case' ? api.cases : api.articles).bySlug.query({ slug });
  return lookup.kind === 'missing';
}

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
  const { data } = trpc.search.site.useQuery(
    { q: asked, limit: OFFERED },
    { enabled: looks, placeholderData: before => before, staleTime: 5_000 },
  );
  const hits = looks && data ? data.hits : [];

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
    // Where it cannot be asked, nobody is kept from writing.
    if (await isDead(address).catch(() => false)) {
      return setError(`There is no page at ${address}. Look for it by a word of its title.`);
    }
    set(address);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') return done();
    if (step && hits.length > 0) {
      event.preventDefault();
      setAt(((at + step + hits.length + 1 + 1) % (hits.length + 1)) - 1);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const chosen = hits[at];
    if (chosen) set(chosen.href);
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
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={hits[at] ? `${id}-${at}` : undefined}
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
      {hits.length > 0 && (
        <div id={`${id}-found`} className={css.found} role="listbox" aria-label="Our own pages">
          {hits.map(({ href, kind, title }, index) => (
            <div
              key={href}
              id={`${id}-${index}`}
              className={css.hit}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              // The field keeps the focus.
              onPointerDown={event => {
                event.preventDefault();
                set(href);
              }}
            >
              <span>
                <Marked text={title} />
              </span>
              <small>{KINDS[kind]}</small>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
