import { expect, it } from 'vitest';
import { isCommonPassword } from './common-password';

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
])('refuses %.20s', async password => {
  expect(await isCommonPassword(password)).toBe(true);
});

it.each([
  'correct horse battery staple',
  'a-long-enough-password',
  'Vier Reiher am Dnister',
  'сім синіх чайників',
  'uJ4k_9Qe2-xVbN0a',
])('takes %s', async password => {
  expect(await isCommonPassword(password)).toBe(false);
});
