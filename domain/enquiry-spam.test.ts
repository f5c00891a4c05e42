import { describe, expect, it } from 'vitest';
import { findSpamReasons } from './enquiry-spam';

const request = {
  fullName: 'Hannah Whitlock',
  companyName: 'Deltaquay',
  description:
    'We need the options desk to open on a phone. The board meets on 9 December, and we have a brief.',
};
const check = (change: Partial<Parameters<typeof findSpamReasons>[0]>) =>
  findSpamReasons({ ...request, ...change });

describe('spam reasons', () => {
  it.each([
    [{ fullName: 'Win at www.prize.example' }, ['The name or company contains a link.']],
    [{ fullName: 'JqWbTzKLmvPdRa' }, ['The name consists of random letters.']],
    [
      { description: '[url=https://a.example]here[/url]' },
      ['The message contains link markup (HTML or BBCode).', 'The message has a link.'],
    ],
    [{ description: 'http://a.example http://b.example https://c.example' }, ['The message has 3 links.']],
    [
      { description: 'We offer backlinks and a\nguest post.' },
      ['The message mentions “backlinks”, “guest post”.'],
    ],
    [
      { description: 'Link  building: https://a.example' },
      ['The message has a link.', 'The message mentions “link building”.'],
    ],
    [{ description: 'Buy сheap viаgrа' }, ['Words mix alphabets: “сheap”, “viаgrа”.']],
    [
      { elapsedMs: 3_100, description: `${request.description} https://a.example` },
      ['The message has a link.', 'The form was sent 3 seconds after it appeared.'],
    ],
  ])('lists the spam reasons of a request with %j', (change, reasons) => {
    expect(check(change)).toEqual(reasons);
  });

  it.each([
    {},
    { description: '' },
    { description: 'Our site is https://deltaquay.example, the old one http://quay.example' },
    { description: 'We run an online pharmacy and need an audit.' },
    { fullName: 'Anneliese McDonald-MacLeod', companyName: 'DeltaQuayCo' },
    {
      fullName: 'Олена Ґалаґан',
      description: 'Потрiбен React-розробник, зустрiч вiдбудеться в ІТ-компанiї.',
    },
    { elapsedMs: 3_000 },
    { elapsedMs: Number.NaN },
  ])('finds no spam reasons in a request with %j', change => {
    expect(check(change)).toEqual([]);
  });
});
