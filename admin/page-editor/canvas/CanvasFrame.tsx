import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getCanvasPath } from '../../../domain/paths';
import { toStaffSources } from '../../../domain/staff-media';
import { upTo } from '../../../styles/breakpoints';
import { useCollaborators } from '../../forms/presence';
import { useEditor } from '../editor-context';
import * as css from '../page-editor.css';
import { getHero, getSections, HERO_ID, type PageSection } from '../sections';
import { PREVIEW_WIDTHS } from '../widths';
import { type CanvasMessage, type EditorMessage, postTo, subscribeToMessages } from './canvas-messages';

type CanvasFrameProps = {
  /** Incremented to scroll the selection into view. */
  scrollRequest: number;
  /** Width of the previewed window in px. */
  width: number;
  /** Time of the last save. */
  savedAt: number;
  onMessage: (message: EditorMessage) => void;
};

/** Returns a key that changes when the server has to resolve other data for the sections. */
const getDatabaseKey = (sections: readonly PageSection[]) =>
  JSON.stringify(
    sections.flatMap(({ kind, variant, _id, chosen: selectedIds, domain, first, ground }) =>
      ['cases', 'startDates'].includes(kind)
        ? [kind, variant, _id, selectedIds, domain, first]
        : [variant, ground],
    ),
  );

/** Renders the edited page at its real width, scaled down to fit. */
export function CanvasFrame({ scrollRequest, width: preferredWidth, savedAt, onMessage }: CanvasFrameProps) {
  const { id, store, position } = useEditor();
  const collaborators = useCollaborators();
  const iframe = useRef<HTMLIFrameElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [size, setSize] = useState({ width: 0, height: 0, isNarrow: false });
  // Phones always show the page at phone width.
  const width = size.isNarrow ? PREVIEW_WIDTHS[0].width : preferredWidth;
  const lastSent = useRef<Map<string, PageSection>>(new Map());
  const typedCount = useRef(0);
  const requestedKey = useRef<string>(undefined);

  const postMessage = (message: CanvasMessage) => {
    const { contentWindow } = iframe.current ?? {};
    if (contentWindow) postTo(contentWindow, message);
  };
  const sendChanges = useEffectEvent(() => {
    const values = store.get();
    const visibleSections = getSections(values).filter(({ hidden }) => !hidden);
    const entries: [string, PageSection][] = [
      [HERO_ID, getHero(values)],
      ...visibleSections.map(section => [section._id ?? '', section] as [string, PageSection]),
    ];
    const changedEntries = entries.filter(([name, section]) => lastSent.current.get(name) !== section);
    lastSent.current = new Map(entries);
    const { title = '', above = [] } = values as {
      title?: string;
      above?: { title: string; href: string }[];
    };
    postMessage({
      type: 'draw',
      head: { title, above },
      order: entries.map(([name]) => name),
      changedSections: toStaffSources(Object.fromEntries(changedEntries)),
      typedCount: typedCount.current,
    });
  });
  const handleMessage = useEffectEvent((message: EditorMessage) => {
    if (message.type === 'ready') {
      lastSent.current = new Map();
      typedCount.current = 0;
      requestedKey.current ??= getDatabaseKey(getSections(store.get()));
      sendChanges();
      setIsReady(true);
    }
    if (message.type === 'typed') typedCount.current++;
    onMessage(message);
  });
  useEffect(
    () => subscribeToMessages<EditorMessage>(() => iframe.current?.contentWindow ?? null, handleMessage),
    [],
  );
  useEffect(() => {
    if (isReady) return store.subscribe(() => sendChanges());
  }, [isReady, store]);

  const select = useEffectEvent((shouldScroll: boolean) => {
    postMessage({ type: 'select', section: position.section, field: position.field, scroll: shouldScroll });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position depends on the width
  useEffect(() => {
    if (isReady) select(scrollRequest > 0);
  }, [isReady, scrollRequest, width]);

  // After a save, refresh if the server has to resolve other cases or dates.
  useEffect(() => {
    if (!isReady || savedAt === 0) return;
    const databaseKey = getDatabaseKey(getSections(store.get()));
    if (requestedKey.current === databaseKey) return;
    requestedKey.current = databaseKey;
    postMessage({ type: 'refresh' });
  });

  const scale = Math.min(1, size.width / width) || 1;
  const lockedPathsKey = collaborators.flatMap(({ writes }) => writes).join(' ');
  const sendFrameState = useEffectEvent(() =>
    postMessage({ type: 'frame', scale, lockedPaths: lockedPathsKey.split(' ') }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: posts each new lock
  useEffect(() => {
    if (isReady) sendFrameState();
    const figure = document.querySelector('[data-scale]');
    if (figure) figure.textContent = `${Math.round(scale * 100)} %`;
  }, [isReady, scale, lockedPathsKey]);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height, isNarrow: matchMedia(upTo('tablet')).matches });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const height = Math.max(size.height, 320) / scale;
  return (
    <div ref={container} className={css.canvas} data-pane="page">
      <div className={css.sheet} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={iframe}
          className={css.page}
          title="The page as visitors see it"
          src={getCanvasPath(id)}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
