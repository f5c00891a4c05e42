import type { PublicSettings } from './public-settings';

/** What a visitor may agree to, one by one (rule 27). */
export const purposes = ['statistics', 'chat', 'reviews', 'booking'] as const;
export type Purpose = (typeof purposes)[number];

const settingOf: Record<Purpose, keyof PublicSettings> = {
  statistics: 'gtmId',
  chat: 'liveChatSrc',
  reviews: 'reviewsWidgetSrc',
  booking: 'schedulingUrl',
};

/** The purposes this site has use for; none when no third party is configured. */
export const listConfiguredPurposes = (settings: PublicSettings): Purpose[] =>
  purposes.filter(purpose => settings[settingOf[purpose]]);

/** A visitor's answer, as it is remembered. */
export type Choice = {
  granted: readonly Purpose[];
  refused: readonly Purpose[];
  /** Given while the browser asked not to be tracked (Global Privacy Control). */
  despiteSignal: boolean;
  /** When, in seconds since 1970. */
  at: number;
};

export const CONSENT_COOKIE = 'consent';
export const CONSENT_KEPT_MONTHS = 12;
export const CONSENT_KEPT_SECONDS = 365 * 86_400;
/** How long the statistics keep what they counted. */
export const ANALYTICS_KEPT_MONTHS = 14;
/** Raised when a purpose comes to mean something else: everybody is asked again. */
const VERSION = '1';
const WITH_SIGNAL = 'gpc';

/** The cookie's value, such as `1.1767225600.statistics-chat.reviews.`; all its characters are fit for a cookie. */
export const serialiseChoice = ({ at, granted, refused, despiteSignal }: Choice): string =>
  [VERSION, at, granted.join('-'), refused.join('-'), despiteSignal ? WITH_SIGNAL : ''].join('.');

const known = (list: string) => purposes.filter(purpose => list.split('-').includes(purpose));

/**
 * Reads a remembered answer.
 * @param value of the cookie, whoever wrote it.
 * @param now in seconds since 1970.
 * @returns undefined when it cannot be read, is of another version or older than twelve months.
 */
export function parseChoice(value: string | undefined, now: number): Choice | undefined {
  const parts = /^(\w+)\.(\d{1,12})\.([a-z-]*)\.([a-z-]*)\.([a-z]*)$/.exec(value ?? '');
  if (!parts) return undefined;
  const [, version, written, granted = '', refused = '', signal] = parts;
  const at = Number(written);
  if (version !== VERSION || at > now || now - at >= CONSENT_KEPT_SECONDS) return undefined;
  return { at, granted: known(granted), refused: known(refused), despiteSignal: signal === WITH_SIGNAL };
}

/** The answer "these and no others" to what is configured. */
export const createChoice = (
  granted: readonly Purpose[],
  { configured, signal, now }: { configured: readonly Purpose[]; signal: boolean; now: number },
): Choice => ({
  granted: configured.filter(purpose => granted.includes(purpose)),
  refused: configured.filter(purpose => !granted.includes(purpose)),
  despiteSignal: signal,
  at: now,
});

/** What follows from an answer, or from none. */
export type Consent = { granted: Purpose[]; ask: boolean };

/**
 * What may load, and whether the visitor is to be asked. Global Privacy Control is a no to everything: it is not
 * asked about, and only a yes that was given in its presence, in the preferences, stands against it.
 */
export function getConsent(
  choice: Choice | undefined,
  { configured, signal }: { configured: readonly Purpose[]; signal: boolean },
): Consent {
  const heard = signal && !choice?.despiteSignal ? undefined : choice;
  const answered = [...(heard?.granted ?? []), ...(heard?.refused ?? [])];
  return {
    granted: configured.filter(purpose => heard?.granted.includes(purpose)),
    ask: !signal && configured.some(purpose => !answered.includes(purpose)),
  };
}
