import { useState } from 'react';
import { TextField } from '../../../components/ui/Field';
import { LinkTargets } from '../../forms/rich-text/LinkTargets';
import { useLinkChoice } from '../../forms/rich-text/use-link-choice';
import { useEditor, useValueAt } from '../editor-context';
import type { OneField } from './Fields';
import * as css from './inspector.css';

/** Where something leads: found by two letters among what the site has, or any address. */
export function LinkField({ field }: { field: OneField }) {
  const { write, checks } = useEditor();
  const value = useValueAt<string>(field.path) ?? '';
  const [open, setOpen] = useState(false);
  const choice = useLinkChoice({ typed: value, closed: !open, onChoose: take });
  const { address, targets } = choice;
  const dead = checks.find(({ path }) => path === field.path);

  function take(href: string) {
    write(field.path, href);
    setOpen(false);
    choice.forget();
  }
  return (
    <div data-field={field.path} className={css.link}>
      <TextField
        label={field.label}
        hint={
          open && address && address !== value.trim()
            ? `Leads to ${address}`
            : (field.hint ?? 'A page, case or article by its name, or an address')
        }
        error={choice.error ?? (open ? undefined : (dead?.message ?? field.problem))}
        aria-required={field.required || undefined}
        {...choice.field}
        value={value}
        onChange={({ target }) => {
          write(field.path, target.value || (field.required ? '' : undefined));
          setOpen(true);
          choice.forget();
        }}
        onKeyDown={event => {
          if (event.key === 'Escape' && targets.options.length > 0) {
            event.preventDefault();
            event.stopPropagation();
            setOpen(false);
          } else if (open) choice.onKeyDown(event);
        }}
        onBlur={() => {
          setOpen(false);
          // What was typed is made whole: `example.com` leads to another site.
          if (open && address && address !== value) write(field.path, address);
        }}
      />
      {targets.options.length > 0 && <LinkTargets {...targets} />}
    </div>
  );
}
