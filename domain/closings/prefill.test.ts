import { expect, it } from 'vitest';
import { builtInClosings } from '../../site-data';
import { getHeadOfPartnerships } from '../colleague';
import { getSite } from '../current-site';
import { getPrefill } from './prefill';

const readPrefill = (query: string) => getPrefill(builtInClosings, new URLSearchParams(query));

it('prefills a request with the answers from the self-test', () => {
  expect(readPrefill('ask=selfTest&yes=2&yes=5')).toEqual({
    message:
      '2 of 5. Yes to: Is there a red test that everybody knows about? Did bugs move a release date twice this year? Please tell us what an audit would read first.',
  });
  expect(readPrefill('ask=selfTest').message).toMatch(/^0 of 5\. Please/);
});

it('reads the manager from the URL of the contact form', () => {
  const { key } = getHeadOfPartnerships();
  expect(readPrefill(`to=${key}`)).toEqual({ to: key });
  expect(readPrefill(`ask=selfTest&to=${key}&to=nobody`)).toEqual({
    to: key,
    message: readPrefill('ask=selfTest').message,
  });
});

it('prefills a message for every closing, even when no answer was changed', () => {
  const readMessage = (query: string) => readPrefill(query).message;
  expect(readMessage('ask=fees&volume=26&ticket=18&processors=1')).toBe(
    'Card volume €400,000 a month, average ticket €40, processors today: one. Fees now about €11,300, possible saving €1,500 a month. Please check against our contract.',
  );
  expect(readMessage('ask=fees&processors=3')).toMatch(/three or more\. Fees now about €9,200\. Please/);
  expect(readMessage('ask=startDates&from=2026-11-23&start=2')).toBe(
    'We would like to start on Monday, 7 December 2026. Scope by 21 December 2026, something to click by 18 January 2027, a real user by 1 March 2027.',
  );
  expect(
    readMessage(
      `ask=team&front=1&back=0&qa=0&office=${getSite().address.locality.toLowerCase().replaceAll(' ', '-')}`,
    ),
  ).toBe(
    `A team of 1: 1 Front end. 160 hours a month, office in ${getSite().address.locality}, 9 shared hours a day.`,
  );
  expect(readMessage('ask=check&on=2')).toBe(
    'Is it an AI problem? We have two hundred examples with the right answer. Your answer: Almost. Build the undo before the model. Here is what we would ask it:',
  );
  expect(readMessage('ask=citation&choice=2')).toBe(
    '“Who pays for the parcel?” “We do, when the fault is ours. Otherwise you do.” Source: 3.2. Here is what we would ask our own pages:',
  );
  expect(readMessage('ask=citation&choice=4')).toContain('so.” No source. Here');
  expect(readMessage('ask=licences&choice=4')).toMatch(
    /^Which licence touches you\? Lend money\. Your answer: A credit/,
  );
  expect(readMessage('ask=riskMap&choice=9')).toMatch(
    /^Where does it hurt\? Rarely, lost trust\. Your answer: Test it/,
  );
  expect(readMessage('ask=licences&choice=3')).toContain('An e-money licence.');
  const forms = Object.keys(builtInClosings);
  for (const form of forms) expect(readMessage(`ask=${form}&from=2026-11-23&start=2`), form).toBeTruthy();
});

it("states in the note about start dates that public holidays aren't skipped", () => {
  expect(builtInClosings.startDates.note).toContain('do not skip public holidays');
});

it('ignores invalid answers in the URL when a request is prefilled', () => {
  const readDefault = (topic: string) => readPrefill(`ask=${topic}`);
  expect(readPrefill('ask=fees&volume=9999&ticket=-1&processors=7')).toEqual(readDefault('fees'));
  expect(readPrefill('ask=team&front=99&back=%3Cb%3E&office=mars')).toEqual(readDefault('team'));
  expect(readPrefill('ask=licences&choice=0')).toEqual(readDefault('licences'));
  expect(readPrefill('ask=riskMap&choice=10')).toEqual(readDefault('riskMap'));
  for (const from of ['', '2026-11-24', '2026-02-30', '9999-99-99', 'today'])
    expect(readPrefill(`ask=startDates&from=${from}&start=2`), from).toEqual({});
});

it('prefills nothing when the URL parameters are empty or unknown', () => {
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
    expect(readPrefill(query), query).toEqual({});
  const hostileQuery = `ask=selfTest&yes=<script>alert(1)</script>&yes=${'1'.repeat(10_000)}&yes=%E0%A4%A&message=Buy`;
  expect(readPrefill(hostileQuery)).toEqual(readPrefill('ask=selfTest'));
});
