import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../components/ui/IconButton';
import { edit } from '../../../components/ui/icons';
import { siteFactsSchema } from '../../../domain/site-facts';
import { Alert } from '../../kit/Alert';
import { List } from '../../kit/List';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import * as css from './Lists.css';

type NameListProps = {
  label: string;
  /** Example: "industry". */
  noun: string;
  fact: 'industries' | 'requestTypes';
  names: readonly string[];
  /** Renders the columns beside the name. */
  renderFacts: (name: string, index: number) => ReactNode;
  /** Renders the buttons beside the rename button. */
  renderActions: (name: string) => ReactNode;
  onChange: (names: string[], rename?: { from: string; to: string }) => void;
};

/** Lists names that can be changed in place. Enter or a blur saves the name, and Escape cancels. */
export function NameList(props: NameListProps) {
  const { label, noun, fact, names, renderFacts, renderActions, onChange } = props;
  /** The name being edited, or an empty string while a name is being added. */
  const [editedId, setEditedId] = useState<string>();
  const [error, setError] = useState<string>();
  const focusedName = useRef<string>(undefined);
  const container = useRef<HTMLDivElement>(null);
  const previousCount = useRef(names.length);
  // When a name is removed or merged, its focused button disappears.
  useEffect(() => {
    const hasShrunk = names.length < previousCount.current;
    previousCount.current = names.length;
    if (hasShrunk && document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>(':scope > div > :last-child button')?.focus();
  }, [names.length]);
  const rows = [...names, ...(editedId === '' ? [''] : [])].map(name => ({ id: name || 'new', name }));

  function close(focus?: string) {
    focusedName.current = focus;
    setEditedId(undefined);
    setError(undefined);
  }
  function save(name: string, text: string) {
    const newName = text.trim();
    if (newName === name || (!newName && !name)) return close(name);
    const newNames = name ? names.map(entry => (entry === name ? newName : entry)) : [...names, newName];
    const { error } = siteFactsSchema.shape[fact].safeParse(newNames);
    if (error) return setError(error.issues[0]?.message);
    close(newName);
    onChange(newNames, name ? { from: name, to: newName } : undefined);
  }

  return (
    <div ref={container}>
      <List
        label={label}
        look="rows"
        rows={rows}
        getTitle={({ name }) => name || `New ${noun}`}
        move={rows => onChange(rows.flatMap(({ name }) => name || []))}
        add={editedId === '' ? [] : [{ label: `Add ${noun}`, add: () => setEditedId('') }]}
        renderHead={({ name }, index) =>
          editedId === name ? (
            <>
              <input
                className={css.input}
                aria-label={name ? `New name of ${name}` : `Name of the new ${noun}`}
                aria-invalid={error ? true : undefined}
                defaultValue={name}
                autoComplete="off"
                ref={input => {
                  if (input && document.activeElement !== input && !error) input.select();
                }}
                onBlur={({ target }) => save(name, target.value)}
                onKeyDown={event => {
                  if (event.key === 'Enter') save(name, event.currentTarget.value);
                  if (event.key === 'Escape') close(name);
                  if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
                  event.stopPropagation();
                }}
              />
              {error && <Alert>{error}</Alert>}
            </>
          ) : (
            <Inline as="span" align="center" justify="between" gap={1} stacksOnPhone>
              <Text>{name}</Text>
              <Inline as="span" gap={3}>
                {renderFacts(name, index)}
              </Inline>
            </Inline>
          )
        }
        renderExtra={({ name }) =>
          editedId !== name && (
            <>
              <IconButton
                label={`Rename ${name}`}
                icon={edit}
                onClick={() => setEditedId(name)}
                ref={button => {
                  if (!button || focusedName.current !== name) return;
                  focusedName.current = undefined;
                  button.focus();
                }}
              />
              {renderActions(name)}
            </>
          )
        }
      />
    </div>
  );
}
