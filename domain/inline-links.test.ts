import { expect, it } from 'vitest';
import { getLinkAt, INLINE_LINK, setLink } from './inline-links';

const text = 'See [our process](/process) and our work.';

it('selected words become a link', () => {
  const from = text.indexOf('our work');
  expect(setLink(text, { from, to: from + 8 }, '/cases')).toBe(
    'See [our process](/process) and [our work](/cases).',
  );
});

it('a link around the caret gets another address, or becomes words again', () => {
  const within = { from: 9, to: 9 };
  expect(getLinkAt(text, within)).toBe('/process');
  expect(setLink(text, within, '/about-us')).toBe('See [our process](/about-us) and our work.');
  expect(setLink(text, within, '')).toBe('See our process and our work.');
});

it.each(['//evil.example', '/\\evil.example', '\\\\evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
  'leaves words alone whose address is no link of ours: %j',
  href => expect(`See [this](${href}).`.split(INLINE_LINK)).toHaveLength(1),
);

it('with nothing selected the address is what is read', () => {
  expect(setLink('Write to ', { from: 9, to: 9 }, 'mailto:a@b.example')).toBe(
    'Write to [a@b.example](mailto:a@b.example)',
  );
  expect(getLinkAt(text, { from: 0, to: 2 })).toBe('');
});
