// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Calendar } from './List';

const render = (articles: [day: string, minutes: number][]) => {
  const element = document.createElement('div');
  const items = articles.map(([publishedOn, readingTime]) => ({
    _id: publishedOn,
    publishedOn,
    readingTime,
  }));
  element.innerHTML = renderToStaticMarkup(<Calendar articles={items} />);
  return [...element.querySelectorAll('li')];
};

it('draws no calendar when all articles appeared on one day', () => {
  expect(render([])).toEqual([]);
  expect(render([['2026-10-14', 4]])).toEqual([]);
});

it('keeps the bar of a long article inside the calendar', () => {
  const [long, short] = render([
    ['2026-10-14', 40],
    ['2026-09-14', 4],
  ]);
  expect([long?.style.height, short?.style.height]).toEqual(['100%', '10%']);
});

it('leaves out a time and a month when they would cover those of a newer article', () => {
  const days = render([
    ['2026-10-02', 4],
    ['2026-09-30', 5],
    ['2026-07-01', 6],
  ]);
  expect(days.map(day => [day.textContent, day.dataset.month])).toEqual([
    ['4', 'Oct'],
    ['', undefined],
    ['6', 'Jul'],
  ]);
});
