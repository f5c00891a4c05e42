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

/** Delay (ms) until changes are saved on this device (rule 61). */
const LOCAL_MS = 300;
/** Factor of the save delay for retries. */
const RETRY_FACTOR = 2.5;

type Options = {
  kind: KindName;
  id: string;
  /** The member who creates the item; undefined for an existing one. */
  begunBy: string | undefined;
  /** Returns the current form values in stored format. */
  read: () => Values;
  /** Updates the fields with changes of others. */
  show: (values: Values) => void;
  /** Normalises values of the server to those that the form would store. */
  shape: (values: Values) => Values;
};

/** Autosaves: immediately on this device, shortly after on the server, until both are equal. */
export function useAutosave({ kind, id, begunBy, read, show, shape }: Options) {
  const saveDelayMs = useSaveDelay();
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'untouched' });
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  /** Values on the server; undefined until the form is open. */
  const known = useRef<Values | undefined>(undefined);
  /** Version token (`mark`) of those values. */
  const mark = useRef('');
  /** Values of a save without response: it may have succeeded. */
  const unheard = useRef<Values>(undefined);
  /** Incremented on each change, to ignore stale responses. */
  const turn = useRef(0);
  const saving = useRef(false);
  const savedAt = useRef<Date>(undefined);
  /** Time of the last key press. */
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
   * Adds conflicts for the user to resolve.
   * @param met.by the other editor.
   * @param met.kept whether the server found the conflict and saved one's own text in the history.
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

  /** Merges changes of others with unsaved ones. */
  function takeOver(before: Values, after: Values, by: string | undefined): void {
    const mine = now();
    const { values, conflicts: paths } = merge(before, mine, after);
    if (paths.length > 0) ask(paths, mine, after, { by, kept: false });
    if (!hasSameValue(values, mine)) put(values);
  }

  /** Checks whether a save without response succeeded. @throws if the server is still unreachable. */
  async function hear(): Promise<void> {
    if (!unheard.current || !known.current) return;
    const found = await api.content.open.query({ kind, id }).catch(error => {
      if (toFailure(error).kind === 'not_found') return undefined;
      throw error;
    });
    if (found) known.current = heardOf(known.current, unheard.current, shape(found.values));
    unheard.current = undefined;
  }

  /** Saves the changes. @returns whether the server is up to date. */
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
        // Sends whole fields if the neighbours of the rows were deleted.
        if (toFailure(error).kind !== 'stale') throw error;
        return send(diffFields);
      });
      unheard.current = undefined;
      const stored = { ...sent, ...saved.others };
      known.current = stored;
      // An earlier save may have changed other fields: the old mark makes the next poll return them.
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
    // Saves again if the user typed during the request.
    remotely.current ??= setTimeout(() => void flush(), saveDelayMs);
    return false;
  }

  /** Saves now, after a running save. @returns whether the server is up to date. */
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
  /** Saves the last changes when the form closes by Back or a link. */
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
     * Starts from the values of the server.
     * @param begun.kept changes saved on this device: they are merged in and saved.
     */
    begin(
      stored: Values,
      begun: {
        mark: string;
        savedAt?: string | undefined;
        /** Who last saved it. */
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
    /** Returns the known state, for polling. */
    standing: (): Standing => ({ mark: mark.current, turn: turn.current }),
    /** Applies changes of others. @returns false while own changes are unsaved: the server merges them. */
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
    /** Schedules a save after a change. */
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
    /** Returns the values last known to be on the server and the time of the last key press. */
    waitingSince: () => ({ stored: known.current ?? {}, typedAt: typedAt.current }),
    /** Returns whether changes exist only in the form. */
    isLosable: () =>
      conflicts.some(({ kept }) => !kept) || (known.current !== undefined && !local.current && !isSaved()),
    /**
     * Resolves conflicts.
     * @param decided all resolved conflicts; the fields already have their text.
     * @param mine those of them whose own text is restored.
     */
    choose(decided: readonly Conflict[], mine: readonly Conflict[]) {
      setConflicts(left => left.filter(each => !decided.includes(each)));
      if (mine.length === 0) return;
      put(mine.reduce((values, conflict) => setValueAt(values, conflict.path, conflict.mine), now()));
      void flush();
    },
    /** Stops saving after the item was published or discarded. */
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
