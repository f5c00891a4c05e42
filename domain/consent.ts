import type { PublicSettings } from './public-settings';

/** Purposes that visitors accept or refuse separately (rule 27). */
export const purposes = ['statistics', 'chat', 'reviews', 'booking'] as const;
export type Purpose = (typeof purposes)[number];

const purposeSettings: Record<Purpose, keyof PublicSettings> = {
  statistics: 'gtmId',
  chat: 'liveChatSrc',
  reviews: 'reviewsWidgetSrc',
  booking: 'schedulingUrl',
};

export const listConfiguredPurposes = (settings: PublicSettings): Purpose[] =>
  purposes.filter(purpose => settings[purposeSettings[purpose]]);

export type ConsentChoice = {
  granted: readonly Purpose[];
  refused: readonly Purpose[];
  /** Whether the consent was given although Global Privacy Control is on. */
  despiteSignal: boolean;
  /** Seconds since 1970. */
  at: number;
};

export const CONSENT_COOKIE = 'consent';
export const CONSENT_RETENTION_MONTHS = 12;
export const CONSENT_RETENTION_SECONDS = 365 * 86_400;
export const ANALYTICS_RETENTION_MONTHS = 14;
/** Version of the purposes. Increase it when the meaning of a purpose changes, to ask all visitors again. */
const VERSION = '1';
const SIGNAL_FLAG = 'gpc';

/** Returns a cookie value such as `1.1767225600.statistics-chat.reviews.`. */
export const serialiseConsentChoice = ({ at, granted, refused, despiteSignal }: ConsentChoice): string =>
  [VERSION, at, granted.join('-'), refused.join('-'), despiteSignal ? SIGNAL_FLAG : ''].join('.');

const parsePurposes = (list: string) => purposes.filter(purpose => list.split('-').includes(purpose));

/**
 * @param value untrusted value of the cookie
 * @param now seconds since 1970
 * @returns undefined if the value is invalid, of another version or older than twelve months
 */
export function parseConsentChoice(value: string | undefined, now: number): ConsentChoice | undefined {
  const parts = /^(\w+)\.(\d{1,12})\.([a-z-]*)\.([a-z-]*)\.([a-z]*)$/.exec(value ?? '');
  if (!parts) return undefined;
  const [, version, timestamp, granted = '', refused = '', signal] = parts;
  const answeredAt = Number(timestamp);
  if (version !== VERSION || answeredAt > now || now - answeredAt >= CONSENT_RETENTION_SECONDS)
    return undefined;
  return {
    at: answeredAt,
    granted: parsePurposes(granted),
    refused: parsePurposes(refused),
    despiteSignal: signal === SIGNAL_FLAG,
  };
}

/** Refuses the configured purposes that aren't granted. */
export const createConsentChoice = (
  granted: readonly Purpose[],
  { configured, hasSignal, now }: { configured: readonly Purpose[]; hasSignal: boolean; now: number },
): ConsentChoice => ({
  granted: configured.filter(purpose => granted.includes(purpose)),
  refused: configured.filter(purpose => !granted.includes(purpose)),
  despiteSignal: hasSignal,
  at: now,
});

/** The purposes that may load, and whether to ask the visitor. */
export type Consent = { granted: Purpose[]; shouldAsk: boolean };

/** Treats Global Privacy Control as a refusal of everything, unless the visitor agreed although it was on. */
export function getConsent(
  choice: ConsentChoice | undefined,
  { configured, hasSignal }: { configured: readonly Purpose[]; hasSignal: boolean },
): Consent {
  const validChoice = hasSignal && !choice?.despiteSignal ? undefined : choice;
  const answeredPurposes = [...(validChoice?.granted ?? []), ...(validChoice?.refused ?? [])];
  return {
    granted: configured.filter(purpose => validChoice?.granted.includes(purpose)),
    shouldAsk: !hasSignal && configured.some(purpose => !answeredPurposes.includes(purpose)),
  };
}
