import { expect, test } from 'vitest';
import { screens } from '../../domain/paths';
import { PAYMENT_CASE_TITLES, pickDomainCases } from './fintech-cases';

const cards = (...titles: string[]) => titles.map(title => ({ title }));
const titlesOn = (path: string, titles: readonly string[], domain = 'FinTech') =>
  pickDomainCases(path, domain, cards(...titles)).map(({ title }) => title);
const [payment, fintech] = [screens.paymentGateway.path, screens.fintech.path];

test('shows payment cases on the payment gateway page, and other cases on the fintech page', () => {
  const all = ['Treasury', ...PAYMENT_CASE_TITLES, 'Alerts'];
  expect(titlesOn(payment, all)).toEqual([...PAYMENT_CASE_TITLES].sort());
  expect(titlesOn(fintech, all)).toEqual(['Alerts', 'Treasury']);
});

test('divides the cases between the two fintech pages when none is a known payment case', () => {
  const all = ['D', 'B', 'A', 'C', 'E'];
  expect(titlesOn(payment, all)).toEqual(['A', 'C', 'E']);
  expect(titlesOn(fintech, all)).toEqual(['B', 'D']);
});

test("shows all cases when the page isn't a fintech page or the domain isn't FinTech", () => {
  expect(titlesOn(fintech, ['B', 'A'], 'EdTech')).toEqual(['A', 'B']);
  expect(titlesOn('/pages/banks', ['B', 'A'])).toEqual(['A', 'B']);
});
