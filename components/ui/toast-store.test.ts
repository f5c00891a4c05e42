import { beforeEach, expect, test } from 'vitest';
import { TOASTS_MAX } from '../../domain/limits';
import { dismissToast, getToasts, removeToast, subscribeToToasts, toast } from './toast-store';

const listShownMessages = () =>
  getToasts()
    .filter(entry => !entry.isDismissed)
    .map(entry => entry.message);

beforeEach(() => {
  for (const { id } of getToasts()) removeToast(id);
});

test("doesn't repeat a toast while it is visible", () => {
  toast({ message: 'Saved' });
  toast({ message: 'Saved', variant: 'success' });
  expect(listShownMessages()).toEqual(['Saved']);
  dismissToast(getToasts()[0]?.id);
  toast({ message: 'Saved' });
  expect(listShownMessages()).toEqual(['Saved']);
});

test('shows two toasts with equal messages when each has its own undo action', () => {
  for (const renderExtra of [() => 'Undo one', () => 'Undo two']) toast({ message: 'Deleted', renderExtra });
  expect(listShownMessages()).toEqual(['Deleted', 'Deleted']);
});

test('removes the oldest toast when the maximum is reached', () => {
  for (let n = 1; n <= TOASTS_MAX + 1; n += 1) toast({ message: `Message ${n}` });
  expect(listShownMessages()).toHaveLength(TOASTS_MAX);
  expect(listShownMessages()[0]).toBe('Message 2');
});

test('hides all toasts immediately when they are dismissed', () => {
  let calls = 0;
  const unsubscribe = subscribeToToasts(() => {
    calls += 1;
  });
  toast({ message: 'One' });
  toast({ message: 'Two', variant: 'error' });
  dismissToast();
  expect(listShownMessages()).toEqual([]);
  expect(getToasts()).toHaveLength(2);
  for (const { id } of getToasts()) removeToast(id);
  expect(getToasts()).toEqual([]);
  expect(calls).toBe(5);
  unsubscribe();
});
