import { expect, it } from 'vitest';
import type { Case } from '../../domain/kinds/case';
import { type Preview, Previews } from './previews';

const preview: Preview = { kind: 'case', item: { title: 'Nodefy' } as Case };

it('shows a preview of unsaved work only to its author', () => {
  const previews = new Previews();
  const key = previews.add('ann', preview);
  expect(key).toMatch(/^[0-9a-f]{24}$/);
  expect(previews.get('ann', key)).toBe(preview);
  expect(previews.get('ben', key)).toBeUndefined();
  expect(previews.get('ann', 'other')).toBeUndefined();
});

it('stores only the 50 latest previews', () => {
  const previews = new Previews();
  const keys = Array.from({ length: 51 }, () => previews.add('ann', preview));
  expect(previews.get('ann', keys[0] ?? '')).toBeUndefined();
  expect(previews.get('ann', keys[1] ?? '')).toBe(preview);
  expect(previews.get('ann', keys[50] ?? '')).toBe(preview);
});
