import { useState } from 'react';
import { TextField } from '../../../components/ui/Field';
import { useEscape } from '../../forms/form-frame';
import { LinkTargets } from '../../forms/rich-text/LinkTargets';
import { useLinkChoice } from '../../forms/rich-text/use-link-choice';
import * as css from '../fields.css';
import type { WidgetProps } from '../widget';

/** Accepts any URL and suggests items of the site after two letters. */
export function LinkField({ field, value = '', error, write }: WidgetProps<string>) {
  const [isOpen, setIsOpen] = useState(false);
  const choice = useLinkChoice({ text: value, isClosed: !isOpen, onChoose: applyLink });
  const { address: url, targets } = choice;

  function applyLink(href: string) {
    write(href);
    setIsOpen(false);
    choice.clearError();
  }
  /** @returns false without suggestions. */
  function closeSuggestions(): boolean {
    if (targets.options.length === 0) return false;
    setIsOpen(false);
    return true;
  }
  useEscape(closeSuggestions);
  return (
    <div className={css.link}>
      <TextField
        label={field.label}
        hint={
          isOpen && url && url !== value.trim()
            ? `Links to ${url}`
            : (field.hint ?? 'Search for a page, case or article, or enter a URL')
        }
        error={choice.error ?? (isOpen ? undefined : error)}
        aria-required={field.required || undefined}
        {...choice.field}
        value={value}
        onChange={({ target }) => {
          write(target.value || (field.required ? '' : undefined));
          setIsOpen(true);
          choice.clearError();
        }}
        onKeyDown={event => {
          // Outside of a form's dialog, nothing else handles Escape.
          if (event.key === 'Escape' && closeSuggestions()) {
            event.preventDefault();
            event.stopPropagation();
          } else if (isOpen) choice.onKeyDown(event);
        }}
        onBlur={() => {
          setIsOpen(false);
          // Completes the URL: `example.com` becomes `https://example.com`.
          if (isOpen && url && url !== value) write(url);
        }}
      />
      {targets.options.length > 0 && <LinkTargets {...targets} />}
    </div>
  );
}
