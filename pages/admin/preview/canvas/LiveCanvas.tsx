import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { findKind, findSectionId, getSectionPath, HERO_ID } from '../../../../admin/page-editor/sections';
import type { StoredContent } from '../../../../components/stored/StoredPage';
import { classNames } from '../../../../components/ui/class-names';
import { type Closings, completeClosing } from '../../../../domain/closings';
import { getValueAt } from '../../../../domain/fields/path';
import { type DrawingSources, createDrawingReplacer as drawBy } from '../../../../domain/sections/drawn';
import { fillFacts } from '../../../../domain/site-tokens';
import { type DrawingReplacer, getCrumbs } from '../../../(site)/shown-page';
import * as css from './canvas.css';
import {
  type FieldText,
  findFieldAround,
  findTextAt,
  isVisible,
  listImages,
  listTexts,
  mapTexts,
  type Places,
} from './field-texts';
import { getSelectedRange, type InlineEdit, placeCaret, startInlineEdit } from './inline-edit';
import { Marks } from './Marks';
import { findOpener, listParts, revealText } from './parts';
import { SectionPreview } from './SectionPreview';
import { postToEditor, useEditorPage } from './use-editor-page';
import { useGap } from './use-gap';

export type LiveCanvasProps = {
  /** The page from the server, with the data that its sections show besides text. */
  page: StoredContent;
  drawingSources: DrawingSources;
  closings: Closings;
};

const NOTHING = { cases: [] };
/** A text to edit, and letters that were typed before. */
type Next = { section: string; path: string; point?: { x: number; y: number }; typed?: string };
type Writing = FieldText & InlineEdit;

/** Shows the page as visitors see it, with every text clickable. */
export default function LiveCanvas({ page: stored, drawingSources, closings }: LiveCanvasProps) {
  const { page, selected, select, frame, postText, isCurrent } = useEditorPage(drawingSources);
  const root = useRef<HTMLElement>(null);
  const isPassing = useRef(false);
  const [writing, setWriting] = useState<Writing>();
  // A ref, because letters can arrive between a render and its effect.
  const next = useRef<Next>(undefined);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const [isTextHovered, setTextHovered] = useState(false);
  const underPointer = useRef<{ section: string; page: unknown; places: Places }>(undefined);
  const [hovered, setHovered] = useState<string>();
  const { gap, pointAt, close } = useGap(root, frame.scale);
  const draw: DrawingReplacer = useMemo(() => {
    const withDrawings = drawBy(drawingSources);
    return content => withDrawings(fillFacts(completeClosing(closings, content)));
  }, [drawingSources, closings]);
  const title = page?.title ?? '';
  const above = page?.above;
  const crumbs = useMemo(() => getCrumbs({ title, above: above ?? [] }), [title, above]);
  const found = useMemo(
    () => new Map(stored.sections.map(({ _id, cases, monday }) => [_id, { cases: cases ?? [], monday }])),
    [stored],
  );

  // Don't render a section again while its text is being edited.
  const lastSections = useRef(page?.sections ?? {});
  const previews = useMemo(() => {
    const writingSection = writing && findSectionId(writing.path);
    const before = writingSection === undefined ? undefined : lastSections.current[writingSection];
    const next = {
      ...page?.sections,
      ...(writingSection !== undefined && before && { [writingSection]: before }),
    };
    lastSections.current = next;
    return next;
  }, [page, writing]);

  const findElement = (section: string) =>
    root.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(section)}"]`) ?? undefined;
  function listPlaces(section: string): Places {
    const [element, data] = [findElement(section), page?.sections[section]];
    const kind = data && findKind(section, data);
    if (!element || !kind) return new Map();
    const texts = listTexts(kind.schema, data, getSectionPath(section));
    return mapTexts(
      element,
      texts.map(text => ({ ...text, shown: fillFacts(text.text) })),
    );
  }
  function findAround(section: string, target: Element, places: Places): string | undefined {
    const data = page?.sections[section];
    const kind = data && findKind(section, data);
    const pictures = kind ? listImages(kind.schema, data, getSectionPath(section)) : [];
    return findFieldAround(target, places, pictures);
  }

  function getValue(path: string): unknown {
    const section = findSectionId(path) ?? '';
    return getValueAt(page?.sections[section], path.slice(getSectionPath(section).length + 1));
  }

  function write(node: Text | Element, field: FieldText) {
    const edit = startInlineEdit(node, {
      label: field.label,
      text: field.text,
      hasLinks: field.link !== undefined && 'inline' in field.link,
      onText(text) {
        setWriting(before => before && { ...before, text });
        postText(field.path, text);
      },
      onEnd() {
        setWriting(undefined);
        postToEditor({ type: 'writing', path: undefined });
      },
      onLink: () => link(field),
      onKey: event => onWritingKey(event, node, field.path),
    });
    setWriting({ ...field, ...edit });
    postToEditor({ type: 'writing', path: field.path });
  }
  function writeSoon(text: Next) {
    next.current = text;
    drawAgain();
  }
  function go(section: string, field?: string) {
    select({ section, field, scroll: true });
    postToEditor({ type: 'selected', section, field });
  }

  // Start an edit only when the page contains the previous edit's text.
  useEffect(() => {
    if (!next.current || writing || !isCurrent()) return;
    const { section, path, point, typed } = next.current;
    next.current = undefined;
    const places = listPlaces(section);
    const clicked = point && findTextAt(places, point.x, point.y);
    const [node, field] =
      clicked?.field.path === path
        ? [clicked.node, clicked.field]
        : ([...places].find(([, text]) => text.path === path) ?? []);
    if (!node || !field || frame.taken.includes(path)) return;
    write(node, field);
    placeCaret(point?.x, point?.y);
    // A normal space at the end of a text would collapse.
    if (typed) document.execCommand('insertText', false, typed.replaceAll(' ', '\u00a0'));
  });

  /** Returns the next text of the page in reading order. */
  function findNext(
    from: Node,
    path: string,
    isBack: boolean,
  ): { section: string; path: string } | undefined {
    const order = page?.order ?? [];
    const index = order.indexOf(findSectionId(path) ?? '');
    const side = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    for (const section of isBack ? order.slice(0, index + 1).reverse() : order.slice(index)) {
      const texts = [...listPlaces(section)]
        .filter(
          ([node, field]) =>
            field.path !== path &&
            (from.compareDocumentPosition(node) & side) !== 0 &&
            !frame.taken.includes(field.path) &&
            isVisible(node),
        )
        .sort(([one], [other]) =>
          one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        );
      const found = texts.at(isBack ? -1 : 0)?.[1];
      if (found) return { section, path: found.path };
    }
    return undefined;
  }
  const onWritingKey = useEffectEvent((event: KeyboardEvent, node: Node, path: string) => {
    const text = event.key === 'Tab' ? findNext(node, path, event.shiftKey) : undefined;
    if (text) {
      go(text.section, text.path);
      writeSoon(text);
    } else if (event.key === 'Enter' || event.key === 'Escape') root.current?.focus({ preventScroll: true });
    else onKey(event);
  });

  // An undo step can change the edited text. A step in another field ends the edit.
  useEffect(() => {
    if (!writing || !isCurrent()) return;
    const text = getValue(writing.path);
    if (typeof text !== 'string') writing.end();
    else if (text !== writing.text) {
      writing.show(text);
      setWriting({ ...writing, text });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection ends the edit
  useEffect(() => {
    if (writing && selected.field !== writing.path) writing.end();
  }, [selected]);

  /** Asks the editor for the link's target. The edited text keeps its selection. */
  function link({ path, link: linkField }: FieldText) {
    if (!linkField) return;
    const letters = getSelectedRange();
    const field = 'field' in linkField ? linkField.field : undefined;
    (document.activeElement as HTMLElement | null)?.blur();
    postToEditor({ type: 'link', path, ...letters, field });
  }

  /** Lets the page handle a click. */
  function click(button: HTMLElement) {
    isPassing.current = true;
    button.click();
    isPassing.current = false;
  }
  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    if (isPassing.current) return;
    if (target.closest('[data-marks]')) return;
    event.preventDefault();
    if (target.closest('[data-writing]')) return;
    event.stopPropagation();
    writing?.end();
    const section = target.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    if (section === undefined) return postToEditor({ type: 'selected', section: undefined });
    const opener = findOpener(target);
    if (opener) click(opener);
    const places = listPlaces(section);
    const inside = [...places].filter(([node]) => target.contains(node));
    // Beside the end of a line, the caret moves to the end.
    const [only] = inside.length === 1 && inside[0]?.[0].parentElement === target ? inside : [];
    const found =
      findTextAt(places, event.clientX, event.clientY) ?? (only && { node: only[0], field: only[1] });
    const field = found?.field.path ?? findAround(section, target, places);
    const isSelected = section === selected.section && field === selected.field;
    if (!isSelected) {
      select({ section, field, scroll: false });
      postToEditor({ type: 'selected', section, field });
    }
    // On touch screens, a keyboard would cover the page at the first tap.
    const mayWrite = isSelected || (event as PointerEvent).pointerType !== 'touch';
    if (found && mayWrite)
      writeSoon({ section, path: found.field.path, point: { x: event.clientX, y: event.clientY } });
  });

  const step = (by: number) => {
    const order = page?.order ?? [];
    const next = order[Math.max(0, order.indexOf(selected.section ?? '') + by)];
    if (next === undefined) return;
    go(next);
  };
  /** The editor handles all other keys. */
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Tab') return postToEditor({ type: 'leave', back: shiftKey });
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !altKey) return step(key === 'ArrowDown' ? 1 : -1);
    if (key === 'Escape' && selected.field) {
      select({ ...selected, field: undefined, scroll: false });
      return postToEditor({ type: 'selected', section: selected.section });
    }
    const { section, field } = selected;
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (isLetter && next.current) {
      next.current.typed = (next.current.typed ?? '') + key;
      return;
    }
    if (section && (key === 'Enter' || (isLetter && field))) {
      const paths = [...listPlaces(section)].map(([, { path }]) => path);
      const path = field !== undefined && paths.includes(field) ? field : isLetter ? undefined : paths[0];
      if (path !== undefined) {
        if (path !== field) go(section, path);
        writeSoon({ section, path, ...(isLetter && { typed: key }) });
        return;
      }
      // The page doesn't show an emptied text, so its first letter is written before the edit starts.
      if (field !== undefined && getValue(field) === '') {
        postText(field, key);
        writeSoon({ section, path: field });
        return;
      }
    }
    // A selected text isn't a selected section, so this wouldn't be the section to delete.
    if (key === 'Delete' && selected.field) return;
    postToEditor({ type: 'key', key, ctrl: ctrlKey || metaKey, alt: altKey, shift: shiftKey });
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // While text is being edited, keys are input for the text.
    if (!(event.target as Element).closest?.('[data-writing]')) onKey(event);
  });
  const onMove = useEffectEvent((event: PointerEvent) => {
    if ((event.target as Element).closest('[data-marks]')) return;
    if (frame.mayMove && !writing) pointAt(event.clientY);
    const section = (event.target as Element).closest<HTMLElement>('[data-piece]')?.dataset.piece;
    setHovered(section);
    // The pointer moves often, so each section's texts are listed once.
    if (
      section !== undefined &&
      (underPointer.current?.section !== section || underPointer.current.page !== page)
    )
      underPointer.current = { section, page, places: listPlaces(section) };
    const places = section === undefined ? undefined : underPointer.current?.places;
    setTextHovered(places !== undefined && findTextAt(places, event.clientX, event.clientY) !== undefined);
  });
  const onOut = useEffectEvent(() => {
    setHovered(undefined);
    close();
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    // The canvas is a single tab stop, because the controls in it are for visitors.
    if (!(target instanceof HTMLElement) || target.closest('[data-writing], [data-marks]')) return;
    if (target !== root.current) root.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const doNothing = (event: Event) => event.preventDefault();
    // The editor's window has its own main landmark.
    document.getElementById('main')?.setAttribute('aria-label', 'The page');
    // Capture clicks before the router and the page's handlers.
    addEventListener('click', onClick, true);
    addEventListener('submit', doNothing, true);
    addEventListener('keydown', onKeyDown, true);
    addEventListener('pointermove', onMove);
    addEventListener('focusin', onFocus);
    document.documentElement.addEventListener('pointerleave', onOut);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', doNothing, true);
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('pointermove', onMove);
      removeEventListener('focusin', onFocus);
      document.documentElement.removeEventListener('pointerleave', onOut);
    };
  }, []);

  const { section: chosen, scroll } = selected;
  const isDrawn = page !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selected field is also scrolled into view
  useEffect(() => {
    if (!scroll || !isDrawn || chosen === undefined || writing) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    const place = [...listPlaces(chosen)].find(([, { path }]) => path === selected.field)?.[0];
    const sectionElement = findElement(chosen);
    if (place && !isVisible(place)) revealText(place, click);
    const element =
      place instanceof Element
        ? place
        : (place?.parentElement ?? (sectionElement && listParts(sectionElement)[0]));
    // The page stays if the field is already in view.
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isInView = place ? top >= 0 && bottom <= innerHeight : top < innerHeight / 2 && bottom > 0;
    if (selected.field !== undefined && isInView) return;
    element?.scrollIntoView({ behavior, block: place || chosen === HERO_ID ? 'center' : 'start' });
  }, [chosen, selected.field, scroll, isDrawn]);

  const look = classNames(css.canvas, isTextHovered && css.text);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: sections are selected and edited from the keyboard too
    <section ref={root} className={look} tabIndex={0} aria-label="The page">
      {page?.order.map(id => (
        <div key={id} data-piece={id} className={css.section}>
          {previews[id] && (
            <SectionPreview
              id={id}
              section={previews[id]}
              crumbs={crumbs}
              found={found.get(id) ?? NOTHING}
              draw={draw}
            />
          )}
        </div>
      ))}
      <Marks
        root={root}
        page={page}
        selected={selected.section}
        fieldBox={selected.field}
        hovered={hovered}
        writing={writing}
        gap={gap}
        frame={frame}
        onLink={() => writing && link(writing)}
        placesIn={listPlaces}
      />
    </section>
  );
}
