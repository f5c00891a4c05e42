import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getValueAt, setValueAt } from '../../domain/fields/path';
import type { KindName } from '../../domain/kinds';
import { diffFields, diffRows } from '../../domain/publishing/changes';
import { hasSameValue, merge, type Values } from '../../domain/publishing/merge';
import { SHAPE } from '../../domain/rest/shape';
import { api, toFailure } from '../../trpc/client';
import { type Conflict, heardOf, type Keeping, type Standing } from './keeping';
import { dropLocally, type Kept, keepLocally } from './local-drafts';
import { useSaveDelay } from './use-save-delay';

/** Milliseconds from the first key that is not kept yet to this device (rule 61). */
const LOCAL_MS = 300;
/** A save that did not get through is tried again after so many times the usual delay. */
const RETRY_FACTOR = 2.5;

type Options = {
  kind: KindName;
  id: string;
  /** The member who begins the item here; undefined for one that is edited. */
  begunBy: string | undefined;
  /** What the fields say now, as it would be stored. */
  read: () => Values;
  /** Puts into the fields what somebody else wrote. */
  show: (values: Values) => void;
  /** Values of the server as the fields would store them. */
  shape: (values: Values) => Values;
};

/** Keeps what is typed: on this device at once, on the server soon after, until both say the same. */
export function useAutosave({ kind, id, begunBy, read, show, shape }: Options) {
  const saveDelayMs = useSaveDelay();
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'untouched' });
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  /** What the server has; undefined until the form has opened. */
  const known = useRef<Values | undefined>(undefined);
  /** Where the item stood then (`mark` of the server). */
  const mark = useRef('');
  /** What was sent when nobody answered: it came through, or not. */
  const unheard = useRef<Values>(undefined);
  /** Counts what makes an answer that is under way an answer of yesterday. */
  const turn = useRef(0);
  const saving = useRef(false);
  const savedAt = useRef<Date>(undefined);
  /** When something was last typed. */
  const typedAt = useRef<Date>(undefined);
  const locally = useRef<ReturnType<typeof setTimeout>>(undefined);
  const remotely = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  const ended = useRef(false);
  const local = useRef(true);

  const now = useEffectEvent(read);
  const put = useEffectEvent(show);

  const isSaved = () => known.current === undefined || hasSameValue(known.current, now());
  const rest = (): Keeping =>
    savedAt.current ? { kind: 'saved', at: savedAt.current } : { kind: 'untouched' };

  function keep(): void {
    clearTimeout(locally.current);
    locally.current = undefined;
    if (known.current === undefined || ended.current) return;
    const values = now();
    if (hasSameValue(known.current, values)) {
      dropLocally(kind, id);
      return;
    }
    const at = new Date().toISOString();
    void keepLocally(kind, id, { base: known.current, values, sent: unheard.current, at, begunBy }).then(
      isKept => {
        local.current = isKept;
      },
    );
  }

  /**
   * Asks which text is to stay where two people wrote.
   * @param met.by who the other is.
   * @param met.kept whether the server met the two, whose history keeps one's own.
   */
  function ask(
    paths: readonly string[],
    mine: Values,
    theirs: Values,
    met: Pick<Conflict, 'by' | 'kept'>,
  ): void {
    const asked = paths.map(
      (path): Conflict => ({ path, mine: getValueAt(mine, path), theirs: getValueAt(theirs, path), ...met }),
    );
    setConflicts(before => [...before.filter(({ path }) => !paths.includes(path)), ...asked]);
  }

  /** Puts into the fields what was written elsewhere, beside what was typed since. */
  function takeOver(before: Values, after: Values, by: string | undefined): void {
    const mine = now();
    const { values, conflicts: paths } = merge(before, mine, after);
    if (paths.length > 0) ask(paths, mine, after, { by, kept: false });
    if (!hasSameValue(values, mine)) put(values);
  }

  /** Learns what became of a save that nobody answered. @throws when nobody answers now, either. */
  async function hear(): Promise<void> {
    if (!unheard.current || !known.current) return;
    const found = await api.content.open.query({ kind, id }).catch(error => {
      if (toFailure(error).kind === 'not_found') return undefined;
      throw error;
    });
    if (found) known.current = heardOf(known.current, unheard.current, shape(found.values));
    unheard.current = undefined;
  }

  /** Saves what differs. @returns whether the server has everything. */
  async function save(): Promise<boolean> {
    clearTimeout(remotely.current);
    remotely.current = undefined;
    keep();
    if (known.current === undefined || ended.current) return false;
    if (isSaved()) {
      setKeeping(rest());
      return true;
    }
    setKeeping({ kind: 'saving' });
    saving.current = true;
    turn.current++;
    try {
      await hear();
      const sent = now();
      const before = known.current;
      const send = (changesFrom: typeof diffRows) =>
        api.content.saveDraft.mutate({
          ...{ kind, id, mark: mark.current, shape: SHAPE },
          changes: changesFrom(before, sent) as never,
        });
      unheard.current = sent;
      const saved = await send(diffRows).catch(error => {
        // What the rows stand among is gone there.
        if (toFailure(error).kind !== 'stale') throw error;
        return send(diffFields);
      });
      unheard.current = undefined;
      const stored = { ...sent, ...saved.others };
      known.current = stored;
      // Whoever wrote before this has written elsewhere, too, perhaps: that is asked for then.
      if (mark.current === saved.marks.before) mark.current = saved.marks.after;
      if (saved.conflicts.length > 0) ask(saved.conflicts, sent, stored, { by: saved.metBy, kept: true });
      if (Object.keys(saved.others).length > 0) takeOver(sent, stored, saved.metBy);
      keep();
      savedAt.current = new Date(saved.savedAt);
      setKeeping(rest());
    } catch (error) {
      const { kind: reason, message } = toFailure(error);
      const isAway = reason === undefined || reason === 'unavailable';
      if (reason !== undefined) unheard.current = undefined;
      const why =
        reason === 'unavailable'
          ? reason
          : isAway
            ? 'offline'
            : reason === 'unauthorized'
              ? 'signed-out'
              : 'refused';
      setKeeping({ kind: 'waiting', local: local.current, why, message });
      if (isAway) remotely.current = setTimeout(() => void flush(), RETRY_FACTOR * saveDelayMs);
      return false;
    } finally {
      saving.current = false;
      turn.current++;
    }
    if (isSaved()) return true;
    // Somebody went on typing meanwhile.
    remotely.current ??= setTimeout(() => void flush(), saveDelayMs);
    return false;
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
    /**
     * The fields show this, as the server has it.
     * @param begun.kept what this device kept beside it: it is joined with that, and saved.
     */
    begin(
      stored: Values,
      begun: {
        mark: string;
        savedAt?: string | undefined;
        /** Who saved it last. */
        by?: string | undefined;
        kept?: Kept | undefined;
      },
    ) {
      turn.current++;
      known.current = stored;
      mark.current = begun.mark;
      savedAt.current = begun.savedAt === undefined ? undefined : new Date(begun.savedAt);
      setKeeping(rest());
      if (!begun.kept) return;
      const { base, values, sent, at } = begun.kept;
      typedAt.current = new Date(at);
      const from = sent ? heardOf(base, sent, stored) : base;
      const joined = merge(from, values, stored);
      if (joined.conflicts.length > 0) ask(joined.conflicts, values, stored, { by: begun.by, kept: false });
      put(joined.values);
      if (hasSameValue(stored, joined.values)) return;
      setKeeping({ kind: 'typing' });
      remotely.current = setTimeout(() => void flush(), 0);
    },
    /** What one knows of the item, to ask for news with. */
    standing: (): Standing => ({ mark: mark.current, turn: turn.current }),
    /** Takes over what others wrote. @returns false while one's own words are on their way: they meet there. */
    arrived(stored: Values, news: { mark: string; savedAt?: string | undefined; since: Standing }): boolean {
      if (!known.current || ended.current || saving.current || !isSaved()) return false;
      if (news.since.turn !== turn.current) return false;
      turn.current++;
      known.current = stored;
      mark.current = news.mark;
      if (!hasSameValue(stored, now())) put(stored);
      savedAt.current = news.savedAt === undefined ? savedAt.current : new Date(news.savedAt);
      setKeeping(rest());
      return true;
    },
    /** Something was typed. */
    touched() {
      if (known.current === undefined || ended.current) return;
      typedAt.current = new Date();
      locally.current ??= setTimeout(keep, LOCAL_MS);
      remotely.current ??= setTimeout(() => void flush(), saveDelayMs);
      setKeeping(before =>
        before.kind === 'waiting' || before.kind === 'typing' ? before : { kind: 'typing' },
      );
    },
    flush,
    isSaved,
    /** What the server has as far as one knows, and when something was last typed. */
    waitingSince: () => ({ stored: known.current ?? {}, typedAt: typedAt.current }),
    /** Whether what was typed exists nowhere but in the fields. */
    isLosable: () =>
      conflicts.some(({ kept }) => !kept) || (known.current !== undefined && !local.current && !isSaved()),
    /**
     * Decides what was asked about.
     * @param decided the fields that are not asked about any more; theirs stand there already.
     * @param mine those of them that say again what one wrote oneself.
     */
    choose(decided: readonly Conflict[], mine: readonly Conflict[]) {
      setConflicts(left => left.filter(each => !decided.includes(each)));
      if (mine.length === 0) return;
      put(mine.reduce((values, conflict) => setValueAt(values, conflict.path, conflict.mine), now()));
      void flush();
    },
    /** Nothing is kept any more: it is public, or was thrown away. */
    end() {
      ended.current = true;
      setConflicts([]);
      clearTimeout(locally.current);
      clearTimeout(remotely.current);
      dropLocally(kind, id);
    },
  };
}

export type Autosave = ReturnType<typeof useAutosave>;
