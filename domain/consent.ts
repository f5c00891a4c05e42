import type { PublicSettings } from './public-settings';

/** Purposes, each of which a visitor can accept or refuse (rule 27). */
export const purposes = ['statistics', 'chat', 'reviews', 'booking'] as const;
export type Purpose = (typeof purposes)[number];

const purposeSettings: Record<Purpose, keyof PublicSettings> = {
  statistics: 'gtmId',
  chat: 'liveChatSrc',
  reviews: 'reviewsWidgetSrc',
  booking: 'schedulingUrl',
};

/** Lists the purposes for which this site has third parties configured. */
export const listConfiguredPurposes = (settings: PublicSettings): Purpose[] =>
  purposes.filter(purpose => settings[purposeSettings[purpose]]);

/** A stored consent. */
export type Choice = {
  granted: readonly Purpose[];
  refused: readonly Purpose[];
  /** Whether the consent was given although Global Privacy Control is on. */
  despiteSignal: boolean;
  /** Seconds since 1970. */
  at: number;
};

export const CONSENT_COOKIE = 'consent';
export const CONSENT_KEPT_MONTHS = 12;
export const CONSENT_KEPT_SECONDS = 365 * 86_400;
/** Retention of statistics, in months. */
export const ANALYTICS_KEPT_MONTHS = 14;
/** Version of the purposes. Increase it when one changes its meaning, to ask all visitors again. */
const VERSION = '1';
const WITH_SIGNAL = 'gpc';

/** Formats the cookie's value: `1.1767225600.statistics-chat.reviews.`, only cookie-safe characters. */
export const serialiseChoice = ({ at, granted, refused, despiteSignal }: Choice): string =>
  [VERSION, at, granted.join('-'), refused.join('-'), despiteSignal ? WITH_SIGNAL : ''].join('.');

const parsePurposes = (list: string) => purposes.filter(purpose => list.split('-').includes(purpose));

/**
 * Parses a stored consent.
 * @param value of the cookie, untrusted
 * @param now in seconds since 1970
 * @returns undefined if it is invalid, of another version or older than twelve months
 */
export function parseChoice(value: string | undefined, now: number): Choice | undefined {
  const parts = /^(\w+)\.(\d{1,12})\.([a-z-]*)\.([a-z-]*)\.([a-z]*)$/.exec(value ?? '');
  if (!parts) return undefined;
  const [, version, written, granted = '', refused = '', signal] = parts;
  const at = Number(written);
  if (version !== VERSION || at > now || now - at >= CONSENT_KEPT_SECONDS) return undefined;
  return {
    at,
    granted: parsePurposes(granted),
    refused: parsePurposes(refused),
    despiteSignal: signal === WITH_SIGNAL,
  };
}

/** Creates a choice that grants some purposes and refuses the other configured ones. */
export const createChoice = (
  granted: readonly Purpose[],
  { configured, signal, now }: { configured: readonly Purpose[]; signal: boolean; now: number },
): Choice => ({
  granted: configured.filter(purpose => granted.includes(purpose)),
  refused: configured.filter(purpose => !granted.includes(purpose)),
  despiteSignal: signal,
  at: now,
});

/** The effect of a choice, or of a missing one. */
export type Consent = { granted: Purpose[]; ask: boolean };

/**
 * Returns what may load and whether to ask. Global Privacy Control refuses everything without asking, unless the
 * visitor agreed although it was on.
 */
export function getConsent(
  choice: Choice | undefined,
  { configured, signal }: { configured: readonly Purpose[]; signal: boolean },
): Consent {
  const validChoice = signal && !choice?.despiteSignal ? undefined : choice;
  const answeredPurposes = [...(validChoice?.granted ?? []), ...(validChoice?.refused ?? [])];
  return {
    granted: configured.filter(purpose => validChoice?.granted.includes(purpose)),
    ask: !signal && configured.some(purpose => !answeredPurposes.includes(purpose)),
  };
}
