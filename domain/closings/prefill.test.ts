import { expect, it } from 'vitest';
import { builtInClosings } from '../../site-data';
import { getHeadOfPartnerships } from '../colleague';
import { getSite } from '../current-site';
import { getPrefill } from './prefill';

const read = (query: string) => getPrefill(builtInClosings, new URLSearchParams(query));

it('prefills a request with the answers from the self-test', () => {
  expect(read('ask=selfTest&yes=2&yes=5')).toEqual({
    message:
      '2 of 5. Yes to: Is there a red test that everybody knows about? Did bugs move a release date twice this year? Please tell us what an audit would read first.',
  });
  expect(read('ask=selfTest').message).toMatch(/^0 of 5\. Please/);
});

it('returns the manager that the contact form URL names', () => {
  const { key } = getHeadOfPartnerships();
  expect(read(`to=${key}`)).toEqual({ to: key });
  expect(read(`ask=selfTest&to=${key}&to=nobody`)).toEqual({
    to: key,
    message: read('ask=selfTest').message,
  });
});

it('prefills a message for every closing, even when no answer was changed', () => {
  const said = (query: string) => read(query).message;
  expect(said('ask=fees&volume=26&ticket=18&processors=1')).toBe(
    'Card volume €400,000 a month, average ticket €40, processors today: one. Fees now about €11,300, possible saving €1,500 a month. Please check against our contract.',
  );
  expect(said('ask=fees&processors=3')).toMatch(/three or more\. Fees now about €9,200\. Please/);
  expect(said('ask=startDates&from=2026-11-23&start=2')).toBe(
    'We would like to start on Monday, 7 December 2026. Scope by 21 December 2026, something to click by 18 January 2027, a real user by 1 March 2027.',
  );
  expect(
    said(
      `ask=team&front=1&back=0&qa=0&office=${getSite().address.locality.toLowerCase().replaceAll(' ', '-')}`,
    ),
  ).toBe(
    `A team of 1: 1 Front end. 160 hours a month, office in ${getSite().address.locality}, 9 shared hours a day.`,
  );
  expect(said('ask=check&on=2')).toBe(
    'Is it an AI problem? We have two hundred examples with the right answer. Your answer: Almost. Build the undo before the model. Here is what we would ask it:',
  );
  expect(said('ask=licences&choice=4')).toMatch(
    /^Which licence touches you\? Lend money\. Your answer: A credit/,
  );
  expect(said('ask=riskMap&choice=9')).toMatch(
    /^Where does it hurt\? Rarely, lost trust\. Your answer: Test it/,
  );
  expect(said('ask=licences&choice=3')).toContain('An e-money licence.');
  const forms = ['startDates', 'fees', 'selfTest', 'team', 'check', 'licences', 'stackAge', 'riskMap'];
  for (const form of forms) expect(said(`ask=${form}&from=2026-11-23&start=2`), form).toBeTruthy();
});

it('mentions public holidays in the note about start dates', () => {
  expect(builtInClosings.startDates.note).toContain('do not skip public holidays');
});

it('prefills a request with default answers, or not at all, when answers in the URL are invalid', () => {
  const asItStands = (ask: string) => read(`ask=${ask}`);
  expect(read('ask=fees&volume=9999&ticket=-1&processors=7')).toEqual(asItStands('fees'));
  expect(read('ask=team&front=99&back=%3Cb%3E&office=mars')).toEqual(asItStands('team'));
  expect(read('ask=licences&choice=0')).toEqual(asItStands('licences'));
  expect(read('ask=riskMap&choice=10')).toEqual(asItStands('riskMap'));
  for (const from of ['', '2026-11-24', '2026-02-30', '9999-99-99', 'today'])
    expect(read(`ask=startDates&from=${from}&start=2`), from).toEqual({});
});

it("ignores unknown URL parameters, and doesn't prefill text from the URL", () => {
  for (const query of [
    '',
    'utm_source=a',
    'ask=',
    'ask=nothing',
    'ask=__proto__',
    'ask=constructor',
    'yes=1',
    'to=',
    'to=nobody',
    'to=Taras',
    'to=__proto__',
    'to=<script>',
    `to=${'taras'.repeat(1_000)}`,
    'to=%00taras',
  ])
    expect(read(query), query).toEqual({});
  const hostile = `ask=selfTest&yes=<script>alert(1)</script>&yes=${'1'.repeat(10_000)}&yes=%E0%A4%A&message=Buy`;
  expect(read(hostile)).toEqual(read('ask=selfTest'));
});
