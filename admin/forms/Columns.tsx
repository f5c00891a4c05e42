import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { down, edit, next } from '../../components/ui/icons';
import { getValueAt } from '../../domain/fields/path';
import { text } from '../../styles/text.css';
import { useForm } from '../fields/form-context';
import { formatCount } from '../format-count';
import * as css from './Columns.css';
import { useEscape } from './form-frame';
import { useOpenItem } from './open-item';
import { SidebarSlotContext, useIsPublishing } from './slots';
import { UnfinishedDraft } from './UnfinishedDraft';
import { useChecks } from './use-checks';

type ColumnsProps = {
  /** Heading of the details, such as "About this article". */
  heading: string;
  details: ReactNode;
  /** Links to the sections, above the text. */
  nav?: ReactNode;
  children: ReactNode;
};

/** Lays out the text and the details. Narrow screens show only one of them. */
export function Columns({ heading, details, nav, children }: ColumnsProps) {
  // Render the text first, because members usually open an item to write.
  const hasSidebar = useDeferredValue(true, false);
  const isPublishing = useIsPublishing();
  const { kind, onOpenOther } = useOpenItem();
  const [sidebar, setSidebar] = useState<HTMLElement | null>(null);
  return (
    <div className={css.columns}>
      <div className={css.text}>
        {nav}
        <div className={classNames(css.document, Boolean(nav) && css.wideText)}>
          <SidebarSlotContext value={sidebar}>{children}</SidebarSlotContext>
        </div>
      </div>
      {onOpenOther && (
        <div className={css.offer}>
          <UnfinishedDraft kind={kind} onOpen={onOpenOther} />
        </div>
      )}
      <aside className={css.side} aria-label={heading}>
        <div ref={setSidebar} className={css.sidebar} />
        {/* The publish sheet shows some of these fields, and a form can contain each field only once. */}
        {hasSidebar && !isPublishing && (
          <div className={css.title}>
            <div className={css.scrollingDetails}>{details}</div>
            <BlockerCount />
          </div>
        )}
      </aside>
    </div>
  );
}

type DetailsProps = { title: string; children: ReactNode };

export function Details({ title, children }: DetailsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <details className={css.details} open>
        <summary className={css.summary}>
          <h3 id={id} className={text.strong}>
            {title}
          </h3>
          <Icon path={down} size={18} />
        </summary>
        {children && <div className={css.content}>{children}</div>}
      </details>
    </section>
  );
}

type PropertyProps = {
  label: string;
  /** Path of the field, or of the group of fields. */
  path: string;
  /** The current value, as text. */
  value: ReactNode;
  children: ReactNode;
};

/** Shows a value. A press opens its fields in place, where Escape restores the value. */
export function Property({ label, path, value, children }: PropertyProps) {
  const { store, set } = useForm();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const previousValue = useRef<unknown>(undefined);
  useEscape(() => {
    if (!details.current?.open || !details.current.contains(document.activeElement)) return false;
    if (getValueAt(store.get(), path) !== previousValue.current) set(path, previousValue.current);
    details.current.open = false;
    summary.current?.focus();
    return true;
  });
  return (
    <details
      ref={details}
      className={css.property}
      // Not in `onToggle`, which a browser can fire after a fast user's first change.
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) previousValue.current = getValueAt(store.get(), path);
      }}
    >
      <summary ref={summary} className={css.propertyValue}>
        <span className={css.propertyName}>{label}</span>
        <span>{value}</span>
        <Icon path={edit} size={16} />
      </summary>
      <div className={css.propertyFields}>{children}</div>
    </details>
  );
}

/** Counts the blockers that the editor has to fix, after every save. A click opens the publish sheet. */
function BlockerCount() {
  const { kind, id, saveKey, openPublish, completedPaths } = useOpenItem();
  const blockerCount = useChecks({ kind, id, saveKey }).filter(
    ({ level, path }) => level === 'stop' && !completedPaths.includes(path),
  ).length;
  if (!saveKey || blockerCount === 0) return null;
  return (
    <button type="button" className={css.blockerCount} onClick={openPublish}>
      <span>
        <b>{`${formatCount(blockerCount, 'thing')} to finish`}</b>
        <small>Also listed when you publish</small>
      </span>
      <Icon path={next} size={18} />
    </button>
  );
}
