import { describe, expect, it } from 'vitest';
import {
  CONSENT_RETENTION_SECONDS,
  createConsentChoice,
  getConsent,
  listConfiguredPurposes,
  type Purpose,
  parseConsentChoice,
  serialiseConsentChoice,
} from './consent';

const now = 1_767_225_600;
const configuredPurposes: Purpose[] = ['statistics', 'chat', 'booking'];
const options = { configured: configuredPurposes, hasSignal: false };
const createChoice = (granted: Purpose[], hasSignal = false) =>
  createConsentChoice(granted, { configured: configuredPurposes, hasSignal, now });

describe('listConfiguredPurposes', () => {
  it('lists only the configured purposes of consent', () => {
    expect(listConfiguredPurposes({})).toEqual([]);
    expect(listConfiguredPurposes({ schedulingUrl: 'https://book.example/', gtmId: 'GTM-1' })).toEqual([
      'statistics',
      'booking',
    ]);
  });
});

describe('the stored consent', () => {
  it.each([
    [[], false],
    [['chat'], false],
    [configuredPurposes, true],
  ] as [Purpose[], boolean][])('round-trips consent to %j', (granted, hasSignal) => {
    const choice = createChoice(granted, hasSignal);
    expect(parseConsentChoice(serialiseConsentChoice(choice), now)).toEqual(choice);
  });

  it('serialises consent with only cookie-safe characters', () => {
    expect(serialiseConsentChoice(createChoice(configuredPurposes, true))).toMatch(/^[\w.-]+$/);
  });

  it('ignores a stored consent after twelve months', () => {
    const value = serialiseConsentChoice(createChoice(['chat']));
    expect(parseConsentChoice(value, now + CONSENT_RETENTION_SECONDS - 1)).toBeDefined();
    expect(parseConsentChoice(value, now + CONSENT_RETENTION_SECONDS)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'yes',
    '2.1767225600.chat..',
    '1.x.chat..',
    '1.1767225600.chat',
    `1.${now + 60}.chat..`,
  ])('ignores the invalid stored consent %j', value =>
    expect(parseConsentChoice(value, now)).toBeUndefined(),
  );

  it('removes unknown purposes from a stored consent', () => {
    expect(parseConsentChoice(`1.${now}.chat-mining..`, now)?.granted).toEqual(['chat']);
  });
});

describe('getConsent', () => {
  it('grants nothing and asks for consent when the visitor has made no choice', () => {
    expect(getConsent(undefined, options)).toEqual({ granted: [], shouldAsk: true });
  });

  it("doesn't ask for consent when no purpose is configured", () => {
    expect(getConsent(undefined, { configured: [], hasSignal: false })).toEqual({
      granted: [],
      shouldAsk: false,
    });
  });

  it("applies the visitor's choice without asking for consent again", () => {
    expect(getConsent(createChoice(['chat']), options)).toEqual({ granted: ['chat'], shouldAsk: false });
    expect(getConsent(createChoice([]), options)).toEqual({ granted: [], shouldAsk: false });
  });

  it('applies earlier consent when a new purpose requires asking again', () => {
    const optionsWithReviews = { configured: [...configuredPurposes, 'reviews' as const], hasSignal: false };
    expect(getConsent(createChoice(['chat']), optionsWithReviews)).toEqual({
      granted: ['chat'],
      shouldAsk: true,
    });
  });

  it('removes consent to a purpose when it is no longer configured', () => {
    expect(
      getConsent(createChoice(configuredPurposes), { configured: ['chat'], hasSignal: false }).granted,
    ).toEqual(['chat']);
  });

  it('treats Global Privacy Control as a refusal without asking for consent', () => {
    const optionsWithSignal = { configured: configuredPurposes, hasSignal: true };
    expect(getConsent(undefined, optionsWithSignal)).toEqual({ granted: [], shouldAsk: false });
    expect(getConsent(createChoice(configuredPurposes), optionsWithSignal)).toEqual({
      granted: [],
      shouldAsk: false,
    });
  });

  it('applies consent when the visitor consents despite Global Privacy Control', () => {
    expect(
      getConsent(createChoice(['booking'], true), { configured: configuredPurposes, hasSignal: true })
        .granted,
    ).toEqual(['booking']);
  });
});
