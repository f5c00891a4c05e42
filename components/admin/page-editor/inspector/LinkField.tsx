import { type KeyboardEvent, useId, useState } from 'react';
import { askedWords, type MarkedText } from '../../../../domain/search/words';
import { trpc } from '../../../../trpc/client';
import { classNames } from '../../../ui/class-names';
import { TextField } from '../../../ui/Field';
import { Marked } from '../../../ui/Marked';
import { usePaused } from '../../use-paused';
import { useEditor, useValueAt } from '../editor-context';
import type { OneField } from './Fields';
import * as css from './inspector.css';

const GROUPS = { page: 'Pages', case: 'Cases', article: 'Articles' } as const;
const SHOWN = 8;

/** Where something leads: found by two letters among what the site has, or any address. */
export function LinkField({ field }: { field: OneField }) {
  const { write, checks } = useEditor();
  const value = useValueAt<string>(field.path) ?? '';
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const id = useId();
  const asked = usePaused(value);
  const isAsked = open && !/^(?:[/#]|https?:|mailto:|tel:)/.test(asked) && asked.trim().length >= 2;
  const { data } = trpc.search.site.useQuery(
    { q: asked, limit: SHOWN },
    { enabled: isAsked && askedWords(asked).length > 0, placeholderData: before => before, staleTime: 5_000 },
  );
  const hits = isAsked ? (data?.hits ?? []) : [];
  const dead = checks.find(({ path }) => path === field.path);

  function take(href: string) {
    write(field.path, href);
    setOpen(false);
    setActive(-1);
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    const hit = hits[active];
    if (by && hits.length > 0) setActive(Math.min(Math.max(active + by, -1), hits.length - 1));
    else if (event.key === 'Enter' && hit) take(hit.href);
    else if (event.key === 'Escape' && hits.length > 0) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div data-field={field.path} className={css.link}>
      <TextField
        label={field.label}
        hint={field.hint ?? 'A page, case or article by its name, or an address'}
        error={dead?.message}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          write(field.path, target.value || (field.required ? '' : undefined));
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        id={`${id}-list`}
        className={css.found}
        role="listbox"
        aria-label="What it may lead to"
        hidden={hits.length === 0}
      >
        {hits.map(({ kind, title, href }, index) => (
          <div
            key={href}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames(css.hit, index === active && css.hitActive)}
            onPointerDown={event => {
              event.preventDefault();
              take(href);
            }}
          >
            <span className={css.rowWords}>
              <Marked text={title as MarkedText} />
            </span>
            <span className={css.count}>{GROUPS[kind]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
