import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SEARCH_LENGTH_MAX } from '../../domain/limits';
import { visuallyHidden } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { iconButton } from '../ui/IconButton.css';
import { close as cross, search } from '../ui/icons';
import * as field from './SearchField.css';
import * as css from './SearchWindow.css';

export type Option = { key: string; content: ReactNode } & ({ href: string } | { onChoose: () => void });
export type OptionGroup = { title: string; count?: number; options: readonly Option[] };

type SearchWindowProps = {
  className?: string;
  onClose: () => void;
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
  groups: readonly OptionGroup[];
  /** Whether the options match the current input. Until then, Enter opens no option. */
  isCurrent: boolean;
  /** Shown above the options. `spoken` is for screen readers only. */
  status?: ReactNode;
  spoken?: string;
  /** Additional keyboard shortcuts. */
  keys?: ReactNode;
  /** Page that Enter opens if there are no current options, and its query parameter. */
  page?: { path: string; parameter: string };
};

const LIST_ID = 'finds';
const getOptionId = (index: number) => `find-${index}`;

/** Arrow keys select an option, Enter opens it, and Escape closes the dialog. */
export function SearchWindow(props: SearchWindowProps) {
  const { onClose, label, placeholder, typed, onType, groups, isCurrent, status, spoken, keys, page } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [selected, setActive] = useState(0);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const active = Math.min(selected, count - 1);

  useEffect(() => dialog.current?.showModal(), []);

  const leave = () => dialog.current?.close();
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      const nextIndex = (active + step + count) % count;
      setActive(nextIndex);
      document.getElementById(getOptionId(nextIndex))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Escape') {
      // Otherwise the browser would clear the field first.
      event.preventDefault();
      leave();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!page || (isCurrent && count > 0)) event.preventDefault();
    const { ctrlKey, metaKey } = event;
    if (isCurrent)
      document
        .getElementById(getOptionId(active))
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  };

  let index = 0;
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      ref={dialog}
      className={classNames(on.white, css.dialog, props.className)}
      aria-label={label}
      onClose={onClose}
      onClick={event => event.target === dialog.current && leave()}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers don't know <search> */}
      <form className={classNames(field.form, css.head)} role="search" action={page?.path}>
        <Icon path={search} className={css.icon} />
        <input
          className={classNames(field.input, css.input)}
          type="search"
          role="combobox"
          name={page?.parameter}
          value={typed}
          onChange={event => {
            setActive(0);
            onType(event.target.value);
          }}
          onKeyDown={press}
          placeholder={placeholder}
          aria-label={label}
          aria-expanded={count > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? getOptionId(active) : undefined}
          autoComplete="off"
          maxLength={SEARCH_LENGTH_MAX}
        />
        <button type="button" className={iconButton} onClick={leave}>
          <span className={visuallyHidden}>Close</span>
          <Icon path={cross} />
        </button>
      </form>
      <div className={css.body}>
        <div role="status">
          {status ? <p className={css.status}>{status}</p> : <p className={visuallyHidden}>{spoken}</p>}
        </div>
        <div id={LIST_ID} role="listbox" aria-label="Found">
          {groups.map(({ title, count: found, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't a group of options
            <div key={title} role="group" aria-label={title}>
              <p className={css.group} aria-hidden="true">
                {title}
                {found !== undefined && <span>{found}</span>}
              </p>
              {options.map(option => {
                const optionIndex = index++;
                return (
                  <OptionView
                    key={option.key}
                    option={option}
                    id={getOptionId(optionIndex)}
                    selected={optionIndex === active}
                    onPointerMove={() => setActive(optionIndex)}
                    onLeave={leave}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <footer className={css.footer} aria-hidden="true">
        <KeyHints keys={['↑', '↓']}>move</KeyHints>
        <KeyHints keys={['Enter']}>open</KeyHints>
        <KeyHints keys={['Esc']}>close</KeyHints>
        {keys}
      </footer>
    </dialog>,
    document.body,
  );
}

type OptionViewProps = { option: Option; selected: boolean; onLeave: () => void } & Pick<
  ComponentProps<'a'>,
  'id' | 'onPointerMove'
>;

/** Focus stays in the field, which refers to the active option. */
function OptionView({ option, selected, onLeave, ...rest }: OptionViewProps) {
  const common = { ...rest, role: 'option', tabIndex: -1, 'aria-selected': selected, className: css.option };
  if ('href' in option)
    return (
      <a {...common} href={option.href} onClick={event => !(event.ctrlKey || event.metaKey) && onLeave()}>
        {option.content}
      </a>
    );
  const choose = () => {
    onLeave();
    option.onChoose();
  };
  return (
    <button type="button" {...(common as ComponentProps<'button'>)} onClick={choose}>
      {option.content}
    </button>
  );
}

export const KeyHints = ({
  keys,
  children,
  last,
}: {
  keys: string[];
  children: ReactNode;
  last?: boolean;
}) => (
  <span className={last ? css.lastKey : undefined}>
    {keys.map(key => (
      <kbd key={key} className={css.key}>
        {key}
      </kbd>
    ))}
    {children}
  </span>
);
