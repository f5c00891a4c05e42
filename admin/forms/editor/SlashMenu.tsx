import { type Editor, useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { Icon } from '../../../components/ui/Icon';
import { PHOTO_TYPES } from '../../../domain/limits';
import { visuallyHidden } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { LibraryButton } from '../../media/LibraryButton';
import { useEscape } from '../form-frame';
import { type BlockName, getCurrentBlock, insertNodes, replaceCurrentBlock } from './blocks';
import * as css from './editor.css';
import { searchBlocks } from './slash-items';

/** Handler that receives key events before the editor does. */
export type SlashKeyHandler = { onKey: (event: KeyboardEvent) => boolean };

type SlashMenuProps = {
  editor: Editor;
  keys: RefObject<SlashKeyHandler | undefined>;
  onImage: (file: File) => void;
};

/** Returns the word after a slash at the start of the current line. */
function findSlashWord({ state, isFocused }: Editor): { word: string; pos: number } | undefined {
  const { $from, empty } = state.selection;
  if (!isFocused || !empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return undefined;
  const word = /^\/([\w ]{0,20})$/.exec($from.parent.textContent)?.[1];
  return word === undefined || $from.parentOffset < word.length + 1
    ? undefined
    : { word, pos: $from.before() };
}

/** Shows the block menu after "/" in an empty line. */
export function SlashMenu({ editor, keys, onImage }: SlashMenuProps) {
  const slashWord = useEditorState({ editor, selector: ({ editor }) => findSlashWord(editor) ?? null });
  const [dismissedPos, setDismissedPos] = useState<number>();
  const [activeIndex, setActiveIndex] = useState(0);
  const file = useRef<HTMLInputElement>(null);
  const openLibrary = useRef(() => {});
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const options = slashWord ? searchBlocks(slashWord.word, editor.schema) : [];
  const isOpen = slashWord !== null && dismissedPos !== slashWord.pos && options.length > 0;
  const activeItem = options[Math.min(activeIndex, options.length - 1)];
  useEscape(() => {
    if (listChoices().length === 0) return false;
    setDismissedPos(findSlashWord(editor)?.pos);
    return true;
  });

  useEffect(() => {
    if (!slashWord) setDismissedPos(undefined);
    setActiveIndex(0);
  }, [slashWord]);
  useEffect(() => {
    const { dom } = editor.view;
    if (!isOpen || !activeItem) return;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${activeItem.name}`);
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, isOpen, activeItem, id]);

  /** Reads the current text, because keys may arrive faster than the menu renders. */
  function listChoices() {
    const currentWord = findSlashWord(editor);
    return currentWord && currentWord.pos !== dismissedPos
      ? searchBlocks(currentWord.word, editor.schema)
      : [];
  }
  function insert(name: BlockName | 'library') {
    if (name !== 'image' && name !== 'library') return replaceCurrentBlock(editor, name);
    replaceCurrentBlock(editor, 'paragraph');
    if (name === 'image') file.current?.click();
    else openLibrary.current();
  }
  useImperativeHandle(keys, () => ({
    onKey(event) {
      const choices = listChoices();
      const choice = choices[Math.min(activeIndex, choices.length - 1)];
      if (!choice) return false;
      const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step)
        setActiveIndex((Math.min(activeIndex, choices.length - 1) + step + choices.length) % choices.length);
      else if (event.key === 'Enter' || event.key === 'Tab') insert(choice.name);
      else return false;
      event.preventDefault();
      return true;
    },
  }));

  const top = isOpen ? getBlockBottom(editor) : 0;
  return (
    <>
      <input
        ref={file}
        className={visuallyHidden}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={PHOTO_TYPES.join(',')}
        onChange={({ target }) => {
          if (target.files?.[0]) onImage(target.files[0]);
          target.value = '';
        }}
      />
      <LibraryButton
        onChoose={({ url, alt, decorative }) =>
          insertNodes(editor, [editor.schema.nodes.image!.create({ src: url, alt, decorative })])
        }
      >
        {open => {
          openLibrary.current = open;
          return null;
        }}
      </LibraryButton>
      {isOpen && (
        <div
          ref={list}
          id={id}
          className={css.slashMenu}
          style={setVars({ [css.slashMenuTop]: `${top}px` })}
          role="listbox"
          aria-label="Add a block"
        >
          {options.map(({ name, label, description, shortcut, icon }) => (
            <div
              key={name}
              id={`${id}-${name}`}
              className={css.slashItem}
              role="option"
              tabIndex={-1}
              aria-selected={name === activeItem?.name}
              // Keeps the focus in the text.
              onPointerDown={event => {
                event.preventDefault();
                insert(name);
              }}
            >
              <Icon path={icon} size={20} />
              <span>
                <b>{label}</b>
                <small>{description}</small>
              </span>
              <kbd>{shortcut}</kbd>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Returns the current block's bottom edge relative to the text (px). */
function getBlockBottom(editor: Editor): number {
  const dom = editor.view.nodeDOM(getCurrentBlock(editor.state).pos);
  return dom instanceof HTMLElement ? dom.offsetTop + dom.offsetHeight + 4 : 0;
}
