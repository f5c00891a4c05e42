import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { findKind, findSectionId, getSectionPath, HERO_ID } from '../../../../admin/page-editor/sections';
import type { StoredContent } from '../../../../components/stored/StoredPage';
import { classNames } from '../../../../components/ui/class-names';
import { Skeleton } from '../../../../components/ui/Skeleton';
import { type Closings, completeClosing } from '../../../../domain/closings';
import { fillWriter } from '../../../../domain/colleague';
import { getValueAt } from '../../../../domain/fields/path';
import { type DrawingSources, createDrawingReplacer as drawBy } from '../../../../domain/sections/drawn';
import { fillFacts } from '../../../../domain/site-tokens';
import { type DrawingReplacer, getCrumbs } from '../../../(site)/shown-page';
import * as css from './canvas.css';
import {
  type FieldsByNode,
  type FieldText,
  findFieldAround,
  findTextAt,
  isVisible,
  listImages,
  listTexts,
  mapTexts,
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

const NO_CASES = { cases: [] };
/** The next text to edit, with letters typed before the edit starts. */
type PendingEdit = { section: string; path: string; point?: { x: number; y: number }; typedText?: string };
type ActiveEdit = FieldText & InlineEdit;

/** Shows the page as visitors see it, with every text clickable. */
export default function LiveCanvas({ page: storedPage, drawingSources, closings }: LiveCanvasProps) {
  const { page, selected, select, frame, postText, isCurrent } = useEditorPage(drawingSources);
  const root = useRef<HTMLElement>(null);
  const isForwardingClick = useRef(false);
  const [activeEdit, setActiveEdit] = useState<ActiveEdit>();
  // A ref, because letters can arrive between a render and its effect.
  const pendingEdit = useRef<PendingEdit>(undefined);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [isTextHovered, setIsTextHovered] = useState(false);
  const hoveredSection = useRef<{ section: string; page: unknown; places: FieldsByNode }>(undefined);
  const [hoveredId, setHoveredId] = useState<string>();
  const { gap, onPointerAt, close } = useGap(root, frame.scale);
  const replaceDrawings: DrawingReplacer = useMemo(() => {
    const insertDrawings = drawBy(drawingSources);
    return content => insertDrawings(fillFacts(completeClosing(closings, content)));
  }, [drawingSources, closings]);
  const title = page?.title ?? '';
  const above = page?.above;
  const crumbs = useMemo(() => getCrumbs({ title, above: above ?? [] }), [title, above]);
  const sectionCases = useMemo(
    () =>
      new Map(
        storedPage.sections.map(({ _id, cases, monday, writer, week }) => [
          _id,
          { cases: cases ?? [], monday, writer, week },
        ]),
      ),
    [storedPage],
  );

  // Don't render a section again while its text is being edited.
  const lastSections = useRef(page?.sections ?? {});
  const previews = useMemo(() => {
    const writingSection = activeEdit && findSectionId(activeEdit.path);
    const previousSection = writingSection === undefined ? undefined : lastSections.current[writingSection];
    const newSections = {
      ...page?.sections,
      ...(writingSection !== undefined && previousSection && { [writingSection]: previousSection }),
    };
    lastSections.current = newSections;
    return newSections;
  }, [page, activeEdit]);

  const findElement = (section: string) =>
    root.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(section)}"]`) ?? undefined;
  function listPlaces(section: string): FieldsByNode {
    const [element, data] = [findElement(section), page?.sections[section]];
    const kind = data && findKind(section, data);
    if (!element || !kind) return new Map();
    const texts = listTexts(kind.schema, data, getSectionPath(section));
    const writer = sectionCases.get(section)?.writer as string | undefined;
    return mapTexts(
      element,
      texts.map((text): FieldText => ({ ...text, shownText: fillWriter(fillFacts(text.text), writer) })),
    );
  }
  function findPathAround(section: string, target: Element, places: FieldsByNode): string | undefined {
    const data = page?.sections[section];
    const kind = data && findKind(section, data);
    const images = kind ? listImages(kind.schema, data, getSectionPath(section)) : [];
    return findFieldAround(target, places, images);
  }

  function getValue(path: string): unknown {
    const section = findSectionId(path) ?? '';
    return getValueAt(page?.sections[section], path.slice(getSectionPath(section).length + 1));
  }

  function startEdit(node: Text | Element, field: FieldText) {
    const edit = startInlineEdit(node, {
      label: field.label,
      text: field.text,
      hasLinks: field.link !== undefined && 'inline' in field.link,
      onText(text) {
        setActiveEdit(previousEdit => previousEdit && { ...previousEdit, text });
        postText(field.path, text);
      },
      onEnd() {
        setActiveEdit(undefined);
        postToEditor({ type: 'writing', path: undefined });
      },
      onLink: () => openLinkDialog(field),
      onKey: event => onEditKeyDown(event, node, field.path),
    });
    setActiveEdit({ ...field, ...edit });
    postToEditor({ type: 'writing', path: field.path });
  }
  function startEditAfterRender(text: PendingEdit) {
    pendingEdit.current = text;
    rerender();
  }
  function goToSection(section: string, field?: string) {
    select({ section, field, scroll: true });
    postToEditor({ type: 'selected', section, field });
  }

  // Start an edit only when the page contains the previous edit's text.
  useEffect(() => {
    if (!pendingEdit.current || activeEdit || !isCurrent()) return;
    const { section, path, point, typedText } = pendingEdit.current;
    pendingEdit.current = undefined;
    const places = listPlaces(section);
    const clickedText = point && findTextAt(places, point.x, point.y);
    const [node, field] =
      clickedText?.field.path === path
        ? [clickedText.node, clickedText.field]
        : ([...places].find(([, text]) => text.path === path) ?? []);
    if (!node || !field || frame.lockedPaths.includes(path)) return;
    startEdit(node, field);
    placeCaret(point?.x, point?.y);
    // A normal space at the end of a text would collapse.
    if (typedText) document.execCommand('insertText', false, typedText.replaceAll(' ', '\u00a0'));
  });

  /** Returns the next or previous text of the page in reading order. */
  function findNext(
    startNode: Node,
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
            (startNode.compareDocumentPosition(node) & side) !== 0 &&
            !frame.lockedPaths.includes(field.path) &&
            isVisible(node),
        )
        .sort(([place], [otherPlace]) =>
          place.compareDocumentPosition(otherPlace) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        );
      const nextText = texts.at(isBack ? -1 : 0)?.[1];
      if (nextText) return { section, path: nextText.path };
    }
    return undefined;
  }
  const onEditKeyDown = useEffectEvent((event: KeyboardEvent, node: Node, path: string) => {
    const text = event.key === 'Tab' ? findNext(node, path, event.shiftKey) : undefined;
    if (text) {
      goToSection(text.section, text.path);
      startEditAfterRender(text);
    } else if (event.key === 'Enter' || event.key === 'Escape') root.current?.focus({ preventScroll: true });
    else onShortcut(event);
  });

  // An undo step can change the edited text. A step in another field ends the edit.
  useEffect(() => {
    if (!activeEdit || !isCurrent()) return;
    const text = getValue(activeEdit.path);
    if (typeof text !== 'string') activeEdit.end();
    else if (text !== activeEdit.text) {
      activeEdit.show(text);
      setActiveEdit({ ...activeEdit, text });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection ends the edit
  useEffect(() => {
    if (activeEdit && selected.field !== activeEdit.path) activeEdit.end();
  }, [selected]);

  /** Asks the editor for the link's target. The edited text keeps its selection. */
  function openLinkDialog({ path, link: linkField }: FieldText) {
    if (!linkField) return;
    const range = getSelectedRange();
    const field = 'field' in linkField ? linkField.field : undefined;
    (document.activeElement as HTMLElement | null)?.blur();
    postToEditor({ type: 'link', path, ...range, field });
  }

  /** Lets the page handle a click. */
  function clickButton(button: HTMLElement) {
    isForwardingClick.current = true;
    button.click();
    isForwardingClick.current = false;
  }
  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    if (isForwardingClick.current) return;
    if (target.closest('[data-marks]')) return;
    event.preventDefault();
    if (target.closest('[data-writing]')) return;
    event.stopPropagation();
    activeEdit?.end();
    const section = target.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    if (section === undefined) return postToEditor({ type: 'selected', section: undefined });
    const opener = findOpener(target);
    if (opener) clickButton(opener);
    const places = listPlaces(section);
    const placesInTarget = [...places].filter(([node]) => target.contains(node));
    // After a click beside the end of a line, move the caret to the end.
    const [onlyText] =
      placesInTarget.length === 1 && placesInTarget[0]?.[0].parentElement === target ? placesInTarget : [];
    const clickedText =
      findTextAt(places, event.clientX, event.clientY) ??
      (onlyText && { node: onlyText[0], field: onlyText[1] });
    const field = clickedText?.field.path ?? findPathAround(section, target, places);
    const isSelected = section === selected.section && field === selected.field;
    if (!isSelected) {
      select({ section, field, scroll: false });
      postToEditor({ type: 'selected', section, field });
    }
    // On touch screens, a keyboard would cover the page at the first tap.
    const canWrite = isSelected || (event as PointerEvent).pointerType !== 'touch';
    if (clickedText && canWrite)
      startEditAfterRender({
        section,
        path: clickedText.field.path,
        point: { x: event.clientX, y: event.clientY },
      });
  });

  const moveSelection = (offset: number) => {
    const order = page?.order ?? [];
    const nextSection = order[Math.max(0, order.indexOf(selected.section ?? '') + offset)];
    if (nextSection === undefined) return;
    goToSection(nextSection);
  };
  /** The editor handles all other keys. */
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Tab') return postToEditor({ type: 'leave', back: shiftKey });
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !altKey)
      return moveSelection(key === 'ArrowDown' ? 1 : -1);
    if (key === 'Escape' && selected.field) {
      select({ ...selected, field: undefined, scroll: false });
      return postToEditor({ type: 'selected', section: selected.section });
    }
    const { section, field } = selected;
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    if (isLetter && pendingEdit.current) {
      pendingEdit.current.typedText = (pendingEdit.current.typedText ?? '') + key;
      return;
    }
    if (section && (key === 'Enter' || (isLetter && field))) {
      const paths = [...listPlaces(section)].map(([, { path }]) => path);
      const path = field !== undefined && paths.includes(field) ? field : isLetter ? undefined : paths[0];
      if (path !== undefined) {
        if (path !== field) goToSection(section, path);
        startEditAfterRender({ section, path, ...(isLetter && { typedText: key }) });
        return;
      }
      // The page doesn't show an emptied text, so its first letter is written before the edit starts.
      if (field !== undefined && getValue(field) === '') {
        postText(field, key);
        startEditAfterRender({ section, path: field });
        return;
      }
    }
    // While a text is selected, Delete must not delete its section.
    if (key === 'Delete' && selected.field) return;
    postToEditor({ type: 'key', key, ctrl: ctrlKey || metaKey, alt: altKey, shift: shiftKey });
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // While text is being edited, keys are input for the text.
    if (!(event.target as Element).closest?.('[data-writing]')) onShortcut(event);
  });
  const onPointerMove = useEffectEvent((event: PointerEvent) => {
    if ((event.target as Element).closest('[data-marks]')) return;
    if (!activeEdit) onPointerAt(event.clientY);
    const section = (event.target as Element).closest<HTMLElement>('[data-piece]')?.dataset.piece;
    setHoveredId(section);
    // The pointer moves often, so each section's texts are listed once.
    if (
      section !== undefined &&
      (hoveredSection.current?.section !== section || hoveredSection.current.page !== page)
    )
      hoveredSection.current = { section, page, places: listPlaces(section) };
    const places = section === undefined ? undefined : hoveredSection.current?.places;
    setIsTextHovered(places !== undefined && findTextAt(places, event.clientX, event.clientY) !== undefined);
  });
  const onPointerLeave = useEffectEvent(() => {
    setHoveredId(undefined);
    close();
  });
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    // The canvas is a single tab stop, because the controls in it are for visitors.
    if (!(target instanceof HTMLElement) || target.closest('[data-writing], [data-marks]')) return;
    if (target !== root.current) root.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const preventDefault = (event: Event) => event.preventDefault();
    // The editor's window has its own main landmark.
    document.getElementById('main')?.setAttribute('aria-label', 'The page');
    // Capture clicks before the router and the page's handlers.
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('click', onClick, { capture: true, signal });
    addEventListener('submit', preventDefault, { capture: true, signal });
    addEventListener('keydown', onKeyDown, { capture: true, signal });
    addEventListener('pointermove', onPointerMove, { signal });
    addEventListener('focusin', onFocus, { signal });
    document.documentElement.addEventListener('pointerleave', onPointerLeave, { signal });
    return () => controller.abort();
  }, []);

  const { section: selectedId, scroll } = selected;
  const isDrawn = page !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selected field is also scrolled into view
  useEffect(() => {
    if (!scroll || !isDrawn || selectedId === undefined || activeEdit) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    const fieldElement = [...listPlaces(selectedId)].find(([, { path }]) => path === selected.field)?.[0];
    const sectionElement = findElement(selectedId);
    if (fieldElement && !isVisible(fieldElement)) revealText(fieldElement, clickButton);
    const element =
      fieldElement instanceof Element
        ? fieldElement
        : (fieldElement?.parentElement ?? (sectionElement && listParts(sectionElement)[0]));
    // Don't scroll if the field is already in view.
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isInView = fieldElement ? top >= 0 && bottom <= innerHeight : top < innerHeight / 2 && bottom > 0;
    if (selected.field !== undefined && isInView) return;
    element?.scrollIntoView({ behavior, block: fieldElement || selectedId === HERO_ID ? 'center' : 'start' });
  }, [selectedId, selected.field, scroll, isDrawn]);

  const look = classNames(css.canvas, isTextHovered && css.text);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: sections can also be selected and edited by keyboard
    <section ref={root} className={look} tabIndex={0} aria-label="The page">
      {!page && <Skeleton height="100vh" />}
      {page?.order.map(id => (
        <div key={id} data-piece={id} className={css.section}>
          {previews[id] && (
            <SectionPreview
              id={id}
              section={previews[id]}
              crumbs={crumbs}
              cases={sectionCases.get(id) ?? NO_CASES}
              replaceDrawings={replaceDrawings}
            />
          )}
        </div>
      ))}
      <Marks
        root={root}
        page={page}
        selected={selected.section}
        fieldBox={selected.field}
        hovered={hoveredId}
        activeText={activeEdit}
        gap={gap}
        frame={frame}
        onLink={() => activeEdit && openLinkDialog(activeEdit)}
        listPlaces={listPlaces}
      />
    </section>
  );
}
