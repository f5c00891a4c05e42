import { expect, it } from 'vitest';
import { FIELD_LOCK_MS, PRESENCE_TIMEOUT_MS } from '../../domain/limits';
import { PresenceTracker } from './presence';

const oksana = { seat: 'o', name: 'Oksana', photo: '' };
const maya = { seat: 'm', name: 'Maya', photo: '' };

function room() {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const presence = new PresenceTracker({ now: () => new Date(now) });
  const told = (who: typeof maya, field = '', typed = false) =>
    presence.report('item', who, { field, typed });
  return {
    presence,
    told,
    /** Advances the clock while every editor keeps reporting. */
    pass(ms: number) {
      for (const end = now + ms; now < end; now = Math.min(end, now + 2_000))
        for (const who of [oksana, maya]) told(who);
    },
    leap(ms: number) {
      now += ms;
    },
  };
}

it('shows editors of an item to each other, each with the field being edited', () => {
  const { presence, told } = room();
  expect(told(oksana, 'title')).toEqual([]);
  expect(told(maya)).toEqual([{ ...oksana, field: 'title', writes: [] }]);
  expect(presence.report('another', { ...maya, seat: 'n' }, { field: '', typed: false })).toEqual([]);
});

it('locks a field for the first editor who types, until 20 seconds after the last keystroke', () => {
  const { told, pass } = room();
  told(oksana, 'title', true);
  const [writer] = told(maya, 'title', true);
  expect(writer).toMatchObject({ name: 'Oksana', writes: ['title'] });
  expect(told(oksana)[0]).toMatchObject({ name: 'Maya', field: 'title', writes: [] });
  pass(FIELD_LOCK_MS - 1_000);
  expect(told(maya)[0]?.writes).toEqual(['title']);
  told(oksana, 'title', true);
  pass(FIELD_LOCK_MS - 1_000);
  expect(told(maya)[0]?.writes).toEqual(['title']);
  pass(1_000);
  expect(told(maya)[0]?.writes).toEqual([]);
  told(maya, 'title', true);
  expect(told(oksana)[0]?.writes).toEqual(['title']);
});

it('frees the fields of an editor who leaves an item', () => {
  const { presence, told } = room();
  told(oksana, 'title', true);
  presence.leave('item', oksana.seat);
  expect(told(maya, 'title', true)).toEqual([]);
  expect(told(oksana)[0]?.writes).toEqual(['title']);
});

it('removes editors from an item when they stop reporting, even if the clock was set back', () => {
  for (const way of [1, -1]) {
    const { told, leap } = room();
    told(oksana, 'title', true);
    leap(way * (PRESENCE_TIMEOUT_MS + 1));
    expect(told(maya, 'title', true)).toEqual([]);
    expect(told(oksana)[0]?.writes).toEqual(['title']);
  }
});
