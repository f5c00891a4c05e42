import { expect, it } from 'vitest';
import { messages } from '../../domain/messages';
import { validatePassword } from './common-password';

it.each([
  'password1234',
  'Password123!',
  'P@ssw0rd1234',
  '123456789012',
  'administrator',
  'qwertyuiopasdfgh',
  'iloveyou1234',
  'passwordpassword',
  'abcdefghijklmnop',
  '000000000000',
  'a'.repeat(1_000),
])('rejects the common password %.20s', async password => {
  expect(await validatePassword(password, [])).toBe(messages.passwordCommon);
});

const names = ['olena.shevchenko@harbour-works.example', 'Olena Shevchenko', 'Harbour & Works'];
it.each([
  'olena.shevchenko@harbour-works.example',
  'Olena.Shevchenko',
  'OlenaShevchenko1',
  'olena.shevchenko!',
  'shevchenko2026',
  'Harbour & Works',
  'harbour-works.example',
  'HarbourWorks2026',
])('rejects the password %s, which consists of names of the member or the site', async password => {
  expect(await validatePassword(password, names)).toBe(messages.passwordOwnName);
});

it('accepts a passphrase that contains a name of the member or the site', async () => {
  for (const password of ['Olena counts seven blue kettles', 'harbour gulls like paprika'])
    expect([password, await validatePassword(password, names)]).toEqual([password, undefined]);
});

it.each([
  'correct horse battery staple',
  'a-long-enough-password',
  'Vier Reiher am Dnister',
  'сім синіх чайників',
  'uJ4k_9Qe2-xVbN0a',
])('accepts the uncommon password %s', async password => {
  expect(await validatePassword(password, ['a@site.example', 'A', 'Site'])).toBeUndefined();
});
