import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/ui/Icon';
import { IconButton } from '../../../components/ui/IconButton';
import { plus } from '../../../components/ui/icons';
import { getValueAt } from '../../../domain/fields/path';
import type { Values } from '../../../domain/publishing/merge';
import { visuallyHidden } from '../../../styles/layout.css';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { useKeepTexts } from '../../settings/welcome/use-keep-texts';
import { useEditor, usePageSections } from '../editor-context';
import { history, sheet } from '../icons';
import * as frame from '../page-editor.css';
import { findSectionId, formatTitle, getSectionPath, HERO_ID, type PageSection } from '../sections';
import type { EditorActions } from '../use-editor-actions';
import { CheckMark } from './CheckMark';
import * as css from './outline.css';
import { SectionRow } from './SectionRow';
import { useOutdatedParts } from './use-outdated-parts';

type OutlineProps = {
  /** Values of the published page. */
  liveValues: Values | undefined;
  actions: EditorActions;
  onAdd: (after: string | undefined) => void;
  /** Called when a section is opened. Phones then show its form. */
  onOpen: () => void;
  onHistory: () => void;
};

/** Keeps rows in place during a drag, because a line marks the target. */
const NO_SHIFT = () => null;
/** Detects the drop target by the pointer, because selected rows are taller than others. */
const findUnderPointer: CollisionDetection = args => {
  const collisions = pointerWithin(args);
  return collisions.length > 0 ? collisions : closestCenter(args);
};

export function Outline({ liveValues, actions, onAdd, onOpen, onHistory }: OutlineProps) {
  const { id: pageId, store, position, choose, checks } = useEditor();
  const listOutdatedCauses = useOutdatedParts(liveValues);
  const keepTexts = useKeepTexts();
  const { hero, sections } = usePageSections();
  const [announcement, setAnnouncement] = useState('');
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const list = useRef<HTMLOListElement>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const selectedId = position.section ?? '';
  useEffect(() => {
    // Focus the selected row after keyboard actions.
    const { activeElement } = document;
    const isInOutline = activeElement === document.body || list.current?.contains(activeElement);
    if (isInOutline)
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(selectedId)}"]`)?.focus();
  }, [selectedId]);
  const ids = sections.map(({ _id = '' }) => _id);
  const pageChecks = checks.filter(({ path }) => findSectionId(path) === undefined);

  function announcePosition(id: string, index: number) {
    const section = getValueAt(store.get(), getSectionPath(id)) as PageSection | undefined;
    if (section)
      setAnnouncement(`${formatTitle(id, section, store.get())}, now ${index + 1} of ${sections.length}`);
  }
  function open(section: string | undefined) {
    choose({ section, field: undefined });
    onOpen();
  }
  function onDragOver({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    setDrag({ from, to: to < 0 ? from : to });
  }
  function onDragEnd({ active, over }: DragEndEvent) {
    setDrag(undefined);
    const id = String(active.id);
    const [from, to] = [ids.indexOf(id), ids.indexOf(String(over?.id))];
    if (from < 0 || to < 0 || from === to) return;
    actions.move(id, to - from);
    announcePosition(id, to);
  }
  /** Moves the focus between rows on arrow keys. With Alt, moves the row. */
  function onKeyDown(event: React.KeyboardEvent, id: string, index: number) {
    const offset = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (!offset || (event.target as Element).closest('[data-acts]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.altKey && id !== HERO_ID) {
      actions.applyAction(offset < 0 ? 'up' : 'down', id);
      announcePosition(id, Math.min(Math.max(index + offset, 0), sections.length - 1));
      return;
    }
    const nextId = [HERO_ID, ...ids][index + 1 + offset];
    if (nextId === undefined || event.altKey) return;
    choose({ section: nextId, field: undefined });
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(nextId)}"]`)?.focus();
  }

  const renderRow = (id: string, section: PageSection, index: number) => (
    <SectionRow
      key={id}
      id={id}
      section={section}
      actions={actions}
      isChosen={position.section === id}
      dropLine={
        drag && index === drag.to && drag.to !== drag.from
          ? drag.to > drag.from
            ? 'below'
            : 'above'
          : undefined
      }
      checks={checks.filter(({ path }) => findSectionId(path) === id)}
      causes={listOutdatedCauses(id)}
      onKeep={title => keepTexts({ id: pageId, title }, { part: getSectionPath(id), place: title })}
      onOpen={() => open(id)}
      onAdd={() => onAdd(id)}
      onKeyDown={event => onKeyDown(event, id, index)}
    />
  );
  return (
    <section className={frame.outline} data-pane="outline" aria-label="Sections">
      <div className={frame.head}>
        <Inline>
          <Text as="h2" size="subtitle">
            Sections
          </Text>
          <Text size="small" tone="muted" look="numbers">
            {sections.length + 1}
          </Text>
        </Inline>
        <IconButton label="Add a section" icon={plus} onClick={() => onAdd(position.section)} />
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={findUnderPointer}
        onDragStart={({ active }) => onDragOver({ active, over: null })}
        onDragOver={onDragOver}
        // Wait until the key press is over, so that Escape only cancels the drag.
        onDragCancel={() => setTimeout(() => setDrag(undefined))}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={ids} strategy={NO_SHIFT}>
          <ol ref={list} className={css.list} data-dragging={drag && String(drag.to !== drag.from)}>
            {renderRow(HERO_ID, hero, -1)}
            {sections.map((section, index) => renderRow(section._id ?? '', section, index))}
          </ol>
        </SortableContext>
      </DndContext>
      <span className={visuallyHidden} role="status">
        {announcement}
      </span>
      <div className={css.footer}>
        <button
          type="button"
          className={css.footerAction}
          aria-current={position.section === undefined ? 'true' : undefined}
          onClick={() => open(undefined)}
        >
          <Icon path={sheet} size={20} />
          URL, search and sharing
          <CheckMark checks={pageChecks} />
        </button>
        <button type="button" className={css.footerAction} onClick={onHistory}>
          <Icon path={history} size={20} />
          History
        </button>
      </div>
    </section>
  );
}
