import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Chip } from '../../../components/ui/Chip';
import { classNames } from '../../../components/ui/class-names';
import { FieldMessage } from '../../../components/ui/Field';
import { visuallyHidden } from '../../../styles/layout.css';
import { requiredLabel } from '../fields.css';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';
import * as css from './TagsField.css';

/** Maximum number of suggestions to show as buttons while there are no tags. */
const SUGGESTIONS_MAX = 3;

/** Adds a tag when Enter or the button is pressed. Ignores blank and repeated tags. */
export function TagsField({ field, value: tags = [], error, set }: WidgetProps<readonly string[]>) {
  const { label, required, suggestions = [] } = field;
  const { hidesRequiredMarks } = useForm();
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function addTag(text = draft) {
    const tag = text.trim();
    const isDuplicate = tags.some(otherTag => otherTag.toLowerCase() === tag.toLowerCase());
    if (tag && !isDuplicate) set([...tags, tag]);
    setDraft('');
    input.current?.focus();
  }
  function removeTag(tag: string) {
    set(tags.filter(otherTag => otherTag !== tag));
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Prevents Enter from submitting the form.
    event.preventDefault();
    addTag();
  }

  return (
    <fieldset className={css.fieldset}>
      <legend className={classNames(css.legend, required && !hidesRequiredMarks && requiredLabel)}>
        {label}
      </legend>
      <div className={css.content}>
        <div className={css.tagList}>
          {tags.map(tag => (
            <Chip key={tag} className={css.tag} onRemove={() => removeTag(tag)} removeLabel={`Remove ${tag}`}>
              {tag}
            </Chip>
          ))}
          <div className={css.newTag} data-invalid={error ? '' : undefined}>
            <input
              ref={input}
              className={css.input}
              value={draft}
              onChange={event => setDraft(event.target.value)}
              onKeyDown={onKeyDown}
              aria-label="New tag"
              aria-required={required || undefined}
              placeholder="New tag"
              autoComplete="off"
              maxLength={60}
              list={`${id}-known`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <datalist id={`${id}-known`}>
              {suggestions
                .filter(tag => !tags.includes(tag))
                .map(tag => (
                  <option key={tag} value={tag} />
                ))}
            </datalist>
            <button type="button" className={css.addButton} onClick={() => addTag()}>
              Add Tag
            </button>
          </div>
        </div>
        {tags.length === 0 && suggestions.length > 0 && (
          <p className={css.suggestionList}>
            {suggestions.slice(0, SUGGESTIONS_MAX).map(tag => (
              <button key={tag} type="button" className={css.suggestion} onClick={() => addTag(tag)}>
                <span className={visuallyHidden}>Add the tag </span>
                {tag}
              </button>
            ))}
          </p>
        )}
        {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      </div>
    </fieldset>
  );
}
