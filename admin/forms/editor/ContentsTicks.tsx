import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { classNames } from '../../../components/ui/class-names';
import { getBlockAt } from './blocks';
import * as css from './ContentsTicks.css';

/** A heading becomes current above this share of the window's height. */
const CURRENT_HEADING_SHARE = 0.4;

function listHeadings({ state }: Editor) {
  return state.doc.children.flatMap((node, index) => {
    const text = node.type.name.endsWith('heading') ? node.textContent : '';
    return text.trim() ? [{ index, text, isSmaller: node.type.name === 'subheading' }] : [];
  });
}

const getElement = ({ view, state }: Editor, index: number): HTMLElement | undefined => {
  const dom = index < state.doc.childCount && view.nodeDOM(getBlockAt(state.doc, index).pos);
  return dom instanceof HTMLElement ? dom : undefined;
};

/** Renders one mark per heading beside the text. The names appear on hover and focus. */
export function ContentsTicks({ editor }: { editor: Editor }) {
  const headings = useEditorState({ editor, selector: ({ editor }) => listHeadings(editor) });
  const [currentIndex, setCurrentIndex] = useState<number>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const passedHeadings = headings.filter(({ index }) => {
        const top = getElement(editor, index)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight * CURRENT_HEADING_SHARE;
      });
      setCurrentIndex(passedHeadings.at(-1)?.index);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    onScroll();
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [editor, headings]);

  if (headings.length < 2) return null;
  function goTo(index: number) {
    editor.commands.setTextSelection(getBlockAt(editor.state.doc, index).pos + 1);
    getElement(editor, index)?.scrollIntoView({ block: 'start' });
    editor.view.focus();
  }
  return (
    <nav className={css.ticks} aria-label="Contents">
      {headings.map(({ index, text, isSmaller }) => (
        <button
          key={index}
          type="button"
          className={classNames(css.tick, isSmaller && css.subheadingTick)}
          aria-current={index === currentIndex ? 'location' : undefined}
          onClick={() => goTo(index)}
        >
          <span className={css.name}>{text}</span>
        </button>
      ))}
    </nav>
  );
}
