import { afterEach, expect, test } from 'vitest';
import { contactCopy } from '../components/contact/texts';
import { articleBanner } from '../components/kinds/article/article-banner';
import { getSite, setSite } from '../domain/current-site';

const builtIn = getSite();
afterEach(() => setSite(builtIn));

/** Returns the displayed texts that staff can edit, in the order of the facts. */
const listTexts = () => [
  [articleBanner.title, articleBanner.text],
  [contactCopy.belowCase.title, contactCopy.belowCase.line],
  [contactCopy.dialog.title, contactCopy.dialog.line],
  [contactCopy.getThanks()],
];

test('shows edited texts, or the built-in texts when an edited text is empty', () => {
  const builtInTexts = listTexts();
  setSite({
    ...getSite(),
    articleCall: { title: 'Like this?', text: 'Bring it.' },
    caseCall: { title: 'And yours?', text: 'Ask us.' },
    contactWindow: { title: 'Write to us', line: 'Two lines are enough.' },
    thanks: { title: '', text: 'It is on our table.', button: '' },
  });
  expect(listTexts()).toEqual([
    ['Like this?', 'Bring it.'],
    ['And yours?', 'Ask us.'],
    ['Write to us', 'Two lines are enough.'],
    ['It is on our table.'],
  ]);
  const emptyTexts = { title: '', text: '', line: '', button: '' };
  setSite({
    ...getSite(),
    articleCall: emptyTexts,
    caseCall: emptyTexts,
    contactWindow: emptyTexts,
    thanks: emptyTexts,
  });
  expect(listTexts()).toEqual(builtInTexts);
});
