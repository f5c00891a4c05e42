import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAgeKeys, createFileCipher } from './encryption';

const key = randomBytes(32);

it("decrypts a file only under its own name and with the owner's key", () => {
  const cipher = createFileCipher(key);
  const encryptedBytes = cipher.encrypt('attachments/one.pdf', Buffer.from('Confidential plans'));
  expect(encryptedBytes.includes('Confidential')).toBe(false);
  expect(cipher.decrypt('attachments/one.pdf', encryptedBytes).toString()).toBe('Confidential plans');
  expect(() => cipher.decrypt('attachments/two.pdf', encryptedBytes)).toThrow('Check REPLICA_KEY');
  expect(() => createFileCipher(randomBytes(32)).decrypt('attachments/one.pdf', encryptedBytes)).toThrow();
});

it('derives an age key pair that Litestream accepts', () => {
  // Litestream 0.3.13 encrypted and restored a database with this pair.
  expect(createAgeKeys(Buffer.alloc(32, 7))).toMatchInlineSnapshot(`
    {
      "identity": "AGE-SECRET-KEY-18SWYAXR52036HLHLCNDYYY4DCJYLMYY3YM5GKKGUPXXD0EWL52LQFW6WAA",
      "recipient": "age19v4kfdws2qgdchlmmvwm0q3yxt0cy44a4lc70uhdgqpg53709vwqg4z7hx",
    }
  `);
});
