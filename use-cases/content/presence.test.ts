import { expect, it } from 'vitest';
import { FIELD_LOCK_MS, PRESENCE_TIMEOUT_MS } from '../../domain/limits';
import { PresenceTracker } from './presence';

const oksana = { seat: 'o', name: 'Oksana', photo: '' };
const maya = { seat: 'm', name: 'Maya', photo: '' };

function createTracker() {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const presence = new PresenceTracker({ now: () => new Date(now) });
  const report = (editor: typeof maya, field = '', hasTyped = false) =>
    presence.report('item', editor, { field, typed: hasTyped });
  return {
    presence,
    report,
    /** Advances the clock while every editor keeps reporting. */
    pass(ms: number) {
      for (const end = now + ms; now < end; now = Math.min(end, now + 2_000))
        for (const editor of [oksana, maya]) report(editor);
    },
    moveClock(ms: number) {
      now += ms;
    },
  };
}

it('shows editors of an item to each other, each with the field being edited', () => {
  const { presence, report } = createTracker();
  expect(report(oksana, 'title')).toEqual([]);
  expect(report(maya)).toEqual([{ ...oksana, field: 'title', writes: [] }]);
  expect(presence.report('another', { ...maya, seat: 'n' }, { field: '', typed: false })).toEqual([]);
});

it('locks a field for the first editor who types, until 20 seconds after the last keystroke', () => {
  const { report, pass } = createTracker();
  report(oksana, 'title', true);
  const [writer] = report(maya, 'title', true);
  expect(writer).toMatchObject({ name: 'Oksana', writes: ['title'] });
  expect(report(oksana)[0]).toMatchObject({ name: 'Maya', field: 'title', writes: [] });
  pass(FIELD_LOCK_MS - 1_000);
  expect(report(maya)[0]?.writes).toEqual(['title']);
  report(oksana, 'title', true);
  pass(FIELD_LOCK_MS - 1_000);
  expect(report(maya)[0]?.writes).toEqual(['title']);
  pass(1_000);
  expect(report(maya)[0]?.writes).toEqual([]);
  report(maya, 'title', true);
  expect(report(oksana)[0]?.writes).toEqual(['title']);
});

it('unlocks the fields of an editor when the editor leaves an item', () => {
  const { presence, report } = createTracker();
  report(oksana, 'title', true);
  presence.leave('item', oksana.seat);
  expect(report(maya, 'title', true)).toEqual([]);
  expect(report(oksana)[0]?.writes).toEqual(['title']);
});

it('removes editors from an item when they stop reporting, even if the clock was set back', () => {
  for (const direction of [1, -1]) {
    const { report, moveClock } = createTracker();
    report(oksana, 'title', true);
    moveClock(direction * (PRESENCE_TIMEOUT_MS + 1));
    expect(report(maya, 'title', true)).toEqual([]);
    expect(report(oksana)[0]?.writes).toEqual(['title']);
  }
});
