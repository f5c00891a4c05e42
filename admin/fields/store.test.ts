import { describe, expect, it } from 'vitest';
import { createStore } from './store';

function createTestStore() {
  let nowMs = 0;
  const testStore = createStore(() => nowMs);
  testStore.reset({ title: 'A', sections: [{ _id: 's1', kind: 'rows', title: 'One' }] });
  return { ...testStore, later: () => (nowMs += 5_000) };
}

describe('form history', () => {
  it('restores a change in a form when its undo is redone', () => {
    const { get, change, undo, redo, canRedo } = createTestStore();
    change({ ...get(), title: 'B' }, 'title');
    expect(undo()).toBe('title');
    expect(get().title).toBe('A');
    expect(redo()).toBe('title');
    expect(get().title).toBe('B');
    expect(canRedo()).toBe(false);
  });

  it('combines uninterrupted typing in one field into one undo step', () => {
    const { get, change, undo, canUndo, later } = createTestStore();
    for (const title of ['B', 'BC', 'BCD']) change({ ...get(), title }, 'title');
    later();
    change({ ...get(), title: 'BCDE' }, 'title');
    undo();
    expect(get().title).toBe('BCD');
    undo();
    expect(get().title).toBe('A');
    expect(canUndo()).toBe(false);
  });

  it("undoes a step in a form without undoing other editors' changes", () => {
    const { get, change, applyRemote, undo } = createTestStore();
    change({ ...get(), title: 'Mine' }, 'title');
    applyRemote({ ...get(), sections: [{ _id: 's1', kind: 'rows', title: 'Theirs' }] });
    undo();
    expect(get()).toEqual({ title: 'A', sections: [{ _id: 's1', kind: 'rows', title: 'Theirs' }] });
  });

  it('drops the oldest undo step of a form when there are over 200', () => {
    const { get, change, undo, canUndo } = createTestStore();
    for (let count = 0; count < 250; count++) change({ ...get(), title: String(count) });
    for (let count = 0; count < 200; count++) undo();
    expect(canUndo()).toBe(false);
    expect(get().title).toBe('49');
  });
});
