import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KindName } from '../../../domain/kinds';
import { kinds } from '../../../domain/kinds';
import { merge, same, type Values } from '../../../domain/publishing/merge';
import { api, failureOf } from '../../../trpc/client';
import { dropLocally, keepLocally } from './local-drafts';

/** Milliseconds from the last key to this device, and to the server (rule 61). */
const LOCAL_MS = 300;
const SERVER_MS = 2_000;
/** Milliseconds until a save that did not get through is tried again. */
const AGAIN_MS = 5_000;

/** Where what was typed is, for people. */
export type Keeping =
  | { kind: 'untouched' }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Not on the server; on this device, or nowhere. */
  | { kind: 'waiting'; local: boolean; why: 'offline' | 'signed-out' | 'refused'; message: string };

/** A field that two people changed in two ways: the other's text stands in the draft, one's own is here. */
export type Conflict = { field: string; mine: unknown; theirs: unknown };

type Options = {
  kind: KindName;
  id: string;
  /** What the fields say now, as it would be stored. */
  read: () => Values;
  /** Puts into the fields what somebody else wrote. */
  show: (values: Values) => void;
};

/** Fields that differ, each with what it was. */
function changesOf(from: Values, to: Values) {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return Object.fromEntries(
    [...names]
      .filter(name => !same(from[name], to[name]))
      .map(name => [name, { from: from[name], to: to[name] ?? null }]),
  );
}

/** Keeps what is typed: on this device at once, on the server soon after, until both say the same. */
export function useAutosave({ kind, id, read, show }: Options) {
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'untouched' });
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  /** What the server has; undefined until the form has opened. */
  const known = useRef<Values | undefined>(undefined);
  const locally = useRef<ReturnType<typeof setTimeout>>(undefined);
  const remotely = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  const ended = useRef(false);
  const local = useRef(true);

  const now = useEffectEvent(read);
  const put = useEffectEvent(show);

  const isSaved = () => known.current === undefined || same(known.current, now());

  function keep(): void {
    clearTimeout(locally.current);
    if (known.current === undefined || ended.current) return;
    const values = now();
    if (same(known.current, values)) dropLocally(kind, id);
    else local.current = keepLocally(kind, id, { base: known.current, values, at: new Date().toISOString() });
  }

  /** Saves what differs. @returns whether the server has everything. */
  async function save(): Promise<boolean> {
    clearTimeout(remotely.current);
    keep();
    const from = known.current;
    if (from === undefined || ended.current) return false;
    const sent = now();
    const changes = changesOf(from, sent);
    if (Object.keys(changes).length === 0) return true;
    setKeeping({ kind: 'saving' });
    try {
      const {
        others,
        conflicts: paths,
        savedAt,
      } = await api.content.saveDraft.mutate({
        kind,
        id,
        changes: changes as never,
      });
      const stored = { ...sent, ...others };
      known.current = stored;
      if (Object.keys(others).length > 0) takeOver(sent, stored);
      const fields = [...new Set(paths.map(path => path.split('.')[0] ?? path))];
      if (fields.length > 0)
        setConflicts(fields.map(field => ({ field, mine: sent[field], theirs: stored[field] })));
      keep();
      setKeeping({ kind: 'saved', at: new Date(savedAt) });
    } catch (error) {
      const { kind: reason, message } = failureOf(error);
      const why =
        reason === undefined || reason === 'unavailable'
          ? 'offline'
          : reason === 'unauthorized'
            ? 'signed-out'
            : 'refused';
      setKeeping({ kind: 'waiting', local: local.current, why, message });
      if (why === 'offline') remotely.current = setTimeout(() => void flush(), AGAIN_MS);
      return false;
    }
    if (isSaved()) return true;
    // Somebody went on typing meanwhile.
    remotely.current = setTimeout(() => void flush(), SERVER_MS);
    return false;
  }

  /** Puts into the fields what was written elsewhere, beside what was typed since. */
  function takeOver(before: Values, after: Values): void {
    const { values } = merge(before, now(), after, kinds[kind].together);
    if (!same(values, now())) put(values);
  }

  /** Saves now, after a save that is under way. @returns whether the server has everything. */
  const flush = (): Promise<boolean> => {
    const before = running.current ?? Promise.resolve(true);
    const next = before.then(save);
    running.current = next;
    return next;
  };

  const onOnline = useEffectEvent(() => {
    if (!isSaved()) void flush();
  });
  const onLeave = useEffectEvent(keep);
  /** The form goes, by Back or a link: what was typed a moment ago goes on its way. */
  const onGone = useEffectEvent(() => {
    keep();
    if (!isSaved()) void flush();
  });
  useEffect(() => {
    const online = () => onOnline();
    const leave = () => onLeave();
    addEventListener('online', online);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('online', online);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      onGone();
      clearTimeout(locally.current);
      clearTimeout(remotely.current);
    };
  }, []);

  return {
    keeping,
    conflicts,
    /** The fields show this, as the server has it; `values` are what they show, when that differs; `savedAt` when a draft was saved. */
    begin(
      stored: Values,
      { values = stored, savedAt }: { values?: Values; savedAt?: string | undefined } = {},
    ) {
      known.current = stored;
      if (savedAt !== undefined) setKeeping({ kind: 'saved', at: new Date(savedAt) });
      if (same(stored, values)) return;
      setKeeping({ kind: 'typing' });
      remotely.current = setTimeout(() => void flush(), 0);
    },
    /** Something was typed. */
    touched() {
      if (known.current === undefined || ended.current) return;
      clearTimeout(locally.current);
      clearTimeout(remotely.current);
      locally.current = setTimeout(keep, LOCAL_MS);
      remotely.current = setTimeout(() => void flush(), SERVER_MS);
      setKeeping(before =>
        before.kind === 'waiting' || before.kind === 'typing' ? before : { kind: 'typing' },
      );
    },
    flush,
    /** Takes over what the server says now: somebody else wrote, or a version was restored. */
    refresh(stored: Values) {
      const before = known.current;
      known.current = stored;
      if (before) takeOver(before, stored);
    },
    isSaved,
    /** Whether what was typed exists nowhere but in the fields. */
    isLosable: () => known.current !== undefined && !local.current && !isSaved(),
    choose(conflict: Conflict, mine: boolean) {
      setConflicts(left => left.filter(({ field }) => field !== conflict.field));
      if (mine) {
        put({ ...now(), [conflict.field]: conflict.mine });
        void flush();
      }
    },
    /** Nothing is kept any more: it is public, or was thrown away. */
    end() {
      ended.current = true;
      clearTimeout(locally.current);
      clearTimeout(remotely.current);
      dropLocally(kind, id);
    },
  };
}

export type Autosave = ReturnType<typeof useAutosave>;
