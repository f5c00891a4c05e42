import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { findKind, getSectionId, getSectionPath, HERO } from '../../../../admin/page-editor/sections';
import type { StoredContent } from '../../../../components/stored/StoredPage';
import { type Closings, completeClosing } from '../../../../domain/closings';
import { type DrawnBy, createDraw as drawBy } from '../../../../domain/sections/drawn';
import { fillFacts } from '../../../../domain/site-tokens';
import { type Draw, getCrumbs } from '../../../(site)/shown-page';
import * as css from './canvas.css';
import { type FieldText, findTextAt, listTexts, mapTextNodes } from './field-texts';
import { getSelectedRange, placeCaret, startInlineEdit } from './inline-edit';
import { Marks } from './Marks';
import { listParts } from './parts';
import { SectionPreview } from './SectionPreview';
import { postToEditor, useEditorPage } from './use-editor-page';
import { useGap } from './use-gap';

export type LiveCanvasProps = {
  /** The page from the server, with the data that its sections show besides text. */
  page: StoredContent;
  drawnBy: DrawnBy;
  closings: Closings;
};

const NOTHING = { cases: [] };
type Writing = FieldText & { end: () => void };

/** Shows the page as visitors see it, with every text clickable. */
export default function LiveCanvas({ page: stored, drawnBy, closings }: LiveCanvasProps) {
  const { page, selected, select, frame } = useEditorPage(drawnBy);
  const root = useRef<HTMLElement>(null);
  const [writing, setWriting] = useState<Writing>();
  const [hovered, setHovered] = useState<string>();
  const { gap, pointAt, close } = useGap(root, frame.scale);
  const draw: Draw = useMemo(() => {
    const withDrawings = drawBy(drawnBy);
    return content => withDrawings(fillFacts(completeClosing(closings, content)));
  }, [drawnBy, closings]);
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
    const writingSection = writing && getSectionId(writing.path);
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
  function listTextNodes(section: string) {
    const [element, data] = [findElement(section), page?.sections[section]];
    const kind = data && findKind(section, data);
    return element && data && kind
      ? mapTextNodes(
          element,
          listTexts(kind.schema, data, getSectionPath(section)).map(text => ({
            ...text,
            shown: fillFacts(text.text),
          })),
        )
      : new Map<Text, FieldText>();
  }

  function write(node: Text, field: FieldText, point?: { x: number; y: number }) {
    writing?.end();
    const end = startInlineEdit(node, {
      label: field.label,
      text: field.text,
      onText(text) {
        setWriting(before => before && { ...before, text });
        postToEditor({ type: 'typed', path: field.path, text });
      },
      onEnd() {
        setWriting(undefined);
        postToEditor({ type: 'writing', path: undefined });
      },
      onLink: () => link(field),
      onKey: event => onKey(event),
    });
    placeCaret(point?.x, point?.y);
    setWriting({ ...field, end });
    postToEditor({ type: 'writing', path: field.path });
  }

  /** Asks the editor for the link's target. The edited text keeps its selection. */
  function link({ path, link: linkField }: FieldText) {
    if (!linkField) return;
    const letters = getSelectedRange();
    const field = 'field' in linkField ? linkField.field : undefined;
    (document.activeElement as HTMLElement | null)?.blur();
    postToEditor({ type: 'link', path, ...letters, field });
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('[data-marks]')) return;
    event.preventDefault();
    if (target.closest('[data-writing]')) return;
    event.stopPropagation();
    writing?.end();
    const section = target.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    if (section === undefined) return postToEditor({ type: 'selected', section: undefined });
    const found = findTextAt(listTextNodes(section), event.clientX, event.clientY);
    const field = found?.field.path;
    if (
      found &&
      field === selected.field &&
      section === selected.section &&
      !frame.taken.includes(field ?? '')
    ) {
      write(found.node, found.field, { x: event.clientX, y: event.clientY });
      return;
    }
    select({ section, field, scroll: false });
    postToEditor({ type: 'selected', section, field });
  });

  const step = (by: number) => {
    const order = page?.order ?? [];
    const next = order[Math.max(0, order.indexOf(selected.section ?? '') + by)];
    if (next === undefined) return;
    select({ section: next, field: undefined, scroll: true });
    postToEditor({ type: 'selected', section: next });
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
    if (key === 'Enter' && selected.section) {
      const places = [...listTextNodes(selected.section)];
      const found = places.find(([, { path }]) => path === selected.field) ?? places[0];
      if (found) return write(found[0], found[1]);
    }
    postToEditor({ type: 'key', key, ctrl: ctrlKey || metaKey, alt: altKey, shift: shiftKey });
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // While text is being edited, keys are input for the text.
    if (!(event.target as Element).closest?.('[data-writing]')) onKey(event);
  });
  const onMove = useEffectEvent((event: PointerEvent) => {
    if ((event.target as Element).closest('[data-marks]')) return;
    if (frame.mayMove && !writing) pointAt(event.clientY);
    setHovered((event.target as Element).closest<HTMLElement>('[data-piece]')?.dataset.piece);
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
    if (!scroll || !isDrawn || chosen === undefined) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    const place = [...listTextNodes(chosen)].find(([, { path }]) => path === selected.field);
    const sectionElement = findElement(chosen);
    const element = place?.[0].parentElement ?? (sectionElement && listParts(sectionElement)[0]);
    element?.scrollIntoView({ behavior, block: place || chosen === HERO ? 'center' : 'start' });
  }, [chosen, selected.field, scroll, isDrawn]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: sections are selected and edited from the keyboard too
    <section ref={root} className={css.canvas} tabIndex={0} aria-label="The page">
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
        placesIn={listTextNodes}
      />
    </section>
  );
}
