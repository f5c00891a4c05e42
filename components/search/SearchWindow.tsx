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

/** What can be chosen: an address, or something to do. */
export type Option = { key: string; content: ReactNode } & ({ href: string } | { onChoose: () => void });
export type OptionGroup = { title: string; count?: number; options: readonly Option[] };

type SearchWindowProps = {
  className?: string;
  onClose: () => void;
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  groups: readonly OptionGroup[];
  /** Whether the options are those of what stands in the field: until then Enter opens none of them. */
  isCurrent: boolean;
  /** What is said above the options, and what only screen readers need to know. */
  said?: ReactNode;
  spoken?: string;
  /** Other keys that work, beside those of every such window. */
  keys?: ReactNode;
  /** Where Enter leads while there is no option to open, and under what name the words go there. */
  page?: { path: string; parameter: string };
};

const LIST_ID = 'finds';
const optionId = (index: number) => `find-${index}`;

/** A window over the page with a field and what is found for it: arrows choose, Enter opens, Escape closes. */
export function SearchWindow(props: SearchWindowProps) {
  const { onClose, label, placeholder, typed, onType, groups, isCurrent, said, spoken, keys, page } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setActive] = useState(0);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const active = Math.min(chosen, count - 1);

  useEffect(() => dialog.current?.showModal(), []);

  const leave = () => dialog.current?.close();
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      const next = (active + step + count) % count;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Escape') {
      // A browser would empty the field first.
      event.preventDefault();
      leave();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!page || (isCurrent && count > 0)) event.preventDefault();
    const { ctrlKey, metaKey } = event;
    if (isCurrent)
      document
        .getElementById(optionId(active))
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
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know <search> */}
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
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
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
          {said ? <p className={css.said}>{said}</p> : <p className={visuallyHidden}>{spoken}</p>}
        </div>
        <div id={LIST_ID} role="listbox" aria-label="Found">
          {groups.map(({ title, count: found, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
            <div key={title} role="group" aria-label={title}>
              <p className={css.group} aria-hidden="true">
                {title}
                {found !== undefined && <span>{found}</span>}
              </p>
              {options.map(option => {
                const own = index++;
                return (
                  <Choice
                    key={option.key}
                    option={option}
                    id={optionId(own)}
                    selected={own === active}
                    onPointerMove={() => setActive(own)}
                    onLeave={leave}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <footer className={css.foot} aria-hidden="true">
        <Keys keys={['↑', '↓']}>move</Keys>
        <Keys keys={['Enter']}>open</Keys>
        <Keys keys={['Esc']}>close</Keys>
        {keys}
      </footer>
    </dialog>,
    document.body,
  );
}

type ChoiceProps = { option: Option; selected: boolean; onLeave: () => void } & Pick<
  ComponentProps<'a'>,
  'id' | 'onPointerMove'
>;

/** One option. The field keeps the focus and says which is active. */
function Choice({ option, selected, onLeave, ...rest }: ChoiceProps) {
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

/** Keys, and what they do. */
export const Keys = ({ keys, children, last }: { keys: string[]; children: ReactNode; last?: boolean }) => (
  <span className={last ? css.last : undefined}>
    {keys.map(key => (
      <kbd key={key} className={css.key}>
        {key}
      </kbd>
    ))}
    {children}
  </span>
);
