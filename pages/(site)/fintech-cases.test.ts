import { expect, test } from 'vitest';
import { screens } from '../../domain/paths';
import { PAYMENT_CASE_TITLES, pickDomainCases } from './fintech-cases';

const createCards = (...titles: string[]) => titles.map(title => ({ title }));
const listTitles = (path: string, titles: readonly string[], domain = 'FinTech') =>
  pickDomainCases(path, domain, createCards(...titles)).map(({ title }) => title);
const [payment, fintech] = [screens.paymentGateway.path, screens.fintech.path];

test('shows payment cases on the payment gateway page, and other cases on the fintech page', () => {
  const allTitles = ['Treasury', ...PAYMENT_CASE_TITLES, 'Alerts'];
  expect(listTitles(payment, allTitles)).toEqual([...PAYMENT_CASE_TITLES].sort());
  expect(listTitles(fintech, allTitles)).toEqual(['Alerts', 'Treasury']);
});

test('divides the cases between the two fintech pages when none is a known payment case', () => {
  const allTitles = ['D', 'B', 'A', 'C', 'E'];
  expect(listTitles(payment, allTitles)).toEqual(['A', 'C', 'E']);
  expect(listTitles(fintech, allTitles)).toEqual(['B', 'D']);
});

test("shows all cases when the page isn't a fintech page or the domain isn't FinTech", () => {
  expect(listTitles(fintech, ['B', 'A'], 'EdTech')).toEqual(['A', 'B']);
  expect(listTitles('/pages/banks', ['B', 'A'])).toEqual(['A', 'B']);
});
