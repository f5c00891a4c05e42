import { expect, it } from 'vitest';
import { describeChange, describeChanges, describeItemChanges } from './describe-changes';

it.each([
  ['', 'Words', 'New'],
  ['Words', '  ', 'Removed'],
  ['<p>One two three</p>', '<p>One three</p>', '1 removed'],
  ['<p>One</p>', '<p>One two</p>', '1 new word'],
  ['One\ntwo', 'One\nthree four', '2 new words, 1 removed'],
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
  ).toEqual([{ name: 'Title', was: 'One', description: 'One more' }]);
});

it.each([
  ['follows the title', { title: 'Two' }, ['Title', 'URL']],
  ['was chosen', { title: 'One', address: 'two' }, ['URL']],
  ['stays', { title: 'Two', address: 'one' }, ['Title', 'Own URL']],
])('lists the new URL after the title when the URL %s', (_, after, changedNames) => {
  const kind = { name: 'article' as const, names: { title: 'Title', address: 'Own URL' } };
  const changes = describeItemChanges(kind, { title: 'One', slug: 'one' }, after);
  expect(changes.map(({ name }) => name)).toEqual(changedNames);
  if (changedNames.includes('URL'))
    expect(changes.at(-1)).toEqual({
      name: 'URL',
      was: '/article/one',
      description: '/article/two',
      note: 'The old URL redirects.',
    });
});
