import { expect, it } from 'vitest';
import { getLinkAt, INLINE_LINK_PATTERN, setLink } from './inline-links';

const text = 'See [our process](/process) and our work.';

it('links the selected part of a text', () => {
  const from = text.indexOf('our work');
  expect(setLink(text, { from, to: from + 8 }, '/cases')).toBe(
    'See [our process](/process) and [our work](/cases).',
  );
});

it('changes or removes the inline link around the caret', () => {
  const cursor = { from: 9, to: 9 };
  expect(getLinkAt(text, cursor)).toBe('/process');
  expect(setLink(text, cursor, '/about-us')).toBe('See [our process](/about-us) and our work.');
  expect(setLink(text, cursor, '')).toBe('See our process and our work.');
});

it.each(['//evil.example', '/\\evil.example', '\\\\evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
  "doesn't match a link with the unsafe URL %j",
  href => expect(`See [this](${href}).`.split(INLINE_LINK_PATTERN)).toHaveLength(1),
);

it('inserts the URL of a link as its text when nothing is selected', () => {
  expect(setLink('Write to ', { from: 9, to: 9 }, 'mailto:a@b.example')).toBe(
    'Write to [a@b.example](mailto:a@b.example)',
  );
  expect(getLinkAt(text, { from: 0, to: 2 })).toBe('');
});
