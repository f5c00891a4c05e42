import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { HERO, kindOf, pathOf, sectionOf } from '../../../../admin/page-editor/sections';
import type { StoredContent } from '../../../../components/stored/StoredPage';
import { withFacts } from '../../../../content/with-facts';
import { type DrawnBy, drawnBy as drawBy } from '../../../../domain/sections/drawn';
import { crumbsOf, type Draw } from '../../../(site)/shown-page';
import * as css from './canvas.css';
import { Marks } from './Marks';
import { PieceView } from './PieceView';
import { partsOf } from './parts';
import { useGap } from './use-gap';
import { say, useToldPage } from './use-told-page';
import { placesOf, type Words, wordsAt, wordsOf } from './words';
import { putCaret, selectedLetters, writeInPlace } from './write-in-place';

export type LiveCanvasProps = {
  /** The page as the server has it: what its sections show besides their words is taken from there. */
  page: StoredContent;
  drawnBy: DrawnBy;
};

const NOTHING = { cases: [] };
type Writing = Words & { end: () => void };

/** The page in the editor: drawn as for visitors from what the editor tells, and every word of it can be pressed. */
export default function LiveCanvas({ page: stored, drawnBy }: LiveCanvasProps) {
  const { page, selected, select, frame } = useToldPage(drawnBy);
  const root = useRef<HTMLElement>(null);
  const [writing, setWriting] = useState<Writing>();
  const [hovered, setHovered] = useState<string>();
  const { gap, pointAt, close } = useGap(root, frame.scale);
  const draw: Draw = useMemo(() => {
    const withDrawings = drawBy(drawnBy);
    return content => withDrawings(withFacts(content));
  }, [drawnBy]);
  const title = page?.title ?? '';
  const above = page?.above;
  const crumbs = useMemo(() => crumbsOf({ title, above: above ?? [] }), [title, above]);
  const found = useMemo(
    () => new Map(stored.sections.map(({ _id, cases, monday }) => [_id, { cases: cases ?? [], monday }])),
    [stored],
  );

  // A section in which somebody writes stays as it is until they are done.
  const held = useRef(page?.pieces ?? {});
  const pieces = useMemo(() => {
    const within = writing && sectionOf(writing.path);
    const before = within === undefined ? undefined : held.current[within];
    const next = { ...page?.pieces, ...(within !== undefined && before && { [within]: before }) };
    held.current = next;
    return next;
  }, [page, writing]);

  const elementOf = (section: string) =>
    root.current?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(section)}"]`) ?? undefined;
  function placesIn(section: string) {
    const [element, piece] = [elementOf(section), page?.pieces[section]];
    const kind = piece && kindOf(section, piece);
    return element && piece && kind
      ? placesOf(
          element,
          wordsOf(kind.schema, piece, pathOf(section)).map(each => ({
            ...each,
            shown: withFacts(each.text),
          })),
        )
      : new Map<Text, Words>();
  }

  function write(node: Text, words: Words, point?: { x: number; y: number }) {
    writing?.end();
    const end = writeInPlace(node, {
      label: words.label,
      text: words.text,
      onText(text) {
        setWriting(before => before && { ...before, text });
        say({ type: 'typed', path: words.path, text });
      },
      onEnd() {
        setWriting(undefined);
        say({ type: 'writing', path: undefined });
      },
      onLink: () => link(words),
      onKey: event => onKey(event),
    });
    putCaret(point?.x, point?.y);
    setWriting({ ...words, end });
    say({ type: 'writing', path: words.path });
  }

  /** The editor asks where the words lead; in what is written there they stand as they were selected. */
  function link({ path, link: leads }: Words) {
    if (!leads) return;
    const letters = selectedLetters();
    const field = 'field' in leads ? leads.field : undefined;
    (document.activeElement as HTMLElement | null)?.blur();
    say({ type: 'link', path, ...letters, field });
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest('[data-marks]')) return;
    event.preventDefault();
    if (target.closest('[data-writing]')) return;
    event.stopPropagation();
    writing?.end();
    const section = target.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    if (section === undefined) return say({ type: 'selected', section: undefined });
    const found = wordsAt(placesIn(section), event.clientX, event.clientY);
    const field = found?.words.path;
    if (
      found &&
      field === selected.field &&
      section === selected.section &&
      !frame.taken.includes(field ?? '')
    ) {
      write(found.node, found.words, { x: event.clientX, y: event.clientY });
      return;
    }
    select({ section, field, scroll: false });
    say({ type: 'selected', section, field });
  });

  const step = (by: number) => {
    const order = page?.order ?? [];
    const next = order[Math.max(0, order.indexOf(selected.section ?? '') + by)];
    if (next === undefined) return;
    select({ section: next, field: undefined, scroll: true });
    say({ type: 'selected', section: next });
  };
  /** Does what a key means to the page; what it means to the editor is the editor's. */
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Tab') return say({ type: 'leave', back: shiftKey });
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !altKey) return step(key === 'ArrowDown' ? 1 : -1);
    if (key === 'Escape' && selected.field) {
      select({ ...selected, field: undefined, scroll: false });
      return say({ type: 'selected', section: selected.section });
    }
    if (key === 'Enter' && selected.section) {
      const places = [...placesIn(selected.section)];
      const found = places.find(([, { path }]) => path === selected.field) ?? places[0];
      if (found) return write(found[0], found[1]);
    }
    say({ type: 'key', key, ctrl: ctrlKey || metaKey, alt: altKey, shift: shiftKey });
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Where somebody writes, keys are for the words.
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
    // One stop for the keyboard: what is on the page is for visitors.
    if (!(target instanceof HTMLElement) || target.closest('[data-writing], [data-marks]')) return;
    if (target !== root.current) root.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const nothing = (event: Event) => event.preventDefault();
    // The window has a main part already, which this page is in.
    document.getElementById('main')?.setAttribute('aria-label', 'The page');
    // Ahead of the router and of what is on the page.
    addEventListener('click', onClick, true);
    addEventListener('submit', nothing, true);
    addEventListener('keydown', onKeyDown, true);
    addEventListener('pointermove', onMove);
    addEventListener('focusin', onFocus);
    document.documentElement.addEventListener('pointerleave', onOut);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('submit', nothing, true);
      removeEventListener('keydown', onKeyDown, true);
      removeEventListener('pointermove', onMove);
      removeEventListener('focusin', onFocus);
      document.documentElement.removeEventListener('pointerleave', onOut);
    };
  }, []);

  const { section: chosen, scroll } = selected;
  const isDrawn = page !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that is chosen is brought into sight, too
  useEffect(() => {
    if (!scroll || !isDrawn || chosen === undefined) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    const words = [...placesIn(chosen)].find(([, { path }]) => path === selected.field);
    const piece = elementOf(chosen);
    const element = words?.[0].parentElement ?? (piece && partsOf(piece)[0]);
    element?.scrollIntoView({ behavior, block: words || chosen === HERO ? 'center' : 'start' });
  }, [chosen, selected.field, scroll, isDrawn]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: sections are chosen and written in from the keyboard, too
    <section ref={root} className={css.canvas} tabIndex={0} aria-label="The page">
      {page?.order.map(id => (
        <div key={id} data-piece={id} className={css.piece}>
          {pieces[id] && (
            <PieceView
              id={id}
              piece={pieces[id]}
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
        placesIn={placesIn}
      />
    </section>
  );
}
