import { expect, test } from 'vitest';
import { screens } from '../../domain/paths';
import { pickDomainCases } from './fintech-cases';

const createCards = (tags: string[], ...titles: string[]) => titles.map(title => ({ title, tags }));
const listTitles = (path: string, cards: ReturnType<typeof createCards>, domain = 'FinTech') =>
  pickDomainCases(path, domain, cards).map(({ title }) => title);
const [payment, fintech] = [screens.paymentGateway.path, screens.fintech.path];

test('shows cases tagged payments on the payment gateway page, and other cases on the fintech page', () => {
  const cards = [
    ...createCards(['React', 'Payments'], 'Rails', 'Disputes'),
    ...createCards([], 'Treasury', 'Alerts'),
  ];
  expect(listTitles(payment, cards)).toEqual(['Disputes', 'Rails']);
  expect(listTitles(fintech, cards)).toEqual(['Alerts', 'Treasury']);
});

test('shows the four newest cases on a fintech page', () => {
  expect(listTitles(fintech, createCards([], ...'JIHGFEDCBA'))).toEqual(['C', 'E', 'G', 'I']);
});

test('divides the cases between the two fintech pages when none is tagged payments', () => {
  const cards = createCards(['React'], 'D', 'B', 'A', 'C', 'E');
  expect(listTitles(payment, cards)).toEqual(['A', 'D', 'E']);
  expect(listTitles(fintech, cards)).toEqual(['B', 'C']);
});

test("shows all cases when the page isn't a fintech page or the domain isn't FinTech", () => {
  const cards = createCards([], 'B', 'A');
  expect(listTitles(fintech, cards, 'EdTech')).toEqual(['A', 'B']);
  expect(listTitles('/pages/banks', cards)).toEqual(['A', 'B']);
});
