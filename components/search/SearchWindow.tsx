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
  inputText: string;
  onInput: (text: string) => void;
  groups: readonly OptionGroup[];
  /** Whether the options match the current input. Until then, Enter opens no option. */
  isCurrent: boolean;
  /** Shown above the options. */
  status?: ReactNode;
  /** For screen readers only. */
  announcement?: string;
  /** Additional keyboard shortcuts. */
  keys?: ReactNode;
  /** Page that Enter opens if there are no current options, and its query parameter. */
  resultsPage?: { path: string; parameter: string };
};

const LIST_ID = 'finds';
const getOptionId = (index: number) => `find-${index}`;

/** Renders a search dialog. Arrow keys select an option, Enter opens it, and Escape closes the dialog. */
export function SearchWindow(props: SearchWindowProps) {
  const {
    onClose,
    label,
    placeholder,
    inputText,
    onInput,
    groups,
    isCurrent,
    status,
    announcement,
    keys,
    resultsPage,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [selectedIndex, setSelectedIndex] = useState(0);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const activeIndex = Math.min(selectedIndex, count - 1);

  useEffect(() => dialog.current?.showModal(), []);

  const closeDialog = () => dialog.current?.close();
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      const nextIndex = (activeIndex + step + count) % count;
      setSelectedIndex(nextIndex);
      document.getElementById(getOptionId(nextIndex))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Escape') {
      // Otherwise the browser would clear the field first.
      event.preventDefault();
      closeDialog();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!resultsPage || (isCurrent && count > 0)) event.preventDefault();
    const { ctrlKey, metaKey } = event;
    if (isCurrent)
      document
        .getElementById(getOptionId(activeIndex))
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
      onClick={event => event.target === dialog.current && closeDialog()}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers don't know <search> */}
      <form className={classNames(field.form, css.head)} role="search" action={resultsPage?.path}>
        <Icon path={search} className={css.icon} />
        <input
          className={classNames(field.input, css.input)}
          type="search"
          role="combobox"
          name={resultsPage?.parameter}
          value={inputText}
          onChange={event => {
            setSelectedIndex(0);
            onInput(event.target.value);
          }}
          onKeyDown={handleKeyDown}
          placeholder={placeholder}
          aria-label={label}
          aria-expanded={count > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? getOptionId(activeIndex) : undefined}
          autoComplete="off"
          maxLength={SEARCH_LENGTH_MAX}
        />
        <button type="button" className={iconButton} onClick={closeDialog}>
          <span className={visuallyHidden}>Close</span>
          <Icon path={cross} />
        </button>
      </form>
      <div className={css.body}>
        <div role="status">
          {status ? <p className={css.status}>{status}</p> : <p className={visuallyHidden}>{announcement}</p>}
        </div>
        <div id={LIST_ID} role="listbox" aria-label="Search results">
          {groups.map(({ title, count: resultCount, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't a group of options
            <div key={title} role="group" aria-label={title}>
              <p className={css.group} aria-hidden="true">
                {title}
                {resultCount !== undefined && <span>{resultCount}</span>}
              </p>
              {options.map(option => {
                const optionIndex = index++;
                return (
                  <OptionView
                    key={option.key}
                    option={option}
                    id={getOptionId(optionIndex)}
                    isSelected={optionIndex === activeIndex}
                    onPointerMove={() => setSelectedIndex(optionIndex)}
                    onOpen={closeDialog}
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

type OptionViewProps = { option: Option; isSelected: boolean; onOpen: () => void } & Pick<
  ComponentProps<'a'>,
  'id' | 'onPointerMove'
>;

/** Renders an option. Focus stays in the field, which refers to the active option. */
function OptionView({ option, isSelected, onOpen, ...rest }: OptionViewProps) {
  const optionProps = {
    ...rest,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isSelected,
    className: css.option,
  };
  if ('href' in option)
    return (
      <a {...optionProps} href={option.href} onClick={event => !(event.ctrlKey || event.metaKey) && onOpen()}>
        {option.content}
      </a>
    );
  const choose = () => {
    onOpen();
    option.onChoose();
  };
  return (
    <button type="button" {...(optionProps as ComponentProps<'button'>)} onClick={choose}>
      {option.content}
    </button>
  );
}

export const KeyHints = ({
  keys,
  children,
  isLast,
}: {
  keys: string[];
  children: ReactNode;
  isLast?: boolean;
}) => (
  <span className={isLast ? css.lastKey : undefined}>
    {keys.map(key => (
      <kbd key={key} className={css.key}>
        {key}
      </kbd>
    ))}
    {children}
  </span>
);
