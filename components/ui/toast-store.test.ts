import { beforeEach, expect, test } from 'vitest';
import { TOASTS_MAX } from '../../domain/limits';
import { currentToasts, dismissToast, removeToast, subscribeToToasts, toast } from './toast-store';

const showing = () =>
  currentToasts()
    .filter(item => !item.dismissed)
    .map(item => item.message);

beforeEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
});

test('a message that is on show is not repeated, but may come back later', () => {
  toast({ message: 'Saved' });
  toast({ message: 'Saved', variant: 'success' });
  expect(showing()).toEqual(['Saved']);
  dismissToast(currentToasts()[0]?.id);
  toast({ message: 'Saved' });
  expect(showing()).toEqual(['Saved']);
});

test('two that can each be undone stand beside each other, though they say the same', () => {
  for (const more of [() => 'Undo one', () => 'Undo two']) toast({ message: 'Deleted', more });
  expect(showing()).toEqual(['Deleted', 'Deleted']);
});

test('the oldest makes room when as many as allowed are on show', () => {
  for (let n = 1; n <= TOASTS_MAX + 1; n += 1) toast({ message: `Message ${n}` });
  expect(showing()).toHaveLength(TOASTS_MAX);
  expect(showing()[0]).toBe('Message 2');
});

test('all can be closed at once, and each leaves when its exit is drawn', () => {
  let calls = 0;
  const stop = subscribeToToasts(() => {
    calls += 1;
  });
  toast({ message: 'One' });
  toast({ message: 'Two', variant: 'error' });
  dismissToast();
  expect(showing()).toEqual([]);
  expect(currentToasts()).toHaveLength(2);
  for (const { id } of currentToasts()) removeToast(id);
  expect(currentToasts()).toEqual([]);
  expect(calls).toBe(5);
  stop();
});
