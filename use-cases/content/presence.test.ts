import { expect, it } from 'vitest';
import { PRESENCE_MS, WRITING_MS } from '../../domain/limits';
import { Presence } from './presence';

const oksana = { seat: 'o', name: 'Oksana', photo: '' };
const maya = { seat: 'm', name: 'Maya', photo: '' };

function room() {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const presence = new Presence({ now: () => new Date(now) });
  const told = (who: typeof maya, field = '', typed = false) => presence.tell('item', who, { field, typed });
  return {
    presence,
    told,
    /** Time goes on, and everybody says again that they are there. */
    pass(ms: number) {
      for (const end = now + ms; now < end; now = Math.min(end, now + 2_000))
        for (const who of [oksana, maya]) told(who);
    },
    leap(ms: number) {
      now += ms;
    },
  };
}

it('shows people each other, in the field they are in, in the item they have open', () => {
  const { presence, told } = room();
  expect(told(oksana, 'title')).toEqual([]);
  expect(told(maya)).toEqual([{ ...oksana, field: 'title', writes: [] }]);
  expect(presence.tell('another', { ...maya, seat: 'n' }, { field: '', typed: false })).toEqual([]);
});

it('gives a field to whoever types there first, for twenty seconds after the last key', () => {
  const { told, pass } = room();
  told(oksana, 'title', true);
  const [writer] = told(maya, 'title', true);
  expect(writer).toMatchObject({ name: 'Oksana', writes: ['title'] });
  expect(told(oksana)[0]).toMatchObject({ name: 'Maya', field: 'title', writes: [] });
  pass(WRITING_MS - 1_000);
  expect(told(maya)[0]?.writes).toEqual(['title']);
  told(oksana, 'title', true);
  pass(WRITING_MS - 1_000);
  expect(told(maya)[0]?.writes).toEqual(['title']);
  pass(1_000);
  expect(told(maya)[0]?.writes).toEqual([]);
  told(maya, 'title', true);
  expect(told(oksana)[0]?.writes).toEqual(['title']);
});

it('forgets who does not answer any more, with what was theirs, also when the clock is set back', () => {
  for (const way of [1, -1]) {
    const { told, leap } = room();
    told(oksana, 'title', true);
    leap(way * (PRESENCE_MS + 1));
    expect(told(maya, 'title', true)).toEqual([]);
    expect(told(oksana)[0]?.writes).toEqual(['title']);
  }
});
