import { expect, it } from 'vitest';
import { describeChange, describeChanges } from './describe-changes';

it.each([
  ['', 'Words', 'New'],
  ['Words', '  ', 'Removed'],
  ['One two three', 'One three', '1 removed'],
  ['<p>One</p>', '<p>One two</p>', '1 new word'],
  ['One two', 'One three four', '2 new words, 1 removed'],
  ['/uploads/a.png', '/uploads/b.png', 'New image'],
  [{ src: '/uploads/a.png', alt: 'A' }, { src: '/uploads/a.png', alt: 'A cat' }, '1 new word'],
  [['React'], ['React', 'Vue'], '1 added'],
  [['React', 'Vue'], ['Vue', 'React'], 'Reordered'],
  [
    [
      { _id: 'a', text: 'One' },
      { _id: 'b', text: 'Two' },
    ],
    [{ _id: 'a', text: 'Once' }],
    '1 changed, 1 removed',
  ],
  [false, true, 'Changed'],
])('describes the change of a text from %j to %j as “%s”', (before, after, description) => {
  expect(describeChange(before, after)).toBe(description);
});

it('lists only changed fields that have a label', () => {
  const before = { title: 'One', heading: 'Two', secret: 1 };
  expect(
    describeChanges({ title: 'Title', heading: 'Heading' }, before, {
      ...before,
      title: 'One more',
      secret: 2,
    }),
  ).toEqual([{ name: 'Title', description: '1 new word' }]);
});
